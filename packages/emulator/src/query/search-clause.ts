import { z } from "zod/v4";
import { list, opt, text } from "../checks/shapes.js";

/** Validates a free-text search. */
export const searchClause = z.object({
  mode: opt(z.enum(["OR", "AND"])),
  expression: opt(text(100)),
  fields: opt(list(text(200), 20)),
  fuzzy: opt(z.boolean()),
});

/** Free-text search. */
export type SearchClause = z.output<typeof searchClause>;
