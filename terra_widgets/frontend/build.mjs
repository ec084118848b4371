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
const LIMIT = 70 * 1024;
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

async function bundle(entry) {
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
  });
  return result.outputFiles[0].text;
}

/** What the games draw for paper in their card_faces.tsx, as the text of a JSON file with one drawing in a line. */
async function cardFaces() {
  const all = [["sources", fingerprint()]];
  for (const name of gameNames.filter((name) => existsSync(join(gameFolder, name, "card_faces.tsx")))) {
    const code = Buffer.from(await bundle(`src/games/${name}/card_faces.tsx`)).toString("base64");
    const { CARD_FACES, Fragment } = await import(`data:text/javascript;base64,${code}`);
    all.push(...Object.entries(CARD_FACES).map(([face, drawn]) => [face, markup(drawn, Fragment)]));
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
const outputs = {
  "terra.js": `${banner}\n${await bundle("src/index.ts")}`,
  "terra.css": `${banner}\n${await bundle("src/terra.css")}`,
  "card_faces.json": await cardFaces(),
  "preact.LICENSE.txt": readFileSync(join(here, "node_modules", "preact", "LICENSE"), "utf8"),
};

const packed = gzipSync(outputs["terra.js"] + outputs["terra.css"], { level: 9 }).length;
console.log(`terra.js and terra.css: ${(packed / 1024).toFixed(1)} KB gzipped`);
if (packed > LIMIT) {
  console.error(`The bundle is larger than ${LIMIT / 1024} KB: leave something out.`);
  process.exit(1);
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
