import { SingleBar } from "cli-progress";

/** Shows the progress of a command. */
export interface Progress {
  set(done: number): void;
  stop(): void;
}

/**
 * Creates a progress bar on stderr. The bar prints nothing if stderr is not a terminal or `quiet`
 * is set.
 */
export function progressBar(total: number, unit: string, quiet = false): Progress {
  if (quiet || !process.stderr.isTTY) return { set() {}, stop() {} };
  const bar = new SingleBar({
    format: `{bar} {percentage}%  {value}/{total} ${unit}  {eta_formatted} left`,
    hideCursor: true,
    stream: process.stderr,
  });
  bar.start(total, 0);
  return {
    set: (done) => bar.update(done),
    stop: () => bar.stop(),
  };
}
