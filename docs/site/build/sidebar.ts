import type { MarkdownPage } from "./markdown-page.ts";

export interface SidebarGroup {
  label: string;
  items: (SidebarLink | SidebarGroup)[];
}

interface SidebarLink {
  label: string;
  slug: string;
}

/**
 * Reads the groups of `docs/README.md`: a heading for each group, and one or several links in each
 * list item.
 */
export function guideGroups(
  index: string,
  slugOf: (path: string) => string | undefined,
): SidebarGroup[] {
  const groups: SidebarGroup[] = [];
  for (const line of index.split("\n")) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) groups.push({ label: heading, items: [] });
    if (!line.startsWith("- ")) continue;
    for (const [, label = "", path = ""] of line.matchAll(/\[([^\]]+)\]\(([^)#]+)\)/g)) {
      const slug = slugOf(path);
      if (slug !== undefined) groups.at(-1)?.items.push({ label, slug });
    }
  }
  return groups;
}

/** Returns a Markdown list of the pages of some groups with their descriptions. */
export function formatList(
  groups: readonly SidebarGroup[],
  pages: readonly MarkdownPage[],
  linkTo: (slug: string) => string,
): string {
  const descriptions = new Map(pages.map((page) => [page.slug, page.description]));
  const lines = (items: SidebarGroup["items"], level: number): string[] =>
    items.flatMap((item) =>
      "slug" in item
        ? `- [${item.label}](${linkTo(item.slug)}): ${descriptions.get(item.slug) ?? ""}`
        : ["", `${"#".repeat(level)} ${item.label}`, "", ...lines(item.items, level + 1)],
    );
  return lines([...groups], 2).join("\n");
}
