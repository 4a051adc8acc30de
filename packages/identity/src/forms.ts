import { type FormMessages, type FormOptions, formSchema, messageFor } from "@portico/core/forms";
import type * as z from "zod/v4-mini";

export {
  englishMessages,
  type FormMessages,
  type FormOptions,
  type FormProblem,
  type FormProblemKey,
} from "@portico/core/forms";

/** The fields of a login form. */
export interface LoginForm {
  email: string;
  password: string;
}

/** The fields of a registration form. */
export interface RegisterForm {
  email: string;
  password: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickname?: string | undefined;
}

/** The fields of a form that requests a password reset email. */
export interface ForgotPasswordForm {
  email: string;
}

/** The fields of a form that sets a new password. */
export interface NewPasswordForm {
  password: string;
  /** The repeated password. */
  confirmPassword?: string | undefined;
}

/** Options for new passwords. */
export interface PasswordOptions {
  /** Minimum number of characters. The site may require longer passwords. Default: 1. */
  minPasswordLength?: number;
}

const emailRule = { required: true, format: "email" } as const;
const passwordRule = { required: true, keepWhitespace: true } as const;

/**
 * Creates a zod schema for a login form.
 *
 * @param options - `messages`: error messages
 * @example
 * ```ts
 * import { loginForm } from "@portico/identity/forms";
 *
 * const result = loginForm().safeParse({ email: "ada@example.com ", password: "" });
 * if (!result.success) console.log(result.error.issues[0]?.message); // Please fill out this field.
 * ```
 */
export function loginForm(
  options?: FormOptions<keyof LoginForm>,
): z.ZodMiniType<LoginForm, LoginForm> {
  return formSchema<LoginForm>({ email: emailRule, password: passwordRule }, options);
}

/**
 * Creates a zod schema for a registration form.
 *
 * @param options - `messages`, `minPasswordLength`, and `required`: names of the required fields
 */
export function registerForm(
  options: FormOptions<keyof RegisterForm> & PasswordOptions = {},
): z.ZodMiniType<RegisterForm, RegisterForm> {
  const newPasswordRule = { ...passwordRule, min: options.minPasswordLength ?? 1 };
  return formSchema<RegisterForm>(
    { email: emailRule, password: newPasswordRule, firstName: {}, lastName: {}, nickname: {} },
    options,
  );
}

/**
 * Creates a zod schema for a form that requests a password reset email.
 *
 * @param options - `messages`: error messages
 */
export function forgotPasswordForm(
  options?: FormOptions<keyof ForgotPasswordForm>,
): z.ZodMiniType<ForgotPasswordForm, ForgotPasswordForm> {
  return formSchema<ForgotPasswordForm>({ email: emailRule }, options);
}

/**
 * Creates a zod schema for a form that sets a new password. If the form has a `confirmPassword`
 * field, both passwords must match.
 *
 * @param options - `messages` and `minPasswordLength`
 */
export function newPasswordForm(
  options: { messages?: FormMessages } & PasswordOptions = {},
): z.ZodMiniType<NewPasswordForm, NewPasswordForm> {
  const { messages, minPasswordLength = 1 } = options;
  const rules = {
    password: { ...passwordRule, min: minPasswordLength },
    confirmPassword: { keepWhitespace: true },
  };
  const form = formSchema<NewPasswordForm>(rules, { messages, required: ["password"] });
  return form.check(({ value: input, issues }) => {
    if (input.confirmPassword === undefined || input.confirmPassword === input.password) return;
    const message = messageFor({ key: "mismatch", field: "confirmPassword" }, messages);
    issues.push({ code: "custom", path: ["confirmPassword"], message, input, continue: true });
  });
}
