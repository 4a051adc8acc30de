import { useEffect } from "react";
import { useLocation } from "wouter";

/** What search engines and link previews show of a page. */
export interface PageAbout {
  /** Without markup. */
  description?: string | undefined;
  /** Absolute URL of a picture. */
  image?: string | undefined;
  /** Open Graph type. Default: "website". */
  type?: string;
}

/** Longer descriptions are cut off by search engines. */
const MAX_DESCRIPTION = 160;

/** Shortens a description at the end of a word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_DESCRIPTION) return line;
  return `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, "")}…`;
}

/** Adds elements to the document's head, and returns a function that removes them. */
function addToHead(elements: readonly HTMLElement[]): () => void {
  document.head.append(...elements);
  return () => {
    for (const element of elements) element.remove();
  };
}

function element(tag: "meta" | "link", attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/**
 * Sets the title of a page, and unless the page is private its description, its canonical URL and its Open Graph tags.
 *
 * @param title - `undefined` while it is not known
 * @param about - what is public; `false` for a page that search engines do not index
 */
export function usePage(title: string | undefined, about: PageAbout | false = {}): void {
  useEffect(() => {
    document.title = title ? `${title} – Portico` : "Portico";
  }, [title]);
  const [pathname] = useLocation();
  const { origin } = window.location;
  // a text, because pages pass a new object each time they render
  const properties = about && JSON.stringify({ title: title ?? "Portico", ...about });
  useEffect(() => {
    if (!properties) return addToHead([element("meta", { name: "robots", content: "noindex" })]);
    const { description, ...others }: PageAbout = JSON.parse(properties);
    // filters and choices are in the query: they show the same page
    const url = origin + pathname;
    const text = description && shorten(description);
    const graph = { type: "website", ...others, url, description: text };
    const usual = document.querySelector<HTMLMetaElement>("meta[name=description]");
    const before = usual?.content ?? "";
    if (usual && text) usual.content = text;
    const remove = addToHead([
      element("link", { rel: "canonical", href: url }),
      element("meta", { property: "og:site_name", content: "Portico" }),
      ...Object.entries(graph).flatMap(([name, content]) =>
        content ? [element("meta", { property: `og:${name}`, content })] : [],
      ),
    ]);
    return () => {
      if (usual) usual.content = before;
      remove();
    };
  }, [properties, origin, pathname]);
}
