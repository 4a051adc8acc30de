import type { CodecTables, NamedTables } from "./codec-tables.ts";
import type { TypeWriter } from "./type-writer.ts";

/** Data shared by the functions that write a service's module. */
export interface ModuleParts {
  types: TypeWriter;
  codecs: CodecTables;
  /** The named tables that the module refers to. */
  tables: NamedTables;
  /** Imports from core's runtime. */
  runtime: Set<string>;
}
