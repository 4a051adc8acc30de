#!/usr/bin/env node
// Copies an example into a new folder as an app that installs its packages from npm:
//   npm run copy-example -- storefront ../my-shop
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (...path) => readFileSync(join(root, ...path), "utf8");
const json = (...path) => JSON.parse(read(...path));
const save = (path, content) => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

/** Files that are not copied: generated files, and files that only the repository needs. */
const LEFT_OUT = new Set([
  "node_modules",
  "dist",
  ".next",
  ".turbo",
  "package.json",
  "tsconfig.json",
]);

/** Commands that start the copied examples. */
const START = { merchant: "npm start -- --help" };
const startOf = (example) => START[example] ?? "npm start";

/** Private packages that examples share. Their source files are copied into a folder of the app. */
const SHARED = ["shop-ui"];

/** Versions in pnpm-workspace.yaml. */
const catalog = Object.fromEntries(
  [...read("pnpm-workspace.yaml").matchAll(/^ {2}"?([^\s":]+)"?: (\S+)$/gm)].map(
    ([, name, version]) => [name, version],
  ),
);

function versionOf(name, range) {
  if (range === "catalog:") return catalog[name];
  if (!range.startsWith("workspace:")) return range;
  return `^${json("packages", name.replace("@portico/", ""), "package.json").version}`;
}

const withVersions = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => !SHARED.includes(name))
      .map(([name, range]) => [name, versionOf(name, range)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Returns the app's manifest, including the dependencies of the shared packages. */
function manifestOf(example, name) {
  const { bin: _, ...manifest } = json("examples", example, "package.json");
  const shared = SHARED.filter((packageName) => manifest.dependencies[packageName]).map(
    (packageName) => json("examples", packageName, "package.json"),
  );
  const dependencies = Object.assign(
    {},
    ...shared.map((sharedPackage) => sharedPackage.dependencies),
  );
  Object.assign(dependencies, manifest.dependencies);
  const tools = { typescript: "catalog:", "@types/node": "catalog:", ...manifest.devDependencies };
  for (const dependency of Object.keys(dependencies)) delete tools[dependency];
  return {
    manifest: {
      ...manifest,
      name,
      version: "0.1.0",
      engines: json("packages", "core", "package.json").engines,
      dependencies: withVersions(dependencies),
      devDependencies: withVersions(tools),
    },
    shared: shared.map((sharedPackage) => sharedPackage.name),
  };
}

/** Replaces imports of a shared package with relative imports. */
function inline(folder, shared) {
  cpSync(join(root, "examples", shared, "src"), join(folder, "src", shared), { recursive: true });
  for (const path of globSync(["*.{ts,mjs}", "src/**/*.{ts,tsx,css}"], { cwd: folder })) {
    const file = join(folder, path);
    const text = readFileSync(file, "utf8");
    const up = relative(dirname(path), join("src", shared)).split(sep).join("/");
    const prefix = up.startsWith(".") ? up : `./${up}`;
    const inlined = text
      .replaceAll(`"${shared}/`, `"${prefix}/`)
      .replaceAll(`/node_modules/${shared}/src/`, `/src/${shared}/`);
    writeFileSync(file, inlined);
  }
}

/** Replaces commands and links that work only in the repository. */
function readmeOf(example) {
  const { repository } = json("packages", "core", "package.json");
  const site = repository.url.replace(/^git\+|\.git$/g, "");
  const run = `## Run it\n\n\`\`\`sh\nnpm install\n${startOf(example)}\n\`\`\`\n`;
  return read("examples", example, "README.md")
    .replace(/## Copy it[\s\S]*?(?=## )/, "")
    .replace(/## Run it[\s\S]*?(?=\n## )/, run)
    .replaceAll("](../../", `](${site}/blob/main/`)
    .replaceAll("](../", `](${site}/blob/main/examples/`);
}

function copy(example, to) {
  const from = join(root, "examples", example);
  const folder = resolve(to);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!LEFT_OUT.has(name)) cpSync(join(from, name), join(folder, name), { recursive: true });
  }
  const { manifest, shared } = manifestOf(example, folder.split(sep).at(-1).toLowerCase());
  for (const sharedPackage of shared) inline(folder, sharedPackage);
  save(join(folder, "package.json"), manifest);
  const { extends: _, compilerOptions, ...tsconfig } = json("examples", example, "tsconfig.json");
  const base = json("tsconfig.base.json").compilerOptions;
  save(join(folder, "tsconfig.json"), {
    compilerOptions: { ...base, ...compilerOptions },
    ...tsconfig,
  });
  writeFileSync(join(folder, "README.md"), readmeOf(example));
  writeFileSync(join(folder, ".gitignore"), "node_modules\ndist\n.next\n.env*\n");
  return folder;
}

const names = readdirSync(join(root, "examples")).filter((name) => !SHARED.includes(name));
const [example, to] = process.argv.slice(2);
if (!names.includes(example) || !to) {
  console.error(`Usage: npm run copy-example -- <${names.join(" | ")}> <new folder>`);
  process.exit(2);
}
if (existsSync(to) && readdirSync(to).length > 0) {
  console.error(`The folder ${to} is not empty. Choose a new one.`);
  process.exit(2);
}
const folder = copy(example, to);
console.log(
  `Copied to ${folder}. To start it:\n  cd ${folder}\n  npm install\n  ${startOf(example)}`,
);
