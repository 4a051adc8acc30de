import type { CodecBook, NamedTables } from "./codec-book.ts";
import type { TypeWriter } from "./type-writer.ts";

/** Data shared by the functions that write a service's module. */
export interface ModuleParts {
  types: TypeWriter;
  codecs: CodecBook;
  /** The named tables that the module refers to. */
  tables: NamedTables;
  /** Imports from core's runtime. */
  runtime: Set<string>;
}
