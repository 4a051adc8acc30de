import { SingleBar } from "cli-progress";

/** What shows how far a command is. */
export interface Progress {
  set(done: number): void;
  end(): void;
}

/** A bar on the terminal; nothing where the output goes elsewhere, or where nothing is to be shown. */
export function progressBar(total: number, unit: string, quiet = false): Progress {
  if (quiet || !process.stderr.isTTY) return { set() {}, end() {} };
  const bar = new SingleBar({
    format: `{bar} {percentage}%  {value}/{total} ${unit}  {eta_formatted} left`,
    hideCursor: true,
    stream: process.stderr,
  });
  bar.start(total, 0);
  return {
    set: (done) => bar.update(done),
    end: () => bar.stop(),
  };
}
