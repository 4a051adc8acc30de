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

const quotedNames = (columnNames: readonly string[]) =>
  columnNames.map((name) => `"${name}"`).join(", ");

/**
 * Returns a function that parses the header. It rejects unknown and duplicate columns, and headers
 * that lack a required column.
 */
function headerParser(schema: Columns, delimiter: string) {
  const columns = Object.keys(schema.shape);
  return (header: string[]): string[] => {
    const columnNames = header.map((name) =>
      name
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, "_"),
    );
    const otherDelimiter = [";", ",", "\t"].find(
      (candidate) => candidate !== delimiter && header[0]?.includes(candidate),
    );
    if (header.length === 1 && otherDelimiter !== undefined) {
      const quotedDelimiter = otherDelimiter === "\t" ? "$'\\t'" : `'${otherDelimiter}'`;
      throw new Stop(
        `The columns seem to be separated by ${quotedDelimiter}: use --delimiter ${quotedDelimiter}`,
        EXIT.input,
      );
    }
    const unknownNames = columnNames.filter((name) => !columns.includes(name));
    if (unknownNames.length > 0) {
      throw new Stop(
        `Unknown column ${quotedNames(unknownNames)}: rename or remove it. Known columns: ${quotedNames(columns)}.`,
        EXIT.input,
      );
    }
    const duplicateNames = columnNames.filter((name, index) => columnNames.indexOf(name) !== index);
    if (duplicateNames.length > 0)
      throw new Stop(`Duplicate column ${quotedNames(duplicateNames)}.`, EXIT.input);
    const missingColumns = columns.filter(
      (name) => !columnNames.includes(name) && !schema.shape[name]?.safeParse("").success,
    );
    if (missingColumns.length > 0) {
      throw new Stop(
        `The column ${quotedNames(missingColumns)} is missing from the header.`,
        EXIT.input,
      );
    }
    return columnNames;
  };
}

/** A csv-parse record with `info`. */
interface ParsedRecord {
  record: Record<string, string | undefined>;
  info: Info & { error?: CsvError };
}

/**
 * Reads a file as a stream and yields each row.
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
    columns: headerParser(schema, delimiter),
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const file = createReadStream(path);
  file.on("error", (error) => parser.destroy(error));
  try {
    for await (const { record, info } of file.pipe(parser) as AsyncIterable<ParsedRecord>) {
      const row = info.records + 1 + info.empty_lines;
      if (info.error) {
        const message =
          "does not have the same number of fields as the header: check for a missing or extra comma or quote";
        yield { row, problems: [{ row, message }] };
        continue;
      }
      const result = schema.safeParse(withMissingColumns(record, schema));
      yield result.success
        ? { row, value: result.data }
        : { row, problems: result.error.issues.map((issue) => problemOf(row, issue)) };
    }
  } catch (error) {
    throw readError(path, error);
  } finally {
    file.destroy();
  }
}

/** Adds an empty cell for each missing column. */
function withMissingColumns(record: ParsedRecord["record"], schema: Columns) {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, record[name] ?? ""]));
}

function problemOf(row: number, { path, message }: z.core.$ZodIssue): Problem {
  return { row, column: String(path[0] ?? ""), message };
}

function readError(path: string, error: unknown): Stop {
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
