import { type FormOptions, type FormWords, formSchema, wordsFor } from "@portico/core/forms";
import type * as z from "zod/v4";

export {
  englishWords,
  type FormOptions,
  type FormProblem,
  type FormProblemKey,
  type FormWords,
} from "@portico/core/forms";

/** What is typed to log in. */
export interface LoginForm {
  email: string;
  password: string;
}

/** What is typed to register. */
export interface RegisterForm {
  email: string;
  password: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickname?: string | undefined;
}

/** What is typed to get a link by e-mail. */
export interface PasswordRequestForm {
  email: string;
}

/** What is typed to choose a new password. */
export interface NewPasswordForm {
  password: string;
  /** The same again, where the form asks for it. */
  repeated?: string | undefined;
}

/** How a password that is chosen is checked. */
export interface PasswordOptions {
  /** Characters that it has to have; 1 unless told otherwise, as the site decides. */
  minPassword?: number;
}

const email = { required: true, format: "email" } as const;
const password = { required: true, exact: true } as const;

/**
 * The schema of a login: e-mail address and password.
 *
 * @param options - `words`: what it says
 * @example
 * ```ts
 * import { loginForm } from "@portico/identity/forms";
 *
 * const outcome = loginForm().safeParse({ email: "ada@example.com ", password: "" });
 * if (!outcome.success) console.log(outcome.error.issues[0]?.message); // "Please fill out this field."
 * ```
 */
export function loginForm(options?: FormOptions<keyof LoginForm>): z.ZodType<LoginForm, LoginForm> {
  return formSchema<LoginForm>({ email, password }, options);
}

/**
 * The schema of a registration: e-mail address, password, and names, which may be left out.
 *
 * @param options - `words`: what it says; `required`: the fields that have to be filled in; `minPassword`
 */
export function registerForm(
  options: FormOptions<keyof RegisterForm> & PasswordOptions = {},
): z.ZodType<RegisterForm, RegisterForm> {
  const chosen = { ...password, min: options.minPassword ?? 1 };
  return formSchema<RegisterForm>(
    { email, password: chosen, firstName: {}, lastName: {}, nickname: {} },
    options,
  );
}

/**
 * The schema of a forgotten password: the e-mail address.
 *
 * @param options - `words`: what it says
 */
export function passwordRequestForm(
  options?: FormOptions<keyof PasswordRequestForm>,
): z.ZodType<PasswordRequestForm, PasswordRequestForm> {
  return formSchema<PasswordRequestForm>({ email }, options);
}

/**
 * The schema of a new password, and of the same again where the form asks for it.
 *
 * @param options - `words`: what it says; `minPassword`
 */
export function newPasswordForm(
  options: { words?: FormWords } & PasswordOptions = {},
): z.ZodType<NewPasswordForm, NewPasswordForm> {
  const { words, minPassword = 1 } = options;
  const rules = { password: { ...password, min: minPassword }, repeated: { exact: true } };
  const form = formSchema<NewPasswordForm>(rules, { words, required: ["password"] });
  return form.superRefine((typed, context) => {
    if (typed.repeated === undefined || typed.repeated === typed.password) return;
    const message = wordsFor({ key: "different", field: "repeated" }, words);
    context.addIssue({ code: "custom", path: ["repeated"], message });
  });
}
