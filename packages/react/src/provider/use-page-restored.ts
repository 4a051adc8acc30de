import { useEffect } from "react";

/** Calls `restored` when the browser restores the page from the back/forward cache. */
export function usePageRestored(restored: () => unknown): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) restored();
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [restored]);
}
