import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type MarkdownPage,
  markdownPage,
  pageFile,
  withPlainJson,
  withTypes,
} from "./markdown-page.ts";
import { type ReferenceTopic, referenceTopics } from "./reference-topics.ts";
import { formatList, guideGroups, type SidebarGroup } from "./sidebar.ts";
import { base, root, version } from "./versions.ts";
import { writeFolder } from "./write-folder.ts";

export const site = fileURLToPath(new URL("..", import.meta.url));
export const docs = fileURLToPath(new URL("../..", import.meta.url));
export const reference = join(site, ".reference");
const content = join(site, "src/content/docs");

/** Slugs that differ from the path. The index of the guides is not the home page. */
const SPECIAL_SLUGS: Record<string, string> = {
  "README.md": "guides",
  "../CONTRIBUTING.md": "contributing",
};

/** Pages that show types on hover. Type-checking all pages would double the build time. */
const TYPED_PAGES = /^(queries|catalog|cart-and-checkout|errors|sessions|media|emulator)$/;

function sourceFiles(): Map<string, string> {
  const files = new Map([["../CONTRIBUTING.md", join(docs, "../CONTRIBUTING.md")]]);
  for (const folder of [docs, reference]) {
    for (const found of globSync("**/*.md", { cwd: folder, exclude: ["site/**"] })) {
      files.set(found.replaceAll("\\", "/"), join(folder, found));
    }
  }
  return files;
}

const createSlugLookup = (files: ReadonlyMap<string, string>) => (path: string) => {
  const normalizedPath = posix.normalize(path);
  return files.has(normalizedPath)
    ? (SPECIAL_SLUGS[normalizedPath] ?? normalizedPath.replace(/(\/index)?\.md$/, ""))
    : undefined;
};

export interface Sidebar {
  guides: SidebarGroup[];
  recipes: SidebarGroup[];
  reference: ReferenceTopic[];
}

/** Reads the sidebars of the guides, of the recipes and of each part of the reference. */
export function readSidebar(): Sidebar {
  const slugOf = createSlugLookup(sourceFiles());
  const groups = guideGroups(readFileSync(join(docs, "README.md"), "utf8"), slugOf);
  const isRecipe = ({ label }: SidebarGroup) => label.startsWith("Recipes");
  const referenceFile = join(reference, "reference/sidebar.json");
  return {
    guides: groups.filter((group) => !isRecipe(group)),
    recipes: groups.filter(isRecipe),
    reference: referenceTopics(JSON.parse(readFileSync(referenceFile, "utf8")), slugOf),
  };
}

function readPages(): MarkdownPage[] {
  const files = sourceFiles();
  const slugOf = createSlugLookup(files);
  return [...files].map(([path, file]) =>
    markdownPage(path, readFileSync(file, "utf8"), base, slugOf),
  );
}

/** Lists the guides and recipes as Markdown files, for coding agents. */
export function markdownIndex(host: string): string {
  const { guides, recipes } = readSidebar();
  return formatList([...guides, ...recipes], readPages(), (slug) => `${host}${base}${slug}.md`);
}

function formatCode({ slug, body }: MarkdownPage): string {
  if (TYPED_PAGES.test(slug)) return withTypes(body);
  return slug.startsWith("reference/") ? withPlainJson(body) : body;
}

/** Writes pages and images to the folders that Astro reads. Skips pages that have not changed. */
export function writePages(): void {
  const pages = readPages();
  const description = "Complete examples for single tasks, sorted by area.";
  const list = formatList(readSidebar().recipes, pages, (slug) => `${base}${slug}/`);
  const body = `\n${description}\n${list}\n`;
  const recipes = { slug: "recipes", title: "Recipes", description, body };
  const home = readFileSync(join(site, "home.mdx"), "utf8").replaceAll(root, base);
  const files = new Map([["index.mdx", home]]);
  for (const page of [...pages, recipes]) {
    files.set(`${page.slug}.md`, pageFile({ ...page, body: formatCode(page) }));
  }
  writeFolder(content, files);
  const images = join(site, "public");
  writeFileSync(join(images, "versions.json"), JSON.stringify([version]));
  cpSync(join(docs, "screenshots"), join(images, "screenshots"), { recursive: true });
  cpSync(join(docs, "internals/performance.svg"), join(images, "internals/performance.svg"));
}
