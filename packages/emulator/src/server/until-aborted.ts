/** Rejects when the signal aborts, but does not stop the work. */
export function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const rejectAborted = () => reject(signal.reason);
    signal.addEventListener("abort", rejectAborted, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", rejectAborted));
  });
}
