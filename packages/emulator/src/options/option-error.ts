import type { z } from "zod/v4";

const DOCS = "https://github.com/portico-sdk/portico/blob/main/docs/error-codes.md#";

/** What to do about each code. */
const HELP = {
  INVALID_EMULATOR_OPTION:
    "Correct the option named in the message. See the type `EmulatorOptions`.",
  UNKNOWN_SEED: "Pass a known seed name, seed data, or the result of `createSeed`.",
} as const;

/** The error for options of an emulator, with what to do and a link to the documentation. */
export function optionError(code: keyof typeof HELP, message: string, cause?: unknown): TypeError {
  const error = new TypeError(message, cause === undefined ? undefined : { cause });
  return Object.assign(error, { code, help: HELP[code], docs: DOCS + code.toLowerCase() });
}

/** What a value is, for people. */
const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return "missing";
  return Array.isArray(value) ? "a list" : `of the type ${typeof value}`;
};

/** Names the type that a value must have. For other issues zod's own words are plain enough. */
export const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return `must be ${issue.expected === "array" || issue.expected === "object" ? "an" : "a"} ${issue.expected}, got ${kindOf(issue.input)}`;
  if (issue.code === "invalid_value")
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
  return undefined;
};

/** The problems that a check found, each with its option; `whole` is what a problem of all of them is called. */
export const problemsOf = (error: z.ZodError, whole = "the options"): string[] =>
  error.issues.map(({ path, message }) => {
    const option = path.join(".") || whole;
    return `${option}${message.startsWith("must ") ? "" : ":"} ${message}`;
  });

/**
 * Checks options.
 *
 * @throws TypeError of code INVALID_EMULATOR_OPTION that names every problem
 */
export function checkedBy<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const checked = schema.safeParse(value, { error: inWords });
  if (checked.success) return checked.data;
  const problems = problemsOf(checked.error).join("; ");
  throw optionError("INVALID_EMULATOR_OPTION", problems, checked.error);
}
