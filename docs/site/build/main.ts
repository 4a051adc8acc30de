// Builds the documentation site in docs/site/dist.
//
//   npm run docs                 builds everything
//   npm run docs -- --guides     skips the reference, which takes most of the time
//   npm run docs -- --watch      serves the site and updates it when a guide changes
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDemo } from "../src/demo/build.ts";
import { reference, site, writePages } from "./pages.ts";
import { base } from "./versions.ts";

const isWatching = process.argv.includes("--watch");
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: site, stdio: "inherit" });

run("pnpm", "install", "--frozen-lockfile", "--silent");
rmSync(reference, { recursive: true, force: true });
if (process.argv.includes("--guides")) {
  mkdirSync(join(reference, "reference"), { recursive: true });
  writeFileSync(join(reference, "reference/sidebar.json"), "[]");
} else {
  run("node", "../../tools/docs/src/main.ts");
}
writePages();
const astro = spawn("pnpm", ["run", isWatching ? "dev" : "build"], { cwd: site, stdio: "inherit" });
astro.on("exit", (status) => {
  if (status === 0 && !isWatching) addDemo(join(site, "dist"), base);
  process.exit(status ?? 1);
});
