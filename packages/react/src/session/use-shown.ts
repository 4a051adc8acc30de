import { useMemo, useSyncExternalStore } from "react";

/** State of a component that asynchronous work updates. */
export interface Shown<State> {
  now(): State;
  /** Sets the state. Returns `false` and ignores the state if the owner has changed. */
  set(next: State): boolean;
}

/**
 * Creates a state with an owner. Another owner resets it, and updates for the previous owner are
 * ignored.
 *
 * @param owner - compared by identity
 * @param first - the initial state; as stable as the owner
 */
export function useShown<State>(owner: unknown, first: State): [State, Shown<State>] {
  const store = useMemo(() => shownOf(owner, first), [owner, first]);
  const state = useSyncExternalStore(store.subscribe, store.now, store.now);
  return [state, store];
}

function shownOf<State>(_owner: unknown, first: State) {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    now: () => state,
    set(next: State) {
      state = next;
      for (const listener of [...listeners]) listener();
      return listeners.size > 0;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
