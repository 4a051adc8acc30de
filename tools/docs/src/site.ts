// Reads the written site like a browser.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { inflateSync } from "node:zlib";
import lunr from "lunr";

/** Returns the values of some attributes on a page. */
function attributes(html: string, names: string): string[] {
  const matches = html.matchAll(new RegExp(`<[^>]*?\\s(?:${names})="([^"]*)"`, "g"));
  return [...matches].map(([, value = ""]) =>
    value
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&"),
  );
}

/** All tags of a page. An element may have both an id and a link. */
const allTags = (html: string) => (html.match(/<[a-z][^>]*>/gi) ?? []).join("\n");

/**
 * Returns a site's dangling links.
 *
 * @param pages - path to HTML
 * @param files - paths of other files
 * @param extraLinks - further links, relative to the root
 * @returns "page: link" for each
 */
export function danglingLinks(
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
  extraLinks: readonly string[] = [],
): string[] {
  const tags = new Map([...pages].map(([path, html]) => [path, allTags(html)]));
  const ids = new Map([...tags].map(([path, html]) => [path, new Set(attributes(html, "id"))]));
  const leadsToPage = (from: string, link: string): boolean => {
    const [path = "", anchor = ""] = link.split("#");
    const plain = decodeURIComponent(path.replace(/\?.*/, ""));
    const to = plain === "" ? from : posix.join(posix.dirname(from), plain);
    const page = to.endsWith("/") || to === "." ? posix.join(to, "index.html") : to;
    const known = ids.get(page);
    if (!known) return files.has(page) && /\.(css|js|svg|png|webp)$/.test(page);
    return anchor === "" || known.has(decodeURIComponent(anchor)) || known.has(anchor);
  };
  const dangling: string[] = [];
  for (const [path, html] of tags)
    for (const link of new Set(attributes(html, "href|src")))
      if (!/^[a-z]+:/.test(link) && !leadsToPage(path, link)) dangling.push(`${path}: ${link}`);
  for (const link of extraLinks)
    if (!leadsToPage("index.html", link)) dangling.push(`search: ${link}`);
  return dangling;
}

/** A search entry. */
export interface SearchRow {
  readonly name: string;
  readonly kind: number;
  readonly url: string;
  readonly parent?: string;
}

/** A site's search: its entries and the first result for a query. */
export interface SiteSearch {
  readonly rows: readonly SearchRow[];
  first(text: string): SearchRow | undefined;
}

/** Reads the search from its script, and ranks results like the pages. */
export function searchOf(script: string): SiteSearch {
  const packed = /"([^"]*)"/.exec(script)?.[1] ?? "";
  const { rows, index } = JSON.parse(
    inflateSync(Buffer.from(packed, "base64")).toString("utf8"),
  ) as { rows: SearchRow[]; index: object };
  const searchIndex = lunr.Index.load(index);
  return {
    rows,
    first(text) {
      let best: { row: SearchRow; score: number } | undefined;
      for (const { ref, score } of searchIndex.search(`*${text}*`)) {
        const row = rows[Number(ref)];
        if (!row) continue;
        const begins = row.name.toLowerCase().startsWith(text.toLowerCase());
        const factor = begins ? 10 / (1 + Math.abs(row.name.length - text.length)) : 1;
        if (!best || score * factor > best.score) best = { row, score: score * factor };
      }
      return best?.row;
    },
  };
}

/** Reads a folder: the content of pages, the names of other files, and the total size. */
export function readSite(folder: string) {
  const pages = new Map<string, string>();
  const files = new Set<string>();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = entry.replaceAll("\\", "/");
    const stat = statSync(join(folder, entry));
    if (!stat.isFile()) continue;
    bytes += stat.size;
    if (path.endsWith(".html")) pages.set(path, readFileSync(join(folder, entry), "utf8"));
    else files.add(path);
  }
  return { pages, files, bytes };
}
