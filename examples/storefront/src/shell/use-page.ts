import { useEffect } from "react";

/** Sets the document's title while a page is shown, and what machines are told about it. */
export function usePage(title: string | undefined, isIndexed = true): void {
  useEffect(() => {
    document.title = title ? `${title} – Portico` : "Portico";
  }, [title]);
  useEffect(() => {
    if (isIndexed) return;
    const robots = Object.assign(document.createElement("meta"), {
      name: "robots",
      content: "noindex",
    });
    document.head.append(robots);
    return () => robots.remove();
  }, [isIndexed]);
}
