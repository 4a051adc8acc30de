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

/** Runs a function while no other run writes a file. */
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
      // If several runs find the same stale lock, only the run with the lock of the lock replaces
      // it.
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

/** Creates the lock file if it does not exist. Calls `replace` for the lock of a killed run. */
function takeFree(own: string, file: string, replace: () => void): void {
  while (!isLinked(own, file)) {
    const owner = contentOf(file);
    // undefined: the lock has been released since
    if (owner === undefined) continue;
    checkStale(file, owner);
    replace();
    return;
  }
}

/**
 * Links the file to a second name, which appears with its content, so that every visible lock
 * has an owner.
 */
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
    // signal 0 only checks the process
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;
