import { isPorticoError, PorticoError } from "@portico/core";
import { useCallback, useEffect, useRef, useState } from "react";

/** Something that ends on another site. */
export interface Leaving {
  readonly isPending: boolean;
  readonly error: PorticoError | null;
  /** Forgets the error, and that the page was about to be left. */
  reset(): void;
}

const IDLE = { isPending: false, error: null };

const errorOf = (error: unknown): PorticoError =>
  isPorticoError(error)
    ? error
    : new PorticoError("The checkout could not be opened", { code: "CHECKOUT", cause: error });

/**
 * Finds an address and goes there, once. It stays pending until the page is left; a page that the
 * back button brings back as it was is not pending any more.
 */
export function useLeaving(navigate: ((address: string) => void) | undefined) {
  const [state, setState] = useState<Omit<Leaving, "reset">>(IDLE);
  const underWay = useRef<Promise<void> | undefined>(undefined);
  const go = useRef(navigate);
  // Another one given in a later rendering counts.
  useEffect(() => {
    go.current = navigate;
  });

  const reset = useCallback(() => {
    underWay.current = undefined;
    setState(IDLE);
  }, []);

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [reset]);

  const leave = useCallback((find: () => Promise<string>): Promise<void> => {
    if (underWay.current) return underWay.current;
    setState({ isPending: true, error: null });
    const run = async () => {
      try {
        const address = await find();
        // Whoever was brought back or gave up meanwhile stays.
        if (underWay.current !== mine) return;
        (go.current ?? ((to) => window.location.assign(to)))(address);
      } catch (cause) {
        if (underWay.current !== mine) return;
        underWay.current = undefined;
        const error = errorOf(cause);
        setState({ isPending: false, error });
        throw error;
      }
    };
    const mine: Promise<void> = Promise.resolve().then(run);
    underWay.current = mine;
    // `error` says what went wrong to whoever does not wait.
    mine.catch(() => {});
    return mine;
  }, []);

  return { ...state, leave, reset };
}
