import * as z from "zod/v4";
import { country, email, localDate, phone } from "../schema-parts/texts.js";
import { type FormMessages, type FormProblem, messageFor } from "./messages.js";

/** Options of a form schema. */
export interface FormOptions<Field extends string> {
  /** Error messages. Default: English. */
  messages?: FormMessages | undefined;
  /** Names of the required fields. Default: the required fields of the form. */
  required?: readonly Field[] | undefined;
}

/** Constraints of a form field. */
export interface FieldRule {
  /** Whether the field is required. The form's `required` option overrides it. Default false. */
  required?: boolean;
  format?: keyof typeof formats;
  min?: number;
  max?: number;
  /** Whether leading and trailing spaces are part of the value, as in a password. Default false: they are removed. */
  keepWhitespace?: boolean;
}

const formats = { email, phone, date: localDate, country };

/** Returns what is wrong with a trimmed text, or undefined. */
function problemOf(text: string, rule: FieldRule): Omit<FormProblem, "field"> | undefined {
  const { required, format, min, max } = rule;
  if (text === "") return required ? { key: "required" } : undefined;
  if (max !== undefined && text.length > max) return { key: "tooLong", limit: max };
  if (min !== undefined && text.length < min) return { key: "tooShort", limit: min };
  if (format && !formats[format].safeParse(text).success) return { key: format };
  return undefined;
}

/**
 * Creates the zod schema of one field.
 *
 * @param field - name of the field, passed to the error messages
 * @param rule - constraints
 * @param messages - error messages
 */
export function fieldSchema(
  field: string,
  rule: FieldRule,
  messages?: FormMessages,
): z.ZodType<string, string> {
  const missing = () => messageFor({ key: "required", field }, messages);
  const text = z.string({ error: missing });
  return (rule.keepWhitespace ? text : text.trim()).superRefine((typed, context) => {
    const problem = problemOf(typed, rule);
    if (!problem) return;
    context.addIssue({ code: "custom", message: messageFor({ ...problem, field }, messages) });
  });
}

/**
 * Creates the zod schema of a form with text fields.
 *
 * @param rules - constraints by field name
 * @param options - error messages and required fields
 */
export function formSchema<Values extends object>(
  rules: Readonly<Record<keyof Values & string, FieldRule>>,
  { messages, required }: FormOptions<keyof Values & string> = {},
): z.ZodType<Values, Values> {
  const names: readonly string[] | undefined = required;
  const fields = Object.entries<FieldRule>(rules).map(([name, rule]) => {
    const needed = names ? names.includes(name) : rule.required === true;
    const schema = fieldSchema(name, { ...rule, required: needed }, messages);
    return [name, needed ? schema : schema.optional()];
  });
  // The rules have the same keys as `Values`.
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<Values, Values>;
}
