import { z } from "zod";

const AMOUNT_PATTERN = /^\d{1,9}(\.\d{1,3})?$/;

/** A cell that may be empty. */
export const optionalCell = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .transform((value) => (value === "" ? undefined : value))
    .pipe(schema.optional());

/** A required text with a maximum length. */
export const textCell = (max: number) =>
  z.string().min(1, "is required").max(max, `is longer than ${max} characters`);

/** An amount of money in the API's format. */
export const amountCell = z.string().superRefine((value, context) => {
  if (AMOUNT_PATTERN.test(value)) return;
  const reason = /^-/.test(value)
    ? "a price is never negative"
    : /,/.test(value)
      ? "use a decimal point and no thousands separators, such as 1299.90"
      : "use a format such as 19.90, without a currency";
  context.addIssue({ code: "custom", message: `"${value}" is not a valid amount: ${reason}` });
});

/** An integer between 0 and a maximum. */
export const integerCell = (max: number) =>
  z
    .string()
    .refine((value) => /^\d+$/.test(value) && Number(value) <= max, {
      error: ({ input }) => `"${String(input)}" is not an integer from 0 to ${max}`,
    })
    .transform(Number);

export const booleanCell = z
  .string()
  .toLowerCase()
  .refine((value) => /^(yes|no|true|false|1|0)$/.test(value), {
    error: ({ input }) => `"${String(input)}" must be yes or no`,
  })
  .transform((value) => /^(yes|true|1)$/.test(value));

/** The merchant's key for a product, which becomes the end of its page URL. */
export const keyCell = z
  .string()
  .min(1, "is required: every product needs a unique key, such as oak-table-180")
  .max(100, "is longer than 100 characters")
  .refine((value) => value === "" || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value), {
    error: ({ input }) =>
      `"${String(input)}" is not a valid key: use a to z, 0 to 9 and single hyphens, such as oak-table-180`,
  });
