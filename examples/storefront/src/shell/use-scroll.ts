import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";

const KEPT = "portico-scroll";

/** Names an entry of the history: the same after a reload and after Back. */
const entry = () => window.navigation?.currentEntry?.key ?? window.location.href;

function readKept(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Scrolls there once the page is long enough and nothing of it is still to come, unless the visitor moves first. */
function scrollWhenReady(top: number): () => void {
  const attempt = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    // More of a list would push away what follows it, in sight by then.
    if (top > 0 && document.querySelector("main [aria-busy=true]")) return;
    window.scrollTo({ top, behavior: "instant" });
    stop();
  };
  const grown = new ResizeObserver(attempt);
  const moves = ["wheel", "touchstart", "keydown", "pointerdown"];
  const stop = () => {
    grown.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  // at once, as far as it goes: the page before may have been further down
  window.scrollTo({ top: 0, behavior: "instant" });
  grown.observe(document.body);
  attempt();
  return stop;
}

/**
 * Scrolls a new page to its top and gives it the focus. Back, Forward and reload restore the position, also between
 * two states of one page, such as a list with and without a filter.
 */
export function useScroll(main: RefObject<HTMLElement | null>): void {
  const [pathname] = useLocation();
  const search = useSearch();
  const positions = useRef<Map<string, number>>(undefined);
  const before = useRef<{ page: string; key: string }>(undefined);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    // the old page stays in view while the browser already shows the address of the next
    const remember = () => {
      const key = before.current?.key;
      if (key) positions.current?.set(key, window.scrollY);
    };
    const keep = () => {
      // the scroll event of the last movement may still be pending
      remember();
      const newest = [...(positions.current ?? [])].slice(-50);
      sessionStorage.setItem(KEPT, JSON.stringify(newest));
    };
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", keep);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readKept();
    const last = before.current;
    // a new search opens a new page, new filters do not
    const page = `${pathname}?${new URLSearchParams(search).get("q") ?? ""}`;
    const key = entry();
    const position = positions.current.get(key);
    const isPage = last?.page !== page;
    before.current = { page, key };
    if (!isPage && (last.key === key || position === undefined)) {
      // Forward returns here
      positions.current.set(key, window.scrollY);
      return;
    }
    stop.current?.();
    if (isPage && last) main.current?.focus({ preventScroll: true });
    const { hash } = window.location;
    if (isPage && hash.length > 1 && document.getElementById(hash.slice(1))) return;
    stop.current = scrollWhenReady(position ?? 0);
  }, [pathname, search, main]);
}
