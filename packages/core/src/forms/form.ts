import * as z from "zod/v4";
import { country, email, localDate, phone } from "../schema-parts/texts.js";
import { type FormProblem, type FormWords, wordsFor } from "./words.js";

/** How a form is checked. */
export interface FormOptions<Field extends string> {
  /** What it says; English unless told otherwise. */
  words?: FormWords | undefined;
  /** The fields that have to be filled in, in place of those that the form knows. */
  required?: readonly Field[] | undefined;
}

/** What may be typed into a field. */
export interface FieldRule {
  /** Whether it has to be filled in, unless the form's options say otherwise. */
  required?: boolean;
  format?: keyof typeof formats;
  min?: number;
  max?: number;
  /** Whether spaces around it belong to it, as in a password. */
  exact?: boolean;
}

const formats = { email, phone, date: localDate, country };

/** What is wrong with a text, if anything is; spaces around it are gone by then. */
function problemOf(text: string, rule: FieldRule): Omit<FormProblem, "field"> | undefined {
  const { required, format, min, max } = rule;
  if (text === "") return required ? { key: "required" } : undefined;
  if (max !== undefined && text.length > max) return { key: "tooLong", limit: max };
  if (min !== undefined && text.length < min) return { key: "tooShort", limit: min };
  if (format && !formats[format].safeParse(text).success) return { key: format };
  return undefined;
}

/**
 * The schema of one field.
 *
 * @param field - its name, for its words
 * @param rule - what may be typed
 * @param words - what it says
 */
export function fieldSchema(
  field: string,
  rule: FieldRule,
  words?: FormWords,
): z.ZodType<string, string> {
  const missing = () => wordsFor({ key: "required", field }, words);
  const text = z.string({ error: missing });
  return (rule.exact ? text : text.trim()).superRefine((typed, context) => {
    const problem = problemOf(typed, rule);
    if (!problem) return;
    context.addIssue({ code: "custom", message: wordsFor({ ...problem, field }, words) });
  });
}

/**
 * The schema of a form of texts.
 *
 * @param rules - of its fields
 * @param options - its words, and which fields have to be filled in
 */
export function formSchema<Values extends object>(
  rules: Readonly<Record<keyof Values & string, FieldRule>>,
  { words, required }: FormOptions<keyof Values & string> = {},
): z.ZodType<Values, Values> {
  const names: readonly string[] | undefined = required;
  const fields = Object.entries<FieldRule>(rules).map(([name, rule]) => {
    const needed = names ? names.includes(name) : rule.required === true;
    const schema = fieldSchema(name, { ...rule, required: needed }, words);
    return [name, needed ? schema : schema.optional()];
  });
  // what the rules name are the fields of the values
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodType<Values, Values>;
}
