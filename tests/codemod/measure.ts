// Measures the codemod on public projects that use Wix's SDK: downloads them from GitHub, migrates
// them, and compares the type errors before and after. Needs a network, so it is not a test.
// Usage: node tests/codemod/measure.ts [folder]. The script reuses downloads in the folder.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type TypeErrors, typeErrors } from "./type-errors.ts";

interface PublicProject {
  url: string;
  commit: string;
  license: string | null;
  folders: string[];
}

interface ProjectResult extends ReturnType<typeof measure> {
  project: PublicProject;
  folder: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const projects: PublicProject[] = JSON.parse(
  readFileSync(new URL("projects.json", import.meta.url), "utf8"),
);
const projectsFolder = resolve(process.argv[2] ?? join(tmpdir(), "portico-codemod"));
const PORTICO_PACKAGES = ["core", "identity", "stores", "ecom", "members"];
/** Wix's packages, and other packages with types that several projects use. */
const DEPENDENCIES = [
  ...["sdk", "stores", "ecom", "members", "redirects", "identity", "categories"].map(
    (name) => `@wix/${name}`,
  ),
  ...["essentials", "data", "events", "bookings", "pricing-plans"].map((name) => `@wix/${name}`),
  ...["react@19", "react-dom@19", "@types/react@19", "@types/react-dom@19", "@types/node"],
  ...["next", "zustand", "js-cookie", "@types/js-cookie", "swr", "classnames", "express"],
  ...["@remix-run/react", "@remix-run/node", "@types/express", "clsx"],
];

mkdirSync(projectsFolder, { recursive: true });
installDependencies();
console.log("| project | files | compile without manual changes | files with a TODO |");
console.log("| --- | --- | --- | --- |");
const results = projects.flatMap((project) =>
  project.folders.map((folder) => {
    const result = { project, folder, ...measure(project, folder) };
    printRow(result);
    return result;
  }),
);
printTotals();

function installDependencies() {
  if (!existsSync(join(projectsFolder, "package.json"))) {
    writeFileSync(join(projectsFolder, "package.json"), '{ "private": true }');
    const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps"];
    execFileSync("npm", ["install", ...options, ...DEPENDENCIES], {
      cwd: projectsFolder,
      stdio: "inherit",
    });
  }
  mkdirSync(join(projectsFolder, "node_modules/@portico"), { recursive: true });
  for (const name of PORTICO_PACKAGES) {
    const link = join(projectsFolder, "node_modules/@portico", name);
    if (!existsSync(link)) symlinkSync(join(root, "packages", name), link, "junction");
  }
}

function download({ url, commit }: PublicProject): string {
  const folder = join(
    projectsFolder,
    "downloads",
    `${new URL(url).pathname.slice(1).replace("/", "+")}-${commit}`,
  );
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar.gz`;
  execFileSync("curl", ["-fsSLo", archive, `${url}/archive/${commit}.tar.gz`]);
  execFileSync("tar", ["xzf", archive, "--strip-components=1", "-C", folder]);
  rmSync(archive);
  return folder;
}

function measure(project: PublicProject, folder: string) {
  const source = join(download(project), folder);
  const workFolder = join(projectsFolder, "work");
  rmSync(workFolder, { recursive: true, force: true });
  cpSync(source, workFolder, { recursive: true });
  const before = typeErrors(workFolder);
  const cli = join(root, "packages/codemod/dist/cli.js");
  const run = (...options: string[]) =>
    execFileSync(process.execPath, [cli, "wix-sdk", workFolder, ...options], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
      maxBuffer: 2 ** 28,
    });
  run();
  if (run("--dry-run") !== "") throw new Error(`${source}: the second run changes files`);
  return compare(before, typeErrors(workFolder));
}

function compare(before: TypeErrors, after: TypeErrors) {
  const changedFiles = [...after].filter(([path, { text }]) => before.get(path)?.text !== text);
  const brokenFiles = [...after].flatMap(([path, { errors }]) => {
    const knownErrors = [...(before.get(path)?.errors ?? [])];
    const newErrors = errors.filter(({ key }) => {
      const index = knownErrors.findIndex((error) => error.key === key);
      if (index >= 0) knownErrors.splice(index, 1);
      return index < 0;
    });
    return newErrors.length > 0 ? [{ path, newErrors }] : [];
  });
  const todo = changedFiles.filter(([, { text }]) => text.includes("TODO(portico)"));
  const files = new Set([
    ...changedFiles.map(([path]) => path),
    ...brokenFiles.map(({ path }) => path),
  ]);
  return { files: files.size, brokenFiles, todo: todo.length };
}

/** Prints the new errors to stderr, and a row of the table to stdout. */
function printRow({ project, folder, files, brokenFiles, todo }: ProjectResult) {
  const name = `${new URL(project.url).pathname.slice(1)}${folder === "." ? "" : `/${folder}`}`;
  for (const { path, newErrors } of brokenFiles) {
    for (const error of newErrors) console.error(`${name} ${path}:${error.text}`);
  }
  const subfolder = folder === "." ? "" : `/${folder}`;
  const link = `[${name}](${project.url}/tree/${project.commit}${subfolder})`;
  console.log(`| ${link} | ${files} | ${files - brokenFiles.length} | ${todo} |`);
}

function printTotals() {
  const files = results.reduce((sum, row) => sum + row.files, 0);
  const compilingFiles = results.reduce((sum, row) => sum + row.files - row.brokenFiles.length, 0);
  const todo = results.reduce((sum, row) => sum + row.todo, 0);
  console.log(
    `| all | ${files} | ${compilingFiles} (${Math.round((100 * compilingFiles) / files)}%) | ${todo} |`,
  );
}
