/** Each signal gets a single listener, because engines warn about too many. */
class AbortCallbacks extends Set<() => void> {
  handleEvent() {
    for (const run of this) run();
  }
}

const callbacksBySignal = /* @__PURE__ */ new WeakMap<AbortSignal, AbortCallbacks>();

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
  const waiting = callbacksBySignal.get(signal) ?? new AbortCallbacks();
  callbacksBySignal.set(signal, waiting.add(run));
  signal.addEventListener("abort", waiting, { once: true });
  return () => {
    if (waiting.delete(run) && !waiting.size) signal.removeEventListener("abort", waiting);
  };
}
