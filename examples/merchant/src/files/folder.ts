import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { EXIT, Stop } from "../stop.ts";

/**
 * Creates the folder that a file belongs to.
 *
 * @throws Stop - if that fails
 */
export function createFolderOf(path: string): void {
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Stop(
      `Cannot write ${path}: the folder ${folder} cannot be created (${reason}). Choose a file in another folder.`,
      EXIT.input,
    );
  }
}
