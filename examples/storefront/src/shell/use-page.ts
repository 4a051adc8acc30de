import { useEffect } from "react";
import { useLocation } from "wouter";
import { loadAfterFirstView } from "./after-first-view.js";
import type { PageSummary } from "./head-tags.js";

/**
 * Sets the page's title and, for public pages, its description, canonical URL and Open Graph tags.
 *
 * @param summary - `false` for a private page, which gets a `noindex` tag
 */
export function usePage(title: string | undefined, summary: PageSummary | false = {}): void {
  useEffect(() => {
    document.title = title ? `${title} – Portico` : "Portico";
  }, [title]);
  const [pathname] = useLocation();
  // Compare a string, because pages pass a new object on each render.
  const properties = summary && JSON.stringify({ title: title ?? "Portico", ...summary });
  useEffect(() => {
    let remove: (() => void) | undefined;
    let hasLeft = false;
    loadAfterFirstView()
      .then(({ setHeadTags }) => {
        if (!hasLeft) remove = setHeadTags(pathname, properties && JSON.parse(properties));
      })
      .catch(() => {});
    return () => {
      hasLeft = true;
      remove?.();
    };
  }, [properties, pathname]);
}
