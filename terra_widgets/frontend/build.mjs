// Builds ../static from src: `node build.mjs`. With --check nothing is written, and the exit code
// says whether the committed bundle is what the sources give. With --dev the harness is built too.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "..", "static");
const check = process.argv.includes("--check");
// Each src/<door>.ts and .css is a bundle of its own, and has so many bytes. Jupyter sends that of a widget with
// every widget; that of a room has all of them in it, is served once and kept by the browser.
const DOORS = { boards: 70 * 1024, pages: 70 * 1024, room: 120 * 1024 };
const gameFolder = join(here, "src", "games");
const gameNames = readdirSync(gameFolder).filter((name) => existsSync(join(gameFolder, name, "index.ts"))).sort();

/** One hash over all that shapes the bundle; tests/frontend computes the same without Node. */
function fingerprint() {
  const files = readdirSync(join(here, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(here.length + 1).replaceAll("\\", "/"));
  const all = [...files, "build.mjs", "package-lock.json", "tsconfig.json"].sort();
  const hash = createHash("sha256");
  for (const name of all) {
    const text = readFileSync(join(here, name), "utf8").replaceAll("\r\n", "\n");
    hash.update(`${name}\0${text}\0`);
  }
  return hash.digest("hex");
}

/** The module "terra:games" and the style sheet "terra:games.css": all folders of src/games, by their names. */
const games = {
  name: "games",
  setup(made) {
    const script = [
      ...gameNames.map((name, i) => `import * as game${i} from "./${name}/index";`),
      `export const GAMES = { ${gameNames.map((name, i) => `${name}: game${i}`).join(", ")} };`,
    ];
    const styles = gameNames
      .filter((name) => existsSync(join(gameFolder, name, `${name}.css`)))
      .map((name) => `@import "./${name}/${name}.css";`);
    made.onResolve({ filter: /^terra:games/ }, ({ path }) => ({ path, namespace: "games" }));
    made.onLoad({ filter: /.*/, namespace: "games" }, ({ path }) => ({
      contents: (path.endsWith(".css") ? styles : script).join("\n"),
      loader: path.endsWith(".css") ? "css" : "js",
      resolveDir: gameFolder,
    }));
  },
};

async function bundle(entry, pictures = "") {
  const result = await build({
    absWorkingDir: here,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    // What container queries and oklch need anyway.
    target: ["chrome111", "firefox113", "safari16.4"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "none", // the licence of Preact lies beside the bundle
    logLevel: "warning",
    plugins: [games],
    define: { PICTURES: JSON.stringify(pictures) },
  });
  return result.outputFiles[0].text;
}

/**
 * Styles that hold for the widgets of one door alone.
 *
 * A page may have several doors. What they share would else come again after what a game says about it, and win.
 */
function within(door, css) {
  return css.replace(/\.terra(?![-\w])/g, `.terra:where([data-door=${door}])`);
}

/** What a source file exports. */
async function run(entry) {
  return import(`data:text/javascript;base64,${Buffer.from(await bundle(entry)).toString("base64")}`);
}

/** The games that have such a file. */
const having = (file) => gameNames.filter((name) => existsSync(join(gameFolder, name, file)));

/** The emblems of all games, and the parts that they use. */
async function pictures() {
  const { PARTS } = await run("src/emblems/parts.ts");
  const emblems = {};
  for (const name of having("emblems.ts")) emblems[name] = (await run(`src/games/${name}/emblems.ts`)).EMBLEMS;
  const used = Object.values(emblems).flatMap((cards) =>
    Object.values(cards).flatMap((emblem) => emblem.split("|").map((placed) => placed.split(" ")[0])),
  );
  const unknown = used.filter((part) => !(part in PARTS));
  if (unknown.length) throw new Error(`No such part of an emblem: ${unknown.join(", ")}`);
  return { parts: Object.fromEntries([...new Set(used)].sort().map((part) => [part, PARTS[part]])), emblems };
}

/** An object as JSON with one line for each entry, down to this depth. */
function lines(data, depth) {
  if (!depth || Array.isArray(data) || typeof data !== "object") return JSON.stringify(data);
  return `{\n${Object.entries(data).map(([key, value]) => `${JSON.stringify(key)}:${lines(value, depth - 1)}`).join(",\n")}\n}`;
}

/** What is drawn for paper, as the text of a JSON file: emblems, and what the games have in their card_faces.tsx. */
async function cardFaces(made) {
  const all = [["sources", fingerprint()]];
  for (const name of having("card_faces.tsx")) {
    const { CARD_FACES, Fragment } = await run(`src/games/${name}/card_faces.tsx`);
    all.push(...Object.entries(CARD_FACES).map(([face, drawn]) => [face, markup(drawn, Fragment)]));
  }
  const { drawn } = await run("src/emblems/drawing.tsx");
  for (const [game, cards] of Object.entries(made.emblems)) {
    for (const card of Object.keys(cards)) all.push([`emblem ${game} ${card}`, markup(drawn(made, game, card))]);
  }
  return `{\n${all.map((pair) => pair.map((text) => JSON.stringify(text)).join(": ")).join(",\n")}\n}\n`;
}

/** A drawing as text. It has elements, and components without any state, so nothing has to be mounted. */
function markup(drawn, Fragment) {
  if (drawn === null || drawn === undefined || typeof drawn === "boolean") return "";
  if (Array.isArray(drawn)) return drawn.map((part) => markup(part, Fragment)).join("");
  if (typeof drawn !== "object") return quoted(drawn);
  const { type, props } = drawn;
  if (type === Fragment) return markup(props.children, Fragment);
  if (typeof type === "function") return markup(type.call({ props }, props), Fragment);
  const { children, ...rest } = props;
  const attributes = Object.entries(rest).filter(([, value]) => value !== undefined && value !== "");
  const written = attributes.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
  return `<${type}${written}>${markup(children, Fragment)}</${type}>`;
}

function quoted(text) {
  return String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

execFileSync(process.execPath, [join(here, "node_modules", "typescript", "bin", "tsc"), "-p", here], {
  stdio: "inherit",
});
const banner = `/* Terra, built from terra_widgets/frontend; do not edit. sources: ${fingerprint()} */`;
const made = await pictures();
const picturesFile = `${lines(made, 3)}\n`;
const which = createHash("sha256").update(picturesFile).digest("hex").slice(0, 12);
const outputs = {
  "pictures.json": picturesFile,
  "card_faces.json": await cardFaces(made),
  "preact.LICENSE.txt": readFileSync(join(here, "node_modules", "preact", "LICENSE"), "utf8"),
};

for (const [door, limit] of Object.entries(DOORS)) {
  outputs[`${door}.js`] = `${banner}\n${await bundle(`src/${door}.ts`, which)}`;
  outputs[`${door}.css`] = `${banner}\n${within(door, await bundle(`src/${door}.css`))}`;
  const packed = gzipSync(outputs[`${door}.js`] + outputs[`${door}.css`], { level: 9 }).length;
  console.log(`${door}.js and ${door}.css: ${(packed / 1024).toFixed(1)} KB gzipped`);
  if (packed > limit) {
    console.error(`${door}.js and ${door}.css are larger than ${limit / 1024} KB together: leave something out.`);
    process.exit(1);
  }
}

if (check) {
  const stale = Object.entries(outputs).filter(([name, text]) => {
    const path = join(target, name);
    return !existsSync(path) || readFileSync(path, "utf8") !== text;
  });
  for (const [name] of stale) {
    console.error(`static/${name} is not what the sources give: run \`python3 run.py build\`.`);
  }
  process.exit(stale.length ? 1 : 0);
}
mkdirSync(target, { recursive: true });
for (const [name, text] of Object.entries(outputs)) writeFileSync(join(target, name), text);
