import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { EXIT, Stop } from "../stop.ts";
import { createFolderOf } from "./folder.ts";

const lockPathOf = (path: string) => `${path}.lock`;

/**
 * Ensures that no other run on this machine writes to the file at the same time. Takes over the
 * lock if the run that held it was killed. Creates the file's folder.
 *
 * @throws Stop - while another run holds the lock, or when the folder cannot be created
 */
export function lock(path: string): void {
  createFolderOf(path);
  acquire(lockPathOf(path));
}

export function unlock(path: string): void {
  rmSync(lockPathOf(path), { force: true });
}

/** Runs a function while holding the lock on a file. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  lock(path);
  try {
    return await work();
  } finally {
    unlock(path);
  }
}

function acquire(file: string): void {
  const candidateFile = `${file}.${randomUUID()}`;
  writeFileSync(candidateFile, String(process.pid));
  try {
    createLockFile(candidateFile, file, () => {
      // Several runs may find the same stale lock. Only the run that holds a second lock, which
      // guards the first one, may replace the stale lock.
      const guardPath = lockPathOf(file);
      acquire(guardPath);
      try {
        createLockFile(candidateFile, file, () => renameSync(candidateFile, file));
      } finally {
        rmSync(guardPath, { force: true });
      }
    });
  } finally {
    rmSync(candidateFile, { force: true });
  }
}

/**
 * Creates the lock file if it does not exist. Calls `replace` if a killed run has left the lock
 * behind.
 */
function createLockFile(candidateFile: string, file: string, replace: () => void): void {
  while (!tryLink(candidateFile, file)) {
    const owner = readIfExists(file);
    // The lock has been released in the meantime.
    if (owner === undefined) continue;
    assertStale(file, owner);
    replace();
    return;
  }
}

/**
 * Links the candidate file, which is already complete, to the lock's path. A visible lock therefore
 * always contains its owner's process id. Returns false if the lock exists.
 */
function tryLink(candidateFile: string, file: string): boolean {
  try {
    linkSync(candidateFile, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function assertStale(file: string, owner: string): void {
  const pid = Number.parseInt(owner, 10);
  if (!isRunning(pid)) return;
  const reason = `Another run is in progress (process ${pid}).`;
  throw new Stop(`${reason} If the process is a different program, delete ${file}.`, EXIT.stopped);
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;
