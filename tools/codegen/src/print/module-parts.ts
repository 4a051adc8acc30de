import type { CodecBook, NamedTables } from "./codec-book.ts";
import type { TypeWriter } from "./type-writer.ts";

/** What the parts of a service's module share while they are written. */
export interface ModuleParts {
  types: TypeWriter;
  codecs: CodecBook;
  /** The named tables that the module refers to. */
  tables: NamedTables;
  /** Names that it needs from the core's runtime. */
  runtime: Set<string>;
}
