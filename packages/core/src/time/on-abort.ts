/** Each signal gets a single listener, because engines warn about too many. */
class Waiting extends Set<() => void> {
  handleEvent() {
    for (const run of this) run();
  }
}

const all = /* @__PURE__ */ new WeakMap<AbortSignal, Waiting>();

/**
 * Runs immediately if the signal has already aborted. Returns a function that removes the callback.
 */
export function onAbort(signal: AbortSignal, onceAborted: () => void): () => void {
  // New for each call, so that the same callback can be registered twice.
  const run = () => onceAborted();
  if (signal.aborted) {
    run();
    return () => {};
  }
  const waiting = all.get(signal) ?? new Waiting();
  all.set(signal, waiting.add(run));
  signal.addEventListener("abort", waiting, { once: true });
  return () => {
    if (waiting.delete(run) && !waiting.size) signal.removeEventListener("abort", waiting);
  };
}
