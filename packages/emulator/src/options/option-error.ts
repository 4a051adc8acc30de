import type { z } from "zod/v4";

const DOCS = "https://portico-sdk.github.io/portico/error-codes/#";

const HELP = {
  INVALID_EMULATOR_OPTION:
    "Correct the option that the message names. For all valid options, see the type `EmulatorOptions`.",
  UNKNOWN_SEED: "Pass a known seed name, seed data, or the result of `createSeed`.",
} as const;

export function optionError(code: keyof typeof HELP, message: string, cause?: unknown): TypeError {
  const error = new TypeError(message, cause === undefined ? undefined : { cause });
  return Object.assign(error, { code, help: HELP[code], docs: DOCS + code.toLowerCase() });
}

const withArticle = (type: string): string => `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`;

const describeValue = (value: unknown): string => {
  if (value === null || value === undefined) return "but is missing";
  return `got ${withArticle(Array.isArray(value) ? "array" : typeof value)}`;
};

/** Returns undefined to keep zod's message. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return `must be ${withArticle(issue.expected)}, ${describeValue(issue.input)}`;
  if (issue.code === "invalid_value")
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
  return undefined;
};

export const problemsOf = (error: z.ZodError, subject = "the options"): string[] =>
  error.issues.map(({ path, message }) => {
    const option = path.join(".") || subject;
    return `${option}${message.startsWith("must ") ? "" : ":"} ${message}`;
  });

/** Without a `subject`, the error message is about the options. */
export function checkedValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  subject?: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const problems = problemsOf(parsed.error, subject && "the value").join("; ");
  throw optionError(
    "INVALID_EMULATOR_OPTION",
    subject ? `${subject}: ${problems}` : problems,
    parsed.error,
  );
}
