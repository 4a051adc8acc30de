import { type Problem, readCsv } from "../files/read-csv.ts";
import { type CatalogRow, catalogRowSchema } from "./row.ts";

/** A row and its number. */
export interface NumberedRow {
  row: number;
  value: CatalogRow;
}

/** Rows that are sent in one request. */
export interface Batch {
  number: number;
  rows: NumberedRow[];
}

/** The result of checking the whole file. */
export interface CatalogCheck {
  rows: number;
  problemCount: number;
  /** The first problems, at most `MAX_PROBLEMS`. */
  problems: Problem[];
}

const MAX_PROBLEMS = 20;

/**
 * Checks the whole file before the first request. To find duplicates, it keeps only the keys and
 * row numbers in memory, about a hundred bytes per row.
 */
export async function checkCatalog(path: string, delimiter: string): Promise<CatalogCheck> {
  const result: CatalogCheck = { rows: 0, problemCount: 0, problems: [] };
  const addProblem = (problem: Problem) => {
    result.problemCount += 1;
    if (result.problems.length < MAX_PROBLEMS) result.problems.push(problem);
  };
  const rowsByKey = new Map<string, number>();
  for await (const parsedRow of readCsv(path, catalogRowSchema, delimiter)) {
    result.rows += 1;
    if ("problems" in parsedRow) {
      for (const problem of parsedRow.problems) addProblem(problem);
      continue;
    }
    const { row, value } = parsedRow;
    const firstRow = rowsByKey.get(value.key);
    if (firstRow === undefined) rowsByKey.set(value.key, row);
    else {
      const message = `duplicate key "${value.key}", also in row ${firstRow}`;
      addProblem({ row, column: "key", message });
    }
    if (Number(value.compare_at_price ?? value.price) < Number(value.price)) {
      const message = "is lower than the price: it must be the price before the discount";
      addProblem({ row, column: "compare_at_price", message });
    }
  }
  return result;
}

/** Splits a file into batches. The batches are always the same for the same file and batch size. */
export async function* batchesOf(
  path: string,
  delimiter: string,
  size: number,
): AsyncGenerator<Batch> {
  let batch: Batch = { number: 0, rows: [] };
  for await (const parsedRow of readCsv(path, catalogRowSchema, delimiter)) {
    if ("problems" in parsedRow) continue;
    batch.rows.push(parsedRow);
    if (batch.rows.length < size) continue;
    yield batch;
    batch = { number: batch.number + 1, rows: [] };
  }
  if (batch.rows.length > 0) yield batch;
}
