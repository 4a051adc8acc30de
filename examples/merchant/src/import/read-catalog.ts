import { type Problem, readCsv } from "../files/read-csv.ts";
import { type CatalogRow, catalogRow } from "./row.ts";

/** A row with its place in the file. */
export interface Numbered {
  row: number;
  value: CatalogRow;
}

/** Rows that are sent together. */
export interface Batch {
  number: number;
  rows: Numbered[];
}

/** What a look through the whole file finds. */
export interface Checked {
  rows: number;
  /** How many mistakes there are. */
  mistakes: number;
  /** The first of them. */
  problems: Problem[];
}

const KEPT_PROBLEMS = 20;

/**
 * Looks through the file before anything is sent. Of the rows only the keys are kept, to find those that are there
 * twice: about a hundred bytes a row.
 */
export async function checkCatalog(path: string, delimiter: string): Promise<Checked> {
  const checked: Checked = { rows: 0, mistakes: 0, problems: [] };
  const complain = (problem: Problem) => {
    checked.mistakes += 1;
    if (checked.problems.length < KEPT_PROBLEMS) checked.problems.push(problem);
  };
  const seen = new Map<string, number>();
  for await (const read of readCsv(path, catalogRow, delimiter)) {
    checked.rows += 1;
    if ("problems" in read) {
      for (const problem of read.problems) complain(problem);
      continue;
    }
    const { row, value } = read;
    const first = seen.get(value.key);
    if (first === undefined) seen.set(value.key, row);
    else {
      const message = `duplicate key "${value.key}", also in row ${first}`;
      complain({ row, column: "key", message });
    }
    if (Number(value.compare_at_price ?? value.price) < Number(value.price)) {
      const message = "is lower than the price: it must be the price before the discount";
      complain({ row, column: "compare_at_price", message });
    }
  }
  return checked;
}

/** The rows of a file in batches, always the same ones for the same file and size. */
export async function* batchesOf(
  path: string,
  delimiter: string,
  size: number,
): AsyncGenerator<Batch> {
  let batch: Batch = { number: 0, rows: [] };
  for await (const read of readCsv(path, catalogRow, delimiter)) {
    if ("problems" in read) continue;
    batch.rows.push(read);
    if (batch.rows.length < size) continue;
    yield batch;
    batch = { number: batch.number + 1, rows: [] };
  }
  if (batch.rows.length > 0) yield batch;
}
