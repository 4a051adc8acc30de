interface Waiting {
  readonly runs: Set<() => void>;
  readonly listener: () => void;
}

/** What waits for each signal: one listener serves all, for engines warn of many on one signal. */
const all = /* @__PURE__ */ new WeakMap<AbortSignal, Waiting>();

function waitingFor(signal: AbortSignal): Waiting {
  let waiting = all.get(signal);
  if (!waiting) {
    const runs = new Set<() => void>();
    const listener = () => {
      for (const run of runs) run();
    };
    waiting = { runs, listener };
    all.set(signal, waiting);
    signal.addEventListener("abort", listener, { once: true });
  }
  return waiting;
}

/**
 * Runs something once a signal aborts; at once for one that has.
 *
 * @param signal - of any number of calls
 * @param onceAborted - must not throw
 * @returns forgets it, and leaves no listener behind
 */
export function onAbort(signal: AbortSignal, onceAborted: () => void): () => void {
  // Each has an entry of its own, whatever function it is.
  const run = () => onceAborted();
  if (signal.aborted) {
    run();
    return () => {};
  }
  const { runs, listener } = waitingFor(signal);
  runs.add(run);
  return () => {
    runs.delete(run);
    if (runs.size > 0) return;
    all.delete(signal);
    signal.removeEventListener("abort", listener);
  };
}
