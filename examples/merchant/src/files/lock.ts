import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { EXIT, Stop } from "../stop.ts";
import { makeFolderOf } from "./folder.ts";

const lockOf = (path: string) => `${path}.lock`;

/**
 * Makes sure that no other run on this machine writes a file. Takes over the lock of a run that was killed. Creates the
 * file's folder.
 *
 * @throws Stop - while another run holds the lock, or when the folder cannot be created
 */
export function lock(path: string): void {
  makeFolderOf(path);
  acquire(lockOf(path));
}

export function unlock(path: string): void {
  rmSync(lockOf(path), { force: true });
}

/** Does something while no other run writes a file. */
export async function whileLocked<Result>(
  path: string,
  work: () => Promise<Result>,
): Promise<Result> {
  lock(path);
  try {
    return await work();
  } finally {
    unlock(path);
  }
}

function acquire(file: string): void {
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, String(process.pid));
  try {
    takeFree(own, file, () => {
      // Of several runs that find the same stale lock, one replaces it: the one with the lock on the lock.
      const guard = lockOf(file);
      acquire(guard);
      try {
        takeFree(own, file, () => renameSync(own, file));
      } finally {
        rmSync(guard, { force: true });
      }
    });
  } finally {
    rmSync(own, { force: true });
  }
}

/** Creates the lock file, if it does not exist. Calls `replace` where the lock is that of a run that was killed. */
function takeFree(own: string, file: string, replace: () => void): void {
  while (!isLinked(own, file)) {
    const owner = contentOf(file);
    // undefined: the lock was released since
    if (owner === undefined) continue;
    checkStale(file, owner);
    replace();
    return;
  }
}

/** Whether the file now has a second name. It appears with its content, so that no run sees a lock without an owner. */
function isLinked(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function checkStale(file: string, owner: string): void {
  const pid = Number.parseInt(owner, 10);
  if (!isRunning(pid)) return;
  const why = `Another run is in progress (process ${pid}).`;
  throw new Stop(`${why} If the process is a different program, delete ${file}.`, EXIT.stopped);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    // signal 0 only asks
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;
