/** The kind of problem with a form field. */
export type FormProblemKey =
  | "required"
  | "email"
  | "phone"
  | "date"
  | "country"
  | "tooShort"
  | "tooLong"
  | "mismatch";

/** A problem with a form field. */
export interface FormProblem {
  /** The kind of problem. */
  readonly key: FormProblemKey;
  /** Name of the field, such as "postalCode". */
  readonly field: string;
  /** Minimum or maximum number of characters, for "tooShort" and "tooLong". */
  readonly limit?: number;
}

/**
 * Translated error messages. "{limit}" in a message means the number of characters. Missing
 * messages default to {@link englishMessages}.
 */
export type FormMessages =
  | Readonly<Partial<Record<FormProblemKey, string>>>
  | ((problem: FormProblem) => string | undefined);

/** The default error messages, in English. */
export const englishMessages: Readonly<Record<FormProblemKey, string>> = {
  required: "Please fill out this field.",
  email: "Enter a valid email address.",
  phone: "Enter a valid phone number.",
  date: "Enter a valid date.",
  country: "Select a country.",
  tooShort: "Enter at least {limit} characters.",
  tooLong: "Enter at most {limit} characters.",
  mismatch: "The two values do not match.",
};

/**
 * Returns the error message for a problem.
 *
 * @param problem - the problem with a form field
 * @param messages - translations; default: English
 * @example
 * ```ts
 * import { messageFor } from "@portico/core/forms";
 *
 * const message = messageFor({ key: "tooShort", field: "password", limit: 8 });
 * console.log(message); // Enter at least 8 characters.
 * ```
 */
export function messageFor(problem: FormProblem, messages: FormMessages = {}): string {
  const text = typeof messages === "function" ? messages(problem) : messages[problem.key];
  return (text || englishMessages[problem.key]).replace("{limit}", String(problem.limit));
}
