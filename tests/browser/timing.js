// Milliseconds from clicks to what the page shows for them, seen by a MutationObserver.

kit.until = (element, act, shown) => new Promise((done) => {
  let began = 0;
  const watch = new MutationObserver(() => {
    if (!shown()) return;
    watch.disconnect();
    done(performance.now() - began);
  });
  watch.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  began = performance.now();
  act();
});

/** Until the page has painted: a click then waits for nothing that came before. */
kit.rested = () => new Promise((done) => {
  const idle = () => requestIdleCallback(done, { timeout: 500 });
  requestAnimationFrame(() => requestAnimationFrame(idle));
});

kit.clickButton = async (at, count) => {
  const { node } = kit.panel.content.widgets[at];
  const [button, html] = [node.querySelector("button"), node.querySelector(".widget-html-content")];
  const times = [];
  for (let i = 0; i < count; i++) {
    const before = html.textContent;
    times.push(await kit.until(html, () => button.click(), () => html.textContent !== before));
    await kit.rested();
  }
  return times;
};

/** Real decisions, whatever is lit; what a menu offers counts from the click into the menu. */
kit.clickTable = async (at, count) => {
  const root = kit.root(at);
  const status = root.querySelector("[role=status]");
  const times = [];
  for (let i = 0; i < count; i++) {
    const { number } = kit.snapshot(at);
    const lit = [...root.querySelectorAll("[data-lit]")];
    let goal = lit[(number * 7) % lit.length];
    if (goal.getAttribute("aria-haspopup") === "menu") {
      await kit.until(root, () => goal.click(), () => root.querySelector(".t-menu"));
      await kit.rested();
      goal = root.querySelector(".t-menu button");
    }
    const drawn = () => kit.snapshot(at).number > number && status.textContent === kit.snapshot(at).announce;
    times.push(await kit.until(root, () => goal.click(), drawn));
    await kit.rested();
  }
  return times;
};

/** Until the next click anywhere is answered: milliseconds to the first drawing that shows what came of it. */
const answered = (element, look, final) => new Promise((done) => {
  let began = 0;
  let drawn = null;
  const before = look();
  addEventListener("click", () => (began = performance.now()), { capture: true, once: true });
  const watch = new MutationObserver(() => {
    const now = look();
    if (!began || now === before) return;
    if (drawn?.shown !== now) drawn = { shown: now, time: performance.now() - began, early: !final(now) };
  });
  watch.observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
  const end = () => {
    if (!drawn || !final(drawn.shown)) return setTimeout(end, 4);
    watch.disconnect();
    done(drawn);
  };
  end();
});

/** Time the next click at a bare button; gives where to press it. */
kit.timeButton = (at) => {
  const { node } = kit.panel.content.widgets[at];
  const [button, html] = [node.querySelector("button"), node.querySelector(".widget-html-content")];
  kit.timed = answered(html, () => html.textContent, () => true);
  button.scrollIntoView({ block: "center", behavior: "instant" });
  const box = button.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Time the next click at a table. What it draws counts when Python says the same; a drawing before that is early. */
kit.timeTable = (at) => {
  const { number } = kit.snapshot(at);
  const root = kit.root(at);
  const status = root.querySelector("[role=status]");
  const final = (text) => kit.snapshot(at).number > number && kit.snapshot(at).announce === text;
  kit.timed = answered(root, () => status.textContent, final);
};
