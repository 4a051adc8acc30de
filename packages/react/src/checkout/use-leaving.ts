import { isPorticoError, PorticoError } from "@portico/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "../provider/provider.js";
import { sessionScope } from "../queries/session-scope.js";

/** State of a redirect to another site. */
export interface Leaving {
  readonly isPending: boolean;
  readonly error: PorticoError | null;
  /** Clears `error` and `isPending`. */
  reset(): void;
}

const IDLE = { isPending: false, error: null };

const errorOf = (error: unknown): PorticoError =>
  isPorticoError(error)
    ? error
    : new PorticoError("Opening the checkout failed", { code: "CHECKOUT", cause: error });

const somebodyElse = () =>
  new PorticoError("The user logged in or out in the meantime", { code: "SESSION_CHANGED" });

/**
 * Fetches a URL and navigates to it once. Stays pending until the page unloads, and resets when the
 * page is restored from the back/forward cache. Does not navigate if the component has unmounted,
 * or if the user has logged in or out.
 */
export function useLeaving(navigate: ((address: string) => void) | undefined) {
  const client = useClient();
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
  // When the component goes, or gets another client.
  useEffect(() => (client ? reset : undefined), [client, reset]);

  const leave = useCallback(
    (find: () => Promise<string>): Promise<void> => {
      if (underWay.current) return underWay.current;
      setState({ isPending: true, error: null });
      const scope = sessionScope(client);
      const { key } = scope;
      const run = async () => {
        try {
          const address = await find();
          // Whoever was brought back or gave up meanwhile stays.
          if (underWay.current !== mine) return;
          // What was found is the checkout of whoever was there before.
          if (scope.key !== key) throw somebodyElse();
          (go.current ?? ((to) => window.location.assign(to)))(address);
        } catch (cause) {
          if (underWay.current !== mine) return;
          underWay.current = undefined;
          const error = scope.key === key ? errorOf(cause) : somebodyElse();
          setState({ isPending: false, error });
          throw error;
        }
      };
      const mine: Promise<void> = Promise.resolve().then(run);
      underWay.current = mine;
      // `error` says what went wrong to whoever does not wait.
      mine.catch(() => {});
      return mine;
    },
    [client],
  );

  return { ...state, leave, reset };
}
