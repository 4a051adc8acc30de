import { renameSync, rmSync, writeFileSync } from "node:fs";
import { stringify } from "csv-stringify/sync";
import { makeFolderOf } from "./folder.ts";

/** An item that failed, and why. */
export interface Failed {
  row: number;
  key: string;
  code: string;
  message: string;
}

/** Writes what failed, in the order of the rows; where nothing did, an older report goes away. */
export function writeReport(path: string, failed: readonly Failed[]): void {
  if (failed.length === 0) {
    rmSync(path, { force: true });
    return;
  }
  const columns = ["row", "key", "code", "message"];
  const rows = failed.toSorted((a, b) => a.row - b.row);
  // a name may begin with "=", which a spreadsheet would take for a formula
  const text = stringify(rows, { header: true, columns, escape_formulas: true });
  makeFolderOf(path);
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
