// Writes the API reference as Markdown: `reference/**/*.md`, and `reference/sidebar.json` with the
// order of the pages. Fails if TypeDoc reports a problem, a link is dangling or an export is on no
// page.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readApi } from "./api-facts.ts";
import { convert } from "./convert.ts";
import { danglingLinks } from "./links.ts";
import { MODULES } from "./modules.ts";
import { missingExports } from "./plan.ts";
import { renderReference } from "./render.ts";
import { readResponses } from "./responses.ts";
import { SIDEBAR } from "./sidebar.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const outputFolder = process.argv[2] ?? join(root, "docs/site/.reference");
const startTime = performance.now();

const { project, problems } = await convert(root, MODULES);
const convertedAt = performance.now();
const guides = new Map(
  globSync("docs/**/*.md", { cwd: root, exclude: ["docs/site/**"] }).map((path) => [
    path.replaceAll("\\", "/").replace(/^docs\//, ""),
    readFileSync(join(root, path), "utf8"),
  ]),
);
const { pages, sidebar } = renderReference(project, SIDEBAR, {
  services: readApi(root),
  responses: readResponses(root),
  guides,
});

rmSync(join(outputFolder, "reference"), { recursive: true, force: true });
for (const [path, text] of pages) {
  mkdirSync(dirname(join(outputFolder, path)), { recursive: true });
  writeFileSync(join(outputFolder, path), text);
}
writeFileSync(
  join(outputFolder, "reference/sidebar.json"),
  `${JSON.stringify(sidebar, null, 2)}\n`,
);

const allProblems = [
  ...problems,
  ...missingExports(project, SIDEBAR),
  ...danglingLinks(pages, guides),
];
const formatSeconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
const byteCount = [...pages.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
console.log(
  `${outputFolder}: ${pages.size} pages, ${(byteCount / 1e6).toFixed(1)} MB; read in ${formatSeconds(startTime, convertedAt)}, written in ${formatSeconds(convertedAt, performance.now())}`,
);
if (allProblems.length > 0) {
  console.error([...allProblems.slice(0, 50), `${allProblems.length} problems`].join("\n"));
  process.exitCode = 1;
}
