// Milliseconds from clicks to what the page shows for them, seen by a MutationObserver.

const PATIENCE = 20000; // ms

/** From the next click anywhere to the first drawing that shows what came of it: it may be drawn before Python
 * has said it (early), and counts when Python has. Nothing needs to be drawn any more then. */
const answered = (element, look, final) => new Promise((done, fail) => {
  const before = look();
  const until = performance.now() + PATIENCE;
  let began = 0;
  let drawn = null;
  addEventListener("click", () => (began = performance.now()), { capture: true, once: true });
  const watch = new MutationObserver(() => {
    const shown = look();
    if (!began || shown === before || shown === drawn?.shown) return;
    drawn = { shown, time: performance.now() - began, early: !final(shown) };
  });
  watch.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  const end = () => {
    const over = drawn !== null && final(drawn.shown);
    if (!over && performance.now() < until) return setTimeout(end, 4);
    watch.disconnect();
    if (over) done({ time: drawn.time, early: drawn.early });
    else fail(new Error(`not answered: ${began ? before.textContent : "there was no click"}`));
  };
  end();
});

/** The same at a bare button; gives the button as well. */
const answeredButton = (at) => {
  const { node } = kit.panel.content.widgets[at];
  const [button, html] = [node.querySelector("button"), node.querySelector(".widget-html-content")];
  return [button, answered(html, () => html.firstChild, () => true)];
};

const answeredTable = (at) => {
  const { number } = kit.snapshot(at);
  const root = kit.root(at);
  const status = root.querySelector("[role=status]");
  const final = (said) => kit.snapshot(at).number > number && kit.snapshot(at).announce === said.textContent;
  return answered(root, () => status.firstElementChild, final);
};

/** Until the page has painted: a click then waits for nothing that came before. */
kit.rested = () => new Promise((done) => {
  const idle = () => requestIdleCallback(done, { timeout: 500 });
  requestAnimationFrame(() => requestAnimationFrame(idle));
});

// One click after the other, without a hand that comes to a thing first

kit.clickButton = async (at, count) => {
  const times = [];
  for (let i = 0; i < count; i++) {
    const [button, answer] = answeredButton(at);
    button.click();
    times.push((await answer).time);
    await kit.rested();
  }
  return times;
};

/** Real decisions, whatever is lit; what a menu offers counts from the click into the menu. */
kit.clickTable = async (at, count) => {
  const root = kit.root(at);
  const times = [];
  for (let i = 0; i < count; i++) {
    const lit = [...root.querySelectorAll("[data-lit]")];
    let goal = lit[(kit.snapshot(at).number * 7) % lit.length];
    if (goal.getAttribute("aria-haspopup") === "menu") {
      goal.click();
      await kit.rested();
      goal = root.querySelector(".t-menu button");
    }
    const answer = answeredTable(at);
    goal.click();
    times.push((await answer).time);
    await kit.rested();
  }
  return times;
};

// The next click of a real mouse; `kit.timed` is how long it took

/** At a bare button; gives where to press it. */
kit.timeButton = (at) => {
  const [button, answer] = answeredButton(at);
  kit.timed = answer;
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const box = button.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

kit.timeTable = (at) => {
  kit.timed = answeredTable(at);
};
