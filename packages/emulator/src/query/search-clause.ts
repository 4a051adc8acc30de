import { z } from "zod/v4";
import { list, opt, text } from "../checks/shapes.js";

export const searchClause = z.object({
  mode: opt(z.enum(["OR", "AND"])),
  expression: opt(text(100)),
  fields: opt(list(text(200), 20)),
  fuzzy: opt(z.boolean()),
});

export type SearchClause = z.output<typeof searchClause>;
