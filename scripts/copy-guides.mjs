// Copies the guides that a package's AGENTS.md lists into the package, so that coding agents can
// read them offline. Runs in the folder of the package, as its `prepack` script. Links to other
// pages lead to the site, and links to other files lead to the repository.
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const SITE = "https://portico-sdk.github.io/portico";
const REPOSITORY = "https://github.com/portico-sdk/portico/blob/main";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = process.cwd();
const instructions = readFileSync(join(folder, "AGENTS.md"), "utf8");
/** Relative to `docs`. */
const guidePaths = [...instructions.matchAll(/`docs\/([\w/-]+\.md)`/g)].map(([, path]) => path);

function targetOf(page, link) {
  const [path, anchor] = link.split("#");
  if (path === "" || /^[a-z]+:/.test(path)) return link;
  const file = posix.join(posix.dirname(page), path);
  if (guidePaths.includes(file)) return link;
  const anchorText = anchor === undefined ? "" : `#${anchor}`;
  if (!file.startsWith("../") && file.endsWith(".md")) return `${SITE}/${file}${anchorText}`;
  const repositoryPath = posix.join("docs", file);
  if (!existsSync(join(root, repositoryPath))) throw new Error(`${page} links to ${link}`);
  return `${REPOSITORY}/${repositoryPath}${anchorText}`;
}

for (const path of globSync("**/*.md", { cwd: join(folder, "docs") })) {
  if (!guidePaths.includes(path.replaceAll("\\", "/"))) rmSync(join(folder, "docs", path));
}
for (const page of guidePaths) {
  const text = readFileSync(join(root, "docs", page), "utf8");
  const copiedFile = join(folder, "docs", page);
  mkdirSync(dirname(copiedFile), { recursive: true });
  // Another process may be packing this package, so never delete or truncate a file that it reads.
  const temporaryFile = join(folder, "node_modules", `${process.pid}.md`);
  writeFileSync(
    temporaryFile,
    text.replaceAll(/\]\(([^)\s]+)\)/g, (_, link) => `](${targetOf(page, link)})`),
  );
  renameSync(temporaryFile, copiedFile);
}
