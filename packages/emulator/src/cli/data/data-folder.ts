/// <reference types="node" />
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Emulator } from "../../emulator.js";
import { privatePem, signWith } from "../../site/keys.js";
import { withUsageError } from "../usage.js";
import { formatState, parseState } from "./state-file.js";

/** Changes within this delay are written together. */
const SAVE_DELAY_MS = 500;

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** After a crash, the file has either the old or the new content. */
function writeAtomically(path: string, text: string): void {
  const temporaryPath = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporaryPath, text, { mode: 0o600, flush: true });
    renameSync(temporaryPath, path);
  } catch (error) {
    rmSync(temporaryPath, { force: true });
    throw error;
  }
}

const readErrorMessage = (path: string) => (line: string) =>
  `Cannot read ${path}: ${line}. The file was not changed. Move it, or choose another folder with --data`;

/**
 * Restores an emulator's state from a folder, and returns functions that save it.
 *
 * @param onError - called if a scheduled save fails
 * @throws UsageError if the folder or a file in it cannot be used
 */
export async function openData(
  emulator: Emulator,
  folder: string,
  onError: (error: unknown) => void,
) {
  const [stateFile, keyFile] = [join(folder, "state.json"), join(folder, "signing-key.pem")];
  let timer: ReturnType<typeof setTimeout> | undefined;
  withUsageError(
    () => mkdirSync(folder, { recursive: true }),
    (line, code) =>
      `--data ${folder} ${code === "EEXIST" ? "is not a folder" : `cannot be created: ${line}`}`,
  );
  const restoreState = () => {
    const text = readIfExists(stateFile);
    if (text === undefined) return undefined;
    const saved = parseState(text, emulator.snapshot());
    emulator.restore(saved);
    emulator.clock.advance(saved.offset);
    return text;
  };
  let lastText = withUsageError(restoreState, readErrorMessage(stateFile));
  const key = withUsageError(() => readIfExists(keyFile), readErrorMessage(keyFile));
  if (key !== undefined) await withUsageError(() => signWith(key), readErrorMessage(keyFile));
  else {
    const newKey = await privatePem();
    withUsageError(
      () => writeAtomically(keyFile, newKey),
      (line) => `Cannot write to --data ${folder}: ${line}`,
    );
  }
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = formatState({ ...emulator.snapshot(), offset: emulator.clock.offset });
    if (text === lastText) return;
    writeAtomically(stateFile, text);
    lastText = text;
  };
  return {
    isRestored: lastText !== undefined,
    scheduleSave: () => {
      timer ??= setTimeout(() => {
        try {
          flush();
        } catch (error) {
          onError(error);
        }
      }, SAVE_DELAY_MS);
    },
    flush,
  };
}
