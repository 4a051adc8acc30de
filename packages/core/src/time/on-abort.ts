/** Runs a signal's callbacks in one listener, because engines warn about too many listeners. */
class AbortCallbacks extends Set<() => void> {
  handleEvent() {
    for (const run of this) run();
  }
}

const callbacksBySignal = /* @__PURE__ */ new WeakMap<AbortSignal, AbortCallbacks>();

/**
 * Runs the callback when the signal aborts, or immediately if it has already aborted. Returns a
 * function that removes the callback.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  // The wrapper allows code to register the same callback twice.
  const run = () => callback();
  if (signal.aborted) {
    run();
    return () => {};
  }
  const callbacks = callbacksBySignal.get(signal) ?? new AbortCallbacks();
  callbacksBySignal.set(signal, callbacks.add(run));
  signal.addEventListener("abort", callbacks, { once: true });
  return () => {
    if (callbacks.delete(run) && !callbacks.size) signal.removeEventListener("abort", callbacks);
  };
}
