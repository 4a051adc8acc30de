import { useMemo, useSyncExternalStore } from "react";

/** A state that a component shows, and that what is on its way changes. */
export interface Shown<State> {
  now(): State;
  /** Changes it; returns whether anybody still sees it: not after its owner has become another. */
  set(next: State): boolean;
}

/**
 * A state that belongs to somebody: another owner begins anew, and what is on its way for the one
 * before is shown nowhere.
 *
 * @param owner - what it belongs to, compared by identity
 * @param first - the state to begin with; as stable as the owner
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
