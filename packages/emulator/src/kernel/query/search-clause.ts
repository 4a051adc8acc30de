import { z } from "zod";
import { bool, list, oneOf, opt, text } from "../checks/shapes.js";

/** The check of a free-text clause. */
export const searchClause = z.object({
  mode: opt(oneOf(["OR", "AND"])),
  expression: opt(text(100)),
  fields: opt(list(text(200), 20)),
  fuzzy: opt(bool()),
});

/** A free text to look for, and how. */
export type SearchClause = z.output<typeof searchClause>;
