import { createReadStream } from "node:fs";
import { type CsvError, type Info, parse } from "csv-parse";
import type { z } from "zod";
import { EXIT, Stop } from "../stop.ts";

/** A problem in a CSV file. */
export interface Problem {
  /** Rows are numbered as in a spreadsheet: the header is row 1. */
  row: number;
  column?: string;
  message: string;
}

/** A valid row, or the problems of an invalid one. */
export type RowResult<Row> = { row: number; value: Row } | { row: number; problems: Problem[] };

type Columns = z.ZodObject<Record<string, z.ZodType>>;

/** Returns a text such as `row 7, column "price": is required`. */
export const problemText = ({ row, column, message }: Problem) =>
  `row ${row}${column === undefined ? "" : `, column "${column}"`}: ${message}`;

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/** Checks the header for unknown, duplicate and missing columns. */
function checkHeader(schema: Columns, delimiter: string) {
  const columns = Object.keys(schema.shape);
  return (header: string[]): string[] => {
    const names = header.map((name) =>
      name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, "_"),
    );
    const other = [";", ",", "\t"].find(
      (candidate) => candidate !== delimiter && header[0]?.includes(candidate),
    );
    if (header.length === 1 && other !== undefined) {
      const headerError = other === "\t" ? "$'\\t'" : `'${other}'`;
      throw new Stop(
        `The columns seem to be separated by ${headerError}: use --delimiter ${headerError}`,
        EXIT.input,
      );
    }
    const unknown = names.filter((name) => !columns.includes(name));
    if (unknown.length > 0) {
      throw new Stop(
        `Unknown column ${quoted(unknown)}: rename or remove it. Known columns: ${quoted(columns)}.`,
        EXIT.input,
      );
    }
    const duplicate = names.filter((name, index) => names.indexOf(name) !== index);
    if (duplicate.length > 0) throw new Stop(`Duplicate column ${quoted(duplicate)}.`, EXIT.input);
    const missing = columns.filter(
      (name) => !names.includes(name) && !schema.shape[name]?.safeParse("").success,
    );
    if (missing.length > 0) {
      throw new Stop(`The column ${quoted(missing)} is missing from the header.`, EXIT.input);
    }
    return names;
  };
}

/** A csv-parse record with `info`. */
interface Parsed {
  record: Record<string, string | undefined>;
  info: Info & { error?: CsvError };
}

/**
 * Reads a file in chunks, row by row.
 *
 * @throws Stop - if the file cannot be read, or its header or quoting is invalid
 */
export async function* readCsv<Schema extends Columns>(
  path: string,
  schema: Schema,
  delimiter: string,
): AsyncGenerator<RowResult<z.output<Schema>>> {
  const parser = parse({
    bom: true,
    columns: checkHeader(schema, delimiter),
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const file = createReadStream(path);
  file.on("error", (error) => parser.destroy(error));
  try {
    for await (const { record, info } of file.pipe(parser) as AsyncIterable<Parsed>) {
      const row = info.records + 1 + info.empty_lines;
      if (info.error) {
        const message =
          "does not have the same number of fields as the header: check for a missing or extra comma or quote";
        yield { row, problems: [{ row, message }] };
        continue;
      }
      const read = schema.safeParse(withoutEmpty(record, schema));
      yield read.success
        ? { row, value: read.data }
        : { row, problems: read.error.issues.map((issue) => problemOf(row, issue)) };
    }
  } catch (error) {
    throw unreadableFile(path, error);
  } finally {
    file.destroy();
  }
}

/** Treats missing columns as empty. */
function withoutEmpty(record: Parsed["record"], schema: Columns) {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, record[name] ?? ""]));
}

function problemOf(row: number, { path, message }: z.core.$ZodIssue): Problem {
  return { row, column: String(path[0] ?? ""), message };
}

function unreadableFile(path: string, error: unknown): Stop {
  if (error instanceof Stop) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason =
    code === "ENOENT"
      ? "the file does not exist"
      : code === "CSV_QUOTE_NOT_CLOSED"
        ? `a quote is not closed (${message})`
        : message;
  return new Stop(`Cannot read ${path}: ${reason}`, EXIT.input);
}
