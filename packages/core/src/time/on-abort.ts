/** Each signal gets a single listener, because engines warn about too many. */
class Waiting extends Set<() => void> {
  handleEvent() {
    for (const run of this) run();
  }
}

const all = /* @__PURE__ */ new WeakMap<AbortSignal, Waiting>();

/**
 * Runs a function when a signal aborts, or immediately if it has. Returns a function that removes
 * the callback.
 *
 * @param onceAborted - must not throw
 */
export function onAbort(signal: AbortSignal, onceAborted: () => void): () => void {
  // A new function for each call, so that the same callback can be registered twice.
  const run = () => onceAborted();
  if (signal.aborted) {
    run();
    return () => {};
  }
  const waiting = all.get(signal) ?? new Waiting();
  all.set(signal, waiting.add(run));
  // Adding the same listener again has no effect.
  signal.addEventListener("abort", waiting, { once: true });
  return () => {
    if (waiting.delete(run) && !waiting.size) signal.removeEventListener("abort", waiting);
  };
}
