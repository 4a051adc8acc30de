import { base } from "../base.js";

/** Head tags for search engines and link previews. */
export interface PageSummary {
  /** Without markup. */
  description?: string | undefined;
  /** Absolute URL. */
  image?: string | undefined;
  /** Default: "website". */
  type?: string;
}

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}

function addToHead(elements: readonly HTMLElement[]): () => void {
  document.head.append(...elements);
  return () => {
    for (const element of elements) element.remove();
  };
}

function createElement(tag: "meta" | "link", attributes: Record<string, string>): HTMLElement {
  const tagElement = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) tagElement.setAttribute(name, value);
  return tagElement;
}

/**
 * Sets a page's description, canonical URL and Open Graph tags. Returns a function that undoes the
 * changes.
 *
 * @param summary - `false` for a private page, which gets only a `noindex` tag
 */
export function setHeadTags(
  pathname: string,
  summary: (PageSummary & { title: string }) | false,
): () => void {
  if (!summary) return addToHead([createElement("meta", { name: "robots", content: "noindex" })]);
  const { description, ...others } = summary;
  // Omit the query string, because filters and choices do not make a different page.
  const url = window.location.origin + base + pathname;
  const text = description && shorten(description);
  const openGraph = { type: "website", ...others, url, description: text };
  const descriptionTag = document.querySelector<HTMLMetaElement>("meta[name=description]");
  const previousDescription = descriptionTag?.content ?? "";
  if (descriptionTag && text) descriptionTag.content = text;
  const removeTags = addToHead([
    createElement("link", { rel: "canonical", href: url }),
    createElement("meta", { property: "og:site_name", content: "Portico" }),
    ...Object.entries(openGraph).flatMap(([name, content]) =>
      content ? [createElement("meta", { property: `og:${name}`, content })] : [],
    ),
  ]);
  return () => {
    if (descriptionTag) descriptionTag.content = previousDescription;
    removeTags();
  };
}
