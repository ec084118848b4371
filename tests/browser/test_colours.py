"""Tokens can be told apart without their colours."""

import base64

import pytest

pytestmark = pytest.mark.long

# Red, green and blue as people see them who lack one kind of cone (Machado and others, 2009).
EYES = {
    "protan": "0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0",
    "deutan": "0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0",
    "tritan": "1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0",
}
SIZE = 24  # pixels on the screen: about as small as tokens get
LAY_OUT = """(root, [eyes, size]) => {
    const kinds = new Map();
    for (const icon of root.querySelectorAll(".t-icon")) {
        const kind = [...icon.classList].find((name) => name.startsWith("i-")).slice(2);
        if (!kinds.has(kind)) kinds.set(kind, icon);
    }
    const filters = Object.entries(eyes).map(([name, values]) =>
        `<filter id="eye-${name}"><feColorMatrix type="matrix" values="${values}"/></filter>`);
    const sheet = document.createElement("div");
    sheet.id = "tokens";
    sheet.className = "terra";
    sheet.dataset.door = root.dataset.door;
    sheet.dataset.theme = root.dataset.theme;
    sheet.style = `position: fixed; inset: 0 auto auto 0; z-index: 9999; display: flex; width: max-content;
        container-type: normal; padding: 0; border: 0; margin: 0;
        background: ${root.dataset.theme === "dark" ? "#222" : "#fff"}`;
    sheet.innerHTML = `<svg width="0" height="0" style="position: absolute">${filters.join("")}</svg>`;
    for (const icon of kinds.values()) {
        const copy = icon.cloneNode(true);
        copy.style = `width: ${size}px; height: ${size}px; overflow: hidden; display: block`;
        sheet.append(copy);
    }
    document.body.append(sheet);
    return [...kinds.keys()];
}"""
# The share of points in which each two tokens differ clearly in brightness.
COMPARE = """async ([picture, count, size]) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const grey = [];
    for (let at = 0; at < count; at++) {
        const { data } = canvas.getImageData(at * size, 0, size, size);
        const one = [];
        for (let i = 0; i < data.length; i += 4) {
            one.push(0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]);
        }
        grey.push(one);
    }
    const found = [];
    for (let a = 0; a < count; a++) {
        for (let b = 0; b < a; b++) {
            const apart = grey[a].filter((value, i) => Math.abs(value - grey[b][i]) > 40).length;
            found.push([b, a, apart / (size * size)]);
        }
    }
    return found;
}"""

PAINT = "<style>#tokens .t-icon :not(text) { fill: #bbb } #tokens .t-icon text { fill: #000 }</style>"


def least(page, kinds):
    """The two tokens that are most alike, and in how much of their picture they differ."""
    box = page.locator("#tokens").bounding_box()
    assert (box["width"], box["height"]) == (SIZE * len(kinds), SIZE)
    picture = "data:image/png;base64," + base64.b64encode(page.screenshot(clip=box)).decode()
    pairs = page.evaluate(COMPARE, [picture, len(kinds), SIZE])
    a, b, isolated = min(pairs, key=lambda pair: pair[2])
    return isolated, kinds[a], kinds[b]


def test_tokens_differ_without_their_colours(jupyterlab):
    """Seen in grey through three kinds of eyes; then all painted the same, by letter and shape alone."""
    page = jupyterlab.page
    view = jupyterlab.show("table = tw.new(seed=7)\ntable")
    view.click("more")
    view.click("sheet:supply")  # where every kind lies
    for dark in (False, True):
        jupyterlab.theme(dark=dark)
        theme = "dark" if dark else "light"
        page.wait_for_function("([at, theme]) => kit.root(at).dataset.theme === theme", arg=[view.at, theme])
        sheet = page.locator("#tokens")
        kinds = view.root.evaluate(LAY_OUT, [EYES, SIZE])
        assert len(kinds) == 9  # seven resources, the cube, and any raw material
        for eye in EYES:
            sheet.evaluate("(sheet, eye) => (sheet.style.filter = `url(#eye-${eye})`)", eye)
            seen = least(page, kinds)
            assert seen[0] > 0.1, (theme, eye, seen)
        sheet.evaluate("sheet => (sheet.style.filter = '')")
        sheet.evaluate("(sheet, style) => sheet.insertAdjacentHTML('afterbegin', style)", PAINT)
        seen = least(page, kinds)
        assert seen[0] > 0.1, (theme, seen)
        sheet.evaluate("sheet => sheet.remove()")
