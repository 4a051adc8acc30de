// Adds a build of the site to a folder with all published versions:
//
//   node docs/site/build/publish.ts <folder>
//
// The newest version is at the root of the folder. Every minor version also has its own folder.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root, sortVersions, version } from "./versions.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(folder)) {
  throw new Error("Pass the path of an existing folder: node docs/site/build/publish.ts <folder>");
}

const isVersion = (name: string) => /^\d+\.\d+$/.test(name);
const versions = sortVersions([...readdirSync(folder).filter(isVersion), version]);

function build(base: string, target: string): void {
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const env = { ...process.env, SITE_BASE: base };
  execFileSync(process.execPath, [main], { env, stdio: "inherit" });
  cpSync(fileURLToPath(new URL("../dist", import.meta.url)), target, { recursive: true });
}

rmSync(join(folder, version), { recursive: true, force: true });
build(`${root}${version}/`, join(folder, version));
if (versions[0] === version) {
  for (const name of readdirSync(folder)) {
    if (name !== ".git" && !isVersion(name)) rmSync(join(folder, name), { recursive: true });
  }
  build(root, folder);
}
writeFileSync(join(folder, "versions.json"), JSON.stringify(versions));
// Otherwise, GitHub Pages hides folders that start with an underscore.
writeFileSync(join(folder, ".nojekyll"), "");
