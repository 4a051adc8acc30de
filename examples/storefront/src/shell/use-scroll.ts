import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";

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

/** A new page starts at its top, for the eye and for the keyboard; Back and reload return to where one was. */
export function useScroll(main: RefObject<HTMLElement | null>): void {
  const [pathname] = useLocation();
  const positions = useRef<Map<string, number>>(undefined);
  const before = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.current?.set(entry(), window.scrollY);
    const keep = () => {
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
    if (before.current === pathname) return;
    if (before.current !== undefined) main.current?.focus({ preventScroll: true });
    before.current = pathname;
    const { hash } = window.location;
    if (hash.length > 1 && document.getElementById(hash.slice(1))) return;
    return scrollWhenReady(positions.current.get(entry()) ?? 0);
  }, [pathname, main]);
}
