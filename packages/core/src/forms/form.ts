import * as z from "zod/v4-mini";
import { countryPattern, phonePattern } from "../schema-parts/patterns.js";
import { type FormMessages, type FormProblem, messageFor } from "./messages.js";

/** Options of a form schema. */
export interface FormOptions<Field extends string> {
  /** Error messages. Default: English. */
  messages?: FormMessages | undefined;
  /** Names of the required fields. The default depends on the form. */
  required?: readonly Field[] | undefined;
}

/** Constraints of a form field. */
export interface FieldRule {
  /** Whether the field is required. The form's `required` option overrides it. Default: false. */
  required?: boolean;
  /** Format of the text. Empty fields are not checked. */
  format?: keyof typeof formats;
  /** Minimum number of characters, unless the field is empty. Default: none. */
  min?: number;
  /** Maximum number of characters. Default: none. */
  max?: number;
  /** Whether to keep leading and trailing spaces, as in a password. Default: false. */
  keepWhitespace?: boolean;
}

const formats = {
  email: (text: string) => z.email().safeParse(text).success,
  phone: (text: string) => phonePattern.test(text),
  date: (text: string) => z.iso.date().safeParse(text).success,
  country: (text: string) => countryPattern.test(text),
};

function firstProblem(text: string, rule: FieldRule): Omit<FormProblem, "field"> | undefined {
  const { required, format, min, max } = rule;
  if (text === "") return required ? { key: "required" } : undefined;
  if (max !== undefined && text.length > max) return { key: "tooLong", limit: max };
  if (min !== undefined && text.length < min) return { key: "tooShort", limit: min };
  if (format && !formats[format](text)) return { key: format };
  return undefined;
}

/**
 * Creates a zod schema for a text field. Every issue has a message that you can show to the user.
 *
 * @param field - the field's name, which a `messages` function receives
 * @param rule - the field's constraints
 * @param messages - error messages; default: English
 * @example
 * ```ts
 * import { fieldSchema } from "@portico/core/forms";
 *
 * const email = fieldSchema("email", { required: true, format: "email", max: 250 });
 * const { success } = email.safeParse("ada@example.com");
 * ```
 */
export function fieldSchema(
  field: string,
  rule: FieldRule,
  messages?: FormMessages,
): z.ZodMiniType<string, string> {
  const missingMessage = () => messageFor({ key: "required", field }, messages);
  const text = z.string({ error: missingMessage });
  return (rule.keepWhitespace ? text : text.check(z.trim())).check(({ value: input, issues }) => {
    const problem = firstProblem(input, rule);
    if (!problem) return;
    const message = messageFor({ ...problem, field }, messages);
    issues.push({ code: "custom", message, input, continue: true });
  });
}

/**
 * Creates a zod schema for a form that consists of text fields.
 *
 * @param rules - constraints, keyed by field name
 * @param options - error messages and required fields
 * @example
 * ```ts
 * import { formSchema } from "@portico/core/forms";
 *
 * const newsletter = formSchema<{ email: string; firstName?: string }>({
 *   email: { required: true, format: "email" },
 *   firstName: { max: 50 },
 * });
 * const { error } = newsletter.safeParse({ email: "ada" });
 * console.log(error?.issues[0]?.message); // Enter a valid email address.
 * ```
 */
export function formSchema<Values extends object>(
  rules: Readonly<Record<keyof Values & string, FieldRule>>,
  { messages, required }: FormOptions<keyof Values & string> = {},
): z.ZodMiniType<Values, Values> {
  const requiredNames: readonly string[] | undefined = required;
  const fields = Object.entries<FieldRule>(rules).map(([name, rule]) => {
    const isRequired = requiredNames ? requiredNames.includes(name) : rule.required === true;
    const schema = fieldSchema(name, { ...rule, required: isRequired }, messages);
    return [name, isRequired ? schema : z.optional(schema)];
  });
  return z.object(Object.fromEntries(fields)) as unknown as z.ZodMiniType<Values, Values>;
}
