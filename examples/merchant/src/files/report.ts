import { renameSync, rmSync, writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { createFolderOf } from "./folder.ts";

/** A failed item and its error. */
export interface FailedItem {
  row: number;
  key: string;
  code: string;
  message: string;
}

/** Writes the failed items in row order. If there are no failures, removes an older report. */
export function writeReport(path: string, failed: readonly FailedItem[]): void {
  if (failed.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  const columns = ["row", "key", "code", "message"];
  const rows = failed.toSorted((a, b) => a.row - b.row);
  // A message may start with "=", which a spreadsheet would treat as a formula.
  const text = stringify(rows, { header: true, columns, escape_formulas: true });
  createFolderOf(path);
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
