import { z } from "zod/v4";
import { INTERVALS } from "../site/zoned-time.js";
import { int, list, opt, text } from "./shapes.js";

const settings = z.object({
  sortType: opt(z.enum(["COUNT", "VALUE"])),
  sortDirection: opt(z.enum(["DESC", "ASC"])),
  limit: opt(int(1, 250)),
  missingValues: opt(z.enum(["EXCLUDE", "INCLUDE"])),
  includeOptions: opt(z.object({ addToBucket: opt(text(20)) })),
});

const commonFields = {
  name: opt(text(100)),
  fieldPath: text(200, 1),
  value: opt(settings),
  range: opt(
    z.object({ buckets: list(z.object({ from: opt(z.number()), to: opt(z.number()) }), 50) }),
  ),
  scalar: opt(z.object({ type: z.enum(["COUNT_DISTINCT", "MIN", "MAX"]) })),
  dateHistogram: opt(z.object({ interval: opt(z.enum(INTERVALS)) })),
};

const stepSchema = z.object({
  ...commonFields,
  type: z.enum(["VALUE", "RANGE", "SCALAR", "DATE_HISTOGRAM"]),
});

export const aggregation = z.discriminatedUnion("type", [
  z.object({
    ...commonFields,
    type: z.literal("NESTED"),
    fieldPath: opt(text(200)),
    nested: z.object({ nestedAggregations: list(stepSchema, 3, 2) }),
  }),
  stepSchema.extend({
    groupBy: opt(z.object({ name: opt(text(100)), fieldPath: text(200, 1), value: opt(settings) })),
  }),
]);

export type Aggregation = z.output<typeof aggregation>;

export type Step = z.output<typeof stepSchema>;

export type ValueSettings = z.output<typeof settings>;
