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
const readText = (...path) => readFileSync(join(root, ...path), "utf8");
const readJson = (...path) => JSON.parse(readText(...path));
const writeJson = (path, content) => writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);

/** Generated files and folders, and files that are written with new content. They are not copied. */
const EXCLUDED_FILES = new Set([
  "node_modules",
  "dist",
  ".next",
  ".turbo",
  "package.json",
  "tsconfig.json",
]);

/** Commands that start the copied examples, if different from `npm start`. */
const START_COMMANDS = { merchant: "npm start -- --help" };
const startCommandOf = (example) => START_COMMANDS[example] ?? "npm start";

/** Private packages that examples share. Their source files are copied into a folder of the app. */
const SHARED_PACKAGES = ["shop-ui"];

/** Versions in the catalog of pnpm-workspace.yaml, by package. */
const versions = Object.fromEntries(
  [...readText("pnpm-workspace.yaml").matchAll(/^ {2}"?([^\s":]+)"?: (\S+)$/gm)].map(
    ([, name, version]) => [name, version],
  ),
);

function versionOf(name, range) {
  if (range === "catalog:") return versions[name];
  if (!range.startsWith("workspace:")) return range;
  return `^${readJson("packages", name.replace("@portico/", ""), "package.json").version}`;
}

const withVersions = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => !SHARED_PACKAGES.includes(name))
      .map(([name, range]) => [name, versionOf(name, range)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Returns the names of the app's shared packages, and a manifest that includes the dependencies of
 * these packages.
 */
function manifestOf(example, name) {
  const { bin: _, ...manifest } = readJson("examples", example, "package.json");
  const sharedManifests = SHARED_PACKAGES.filter(
    (packageName) => manifest.dependencies[packageName],
  ).map((packageName) => readJson("examples", packageName, "package.json"));
  const dependencies = Object.assign(
    {},
    ...sharedManifests.map((sharedManifest) => sharedManifest.dependencies),
  );
  Object.assign(dependencies, manifest.dependencies);
  const devDependencies = {
    typescript: "catalog:",
    "@types/node": "catalog:",
    ...manifest.devDependencies,
  };
  for (const dependency of Object.keys(dependencies)) delete devDependencies[dependency];
  return {
    manifest: {
      ...manifest,
      name,
      version: "0.1.0",
      engines: readJson("packages", "core", "package.json").engines,
      dependencies: withVersions(dependencies),
      devDependencies: withVersions(devDependencies),
    },
    sharedPackages: sharedManifests.map((sharedManifest) => sharedManifest.name),
  };
}

/** Copies a shared package into the app, and makes the imports of the package relative. */
function inlinePackage(folder, sharedPackage) {
  cpSync(join(root, "examples", sharedPackage, "src"), join(folder, "src", sharedPackage), {
    recursive: true,
  });
  for (const path of globSync(["*.{ts,mjs}", "src/**/*.{ts,tsx,css}"], { cwd: folder })) {
    const file = join(folder, path);
    const text = readFileSync(file, "utf8");
    const relativePath = relative(dirname(path), join("src", sharedPackage)).split(sep).join("/");
    const prefix = relativePath.startsWith(".") ? relativePath : `./${relativePath}`;
    const inlinedText = text
      .replaceAll(`"${sharedPackage}/`, `"${prefix}/`)
      .replaceAll(`/node_modules/${sharedPackage}/src/`, `/src/${sharedPackage}/`);
    writeFileSync(file, inlinedText);
  }
}

/** Returns the app's README. Replaces commands and links that work only in the repository. */
function readmeOf(example) {
  const { repository } = readJson("packages", "core", "package.json");
  const repositoryUrl = repository.url.replace(/^git\+|\.git$/g, "");
  const runSection = `## Run it\n\n\`\`\`sh\nnpm install\n${startCommandOf(example)}\n\`\`\`\n`;
  return readText("examples", example, "README.md")
    .replace(/## Copy it[\s\S]*?(?=## )/, "")
    .replace(/## Run it[\s\S]*?(?=\n## )/, runSection)
    .replaceAll("](../../", `](${repositoryUrl}/blob/main/`)
    .replaceAll("](../", `](${repositoryUrl}/blob/main/examples/`);
}

function copyExample(example, target) {
  const sourceFolder = join(root, "examples", example);
  const folder = resolve(target);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(sourceFolder)) {
    if (!EXCLUDED_FILES.has(name))
      cpSync(join(sourceFolder, name), join(folder, name), { recursive: true });
  }
  const { manifest, sharedPackages } = manifestOf(example, folder.split(sep).at(-1).toLowerCase());
  for (const sharedPackage of sharedPackages) inlinePackage(folder, sharedPackage);
  writeJson(join(folder, "package.json"), manifest);
  const {
    extends: _,
    compilerOptions,
    ...tsconfig
  } = readJson("examples", example, "tsconfig.json");
  const base = readJson("tsconfig.base.json").compilerOptions;
  writeJson(join(folder, "tsconfig.json"), {
    compilerOptions: { ...base, ...compilerOptions },
    ...tsconfig,
  });
  writeFileSync(join(folder, "README.md"), readmeOf(example));
  writeFileSync(join(folder, ".gitignore"), "node_modules\ndist\n.next\n.env*\n");
  return folder;
}

const exampleNames = readdirSync(join(root, "examples")).filter(
  (name) => !SHARED_PACKAGES.includes(name),
);
const [example, target] = process.argv.slice(2);
if (!exampleNames.includes(example) || !target) {
  console.error(`Usage: npm run copy-example -- <${exampleNames.join(" | ")}> <new folder>`);
  process.exit(2);
}
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`The folder ${target} is not empty. Choose a new one.`);
  process.exit(2);
}
const folder = copyExample(example, target);
console.log(
  `Copied to ${folder}. To start it:\n  cd ${folder}\n  npm install\n  ${startCommandOf(example)}`,
);
