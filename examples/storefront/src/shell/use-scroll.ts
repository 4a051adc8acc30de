import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";

const POSITIONS_KEY = "portico-scroll";

/**
 * Returns a key of the current history entry. Reloads and the Back button do not change the key.
 * Without the Navigation API, returns the URL.
 */
const historyEntryKey = () => window.navigation?.currentEntry?.key ?? window.location.href;

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Scrolls once the page has loaded and is long enough, unless the visitor acts first. */
function scrollWhenReady(top: number): () => void {
  const attempt = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    // Content that is still loading would move the page after scrolling.
    if (top > 0 && document.querySelector("main [aria-busy=true]")) return;
    window.scrollTo({ top, behavior: "instant" });
    stop();
  };
  const resizeObserver = new ResizeObserver(attempt);
  const inputEvents = ["wheel", "touchstart", "keydown", "pointerdown"];
  const stop = () => {
    resizeObserver.disconnect();
    for (const name of inputEvents) window.removeEventListener(name, stop);
  };
  for (const name of inputEvents) window.addEventListener(name, stop, { passive: true });
  // Scroll to the top immediately, because the previous page may have been scrolled down.
  window.scrollTo({ top: 0, behavior: "instant" });
  resizeObserver.observe(document.body);
  attempt();
  return stop;
}

/**
 * Scrolls new pages to the top and focuses them. Back, Forward and reload restore the scroll
 * position, even between filters of the same list.
 */
export function useScroll(main: RefObject<HTMLElement | null>): void {
  const [pathname] = useLocation();
  const search = useSearch();
  const positions = useRef<Map<string, number>>(undefined);
  const visibleEntry = useRef<{ page: string; key: string }>(undefined);
  const stopScrolling = useRef<() => void>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    // The old page stays visible while the browser already shows the URL of the next one.
    const rememberPosition = () => {
      const key = visibleEntry.current?.key;
      if (key) positions.current?.set(key, window.scrollY);
    };
    const storePositions = () => {
      // Include the current position, because the last scroll event may still be pending.
      rememberPosition();
      const newestPositions = [...(positions.current ?? [])].slice(-50);
      sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(newestPositions));
    };
    window.addEventListener("scroll", rememberPosition, { passive: true });
    window.addEventListener("pagehide", storePositions);
    return () => {
      window.removeEventListener("scroll", rememberPosition);
      window.removeEventListener("pagehide", storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    const previousEntry = visibleEntry.current;
    // A new search is a new page, but new filters are not.
    const page = `${pathname}?${new URLSearchParams(search).get("q") ?? ""}`;
    const key = historyEntryKey();
    const position = positions.current.get(key);
    const isNewPage = previousEntry?.page !== page;
    visibleEntry.current = { page, key };
    if (!isNewPage && (previousEntry.key === key || position === undefined)) {
      // Store the position, because the Forward button may return to it.
      positions.current.set(key, window.scrollY);
      return;
    }
    stopScrolling.current?.();
    if (isNewPage && previousEntry) main.current?.focus({ preventScroll: true });
    const { hash } = window.location;
    if (isNewPage && hash.length > 1 && document.getElementById(hash.slice(1))) return;
    stopScrolling.current = scrollWhenReady(position ?? 0);
  }, [pathname, search, main]);
}
