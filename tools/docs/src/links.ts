import { posix } from "node:path";
import { Slugger } from "./markdown.ts";

const withoutCode = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "");

/** Returns the anchors of a page: its headings, and explicit anchors. */
function anchorsOf(text: string): ReadonlySet<string> {
  const slugger = new Slugger();
  const headings = withoutCode(text).matchAll(/^#{1,6} (.+)$/gm);
  const explicitAnchors = text.matchAll(/<a id="([^"]+)"/g);
  return new Set([
    ...[...headings].map(([, heading = ""]) => slugger.next(heading)),
    ...[...explicitAnchors].map(([, id = ""]) => id),
  ]);
}

/**
 * Returns the dangling links of pages.
 *
 * @param pages - Markdown texts, keyed by path, such as `reference/core/client.md`
 * @param guides - other pages that links can refer to
 * @returns a text "page: link" for each dangling link
 */
export function danglingLinks(
  pages: ReadonlyMap<string, string>,
  guides: ReadonlyMap<string, string> = new Map(),
): string[] {
  const anchors = new Map([...guides, ...pages].map(([path, text]) => [path, anchorsOf(text)]));
  const isDangling = (from: string, link: string): boolean => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor = ""] = link.split("#");
    const targetAnchors = anchors.get(path === "" ? from : posix.join(posix.dirname(from), path));
    return targetAnchors === undefined || (anchor !== "" && !targetAnchors.has(anchor));
  };
  return [...pages].flatMap(([path, text]) => {
    const textWithoutCode = withoutCode(text).replaceAll(/(`+)[\s\S]*?\1/g, "");
    const links = new Set(
      [...textWithoutCode.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link),
    );
    return [...links].filter((link) => isDangling(path, link)).map((link) => `${path}: ${link}`);
  });
}
