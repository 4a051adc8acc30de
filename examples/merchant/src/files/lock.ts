import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { EXIT, Stop } from "../stop.ts";

const lockOf = (path: string) => `${path}.lock`;

/**
 * Makes sure that no other run on this machine writes a file. What a run that was killed left behind is taken over.
 *
 * @throws Stop - while another run is at it
 */
export function lock(path: string): void {
  const file = lockOf(path);
  const take = () => writeFileSync(file, String(process.pid), { flag: "wx" });
  try {
    take();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const other = Number(readFileSync(file, "utf8"));
    if (isRunning(other)) {
      const why = `Another run is at it, process ${other}.`;
      throw new Stop(`${why} If that is another program, delete ${file}.`, EXIT.stopped);
    }
    rmSync(file, { force: true });
    take();
  }
}

export function unlock(path: string): void {
  rmSync(lockOf(path), { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    // signal 0 only asks
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
