import { useEffect } from "react";

/** Calls `onRestore` when the browser restores the page from the back/forward cache. */
export function usePageRestored(onRestore: () => unknown): void {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onRestore();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [onRestore]);
}
