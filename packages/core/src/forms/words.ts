/** What can be wrong with what somebody typed. */
export type FormProblemKey =
  | "required"
  | "email"
  | "phone"
  | "date"
  | "country"
  | "tooShort"
  | "tooLong"
  | "different";

/** What is wrong with one field. */
export interface FormProblem {
  readonly key: FormProblemKey;
  /** The field's own name: "postalCode". */
  readonly field: string;
  /** The characters that there may or have to be, of "tooShort" and "tooLong". */
  readonly limit?: number;
}

/**
 * What a form says to people, in their language: a text for each problem, in which "{limit}" becomes the number, or a
 * function. What it leaves out is said as {@link englishWords} has it.
 */
export type FormWords =
  | Readonly<Partial<Record<FormProblemKey, string>>>
  | ((problem: FormProblem) => string | undefined);

/** What forms say unless they are given other words. */
export const englishWords: Readonly<Record<FormProblemKey, string>> = {
  required: "Please fill this in.",
  email: "This does not look right. Please check it.",
  phone: "This does not look right. Please check it.",
  date: "This is not a date.",
  country: "Please choose a country.",
  tooShort: "At least {limit} characters.",
  tooLong: "At most {limit} characters.",
  different: "The two are not the same.",
};

/** A problem in words. */
export function wordsFor(problem: FormProblem, words: FormWords = {}): string {
  const said = typeof words === "function" ? words(problem) : words[problem.key];
  return (said || englishWords[problem.key]).replace("{limit}", String(problem.limit));
}
