// Links in the docs, READMEs and skills point to files and headings that exist. This includes links to
// the repository on GitHub and to the documentation site.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root, userPages } from "./docs-snippets/extract.ts";

const REPOSITORY = "https://github.com/portico-sdk/portico/blob/main/";
/** The site shows `docs/react/cart.md` at `react/cart/`, and `docs/README.md` at its root. */
const SITE = "https://portico-sdk.github.io/portico/";

/** Returns a link's target in the repository, or undefined for other sites and generated pages. */
function fileOf(page: string, path: string): string | undefined {
  if (path.startsWith(REPOSITORY)) return path.replace(REPOSITORY, "");
  if (path === SITE) return "docs/README.md";
  // the site's build writes these files and folders
  if (/^(llms(-full)?\.txt|(demo|reference)\/.*)$/.test(path.replace(SITE, ""))) return undefined;
  if (path.startsWith(SITE)) return path.replace(SITE, "docs/").replace(/\/$/, ".md");
  if (/^[a-z]+:/.test(path)) return undefined;
  return path === "" ? page : join(dirname(page), path);
}

/** Returns the ids that GitHub gives a page's headings, and explicit anchors. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const headingText = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
    const id = headingText.replaceAll(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(/\s/g, "-");
    let uniqueId = id;
    for (let count = 1; anchors.has(uniqueId); count++) uniqueId = `${id}-${count}`;
    anchors.add(uniqueId);
  }
  for (const [, id = ""] of text.matchAll(/<a (?:id|name)="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

function brokenLinks(page: string): string[] {
  const text = readFileSync(join(root, page), "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(
    (match) => (match[1] ?? match[2]) as string,
  );
  return targets.flatMap((target) => {
    const [path = "", anchor] = target.split("#");
    const file = fileOf(page, path);
    if (file === undefined) return [];
    if (!existsSync(join(root, file))) return [target];
    if (!anchor || !file.endsWith(".md")) return [];
    return anchorsOf(readFileSync(join(root, file), "utf8")).has(anchor) ? [] : [target];
  });
}

const policies = ["CHANGELOG", "CODE_OF_CONDUCT", "CONTRIBUTING", "SECURITY"];
const pagesAndPolicies = [...userPages(), ...policies.map((name) => `${name}.md`)];

it.each(pagesAndPolicies)("%s has no broken links", (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

it("docs/README.md lists every guide", () => {
  const index = readFileSync(join(root, "docs/README.md"), "utf8");
  const guides = pagesAndPolicies.filter(
    (page) => page.startsWith("docs/") && page !== "docs/README.md",
  );
  const missingGuides = guides.filter(
    (page) => !index.includes(`](${page.slice("docs/".length)})`),
  );
  expect(missingGuides).toEqual([]);
});
