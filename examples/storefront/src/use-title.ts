import { useEffect } from "react";

/** Sets the document's title while a page is shown. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – Portico` : "Portico";
  }, [title]);
}
