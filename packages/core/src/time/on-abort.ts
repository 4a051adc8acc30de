/** All that waits for one signal, itself the signal's one listener: engines warn of many on one. */
class Waiting extends Set<() => void> {
  handleEvent() {
    for (const run of this) run();
  }
}

const all = /* @__PURE__ */ new WeakMap<AbortSignal, Waiting>();

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
  const waiting = all.get(signal) ?? new Waiting();
  all.set(signal, waiting.add(run));
  // One listener, however often it is added.
  signal.addEventListener("abort", waiting, { once: true });
  return () => {
    if (waiting.delete(run) && !waiting.size) signal.removeEventListener("abort", waiting);
  };
}
