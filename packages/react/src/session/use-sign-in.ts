import type { LoginParams, OAuthStrategy, RegisterParams } from "@portico/identity";
import { type LoginFlow, type LoginFlowOptions, useLoginFlow } from "./use-login-flow.js";

/** Result of {@link useSignIn}. */
export type UseSignIn = LoginFlow<LoginParams>;
/** Result of {@link useRegister}. */
export type UseRegister = LoginFlow<RegisterParams>;

const logIn = (auth: OAuthStrategy, values: LoginParams) => auth.login(values);
const register = (auth: OAuthStrategy, values: RegisterParams) => auth.register(values);

/**
 * Manages a login form, including email verification, second factors and CAPTCHA. If the form
 * unmounts, the login starts over. Calls `OAuthStrategy`'s `login`, `processVerification` and
 * `verifyFactor`.
 *
 * @returns State and functions of the form. `mutate` takes `{ email, password, captchaTokens? }`.
 * @throws PorticoError with code `NO_SESSION` if the client's strategy has no session.
 * @example
 * ```tsx
 * import { useErrorText, useSignIn } from "@portico/react";
 *
 * function Login({ email, password }: { email: string; password: string }) {
 *   const { step, mutate, error } = useSignIn();
 *   const problem = useErrorText(error);
 *   if (step === "done") return <p>Welcome</p>;
 *   return <button type="button" onClick={() => mutate({ email, password })}>{problem ?? "Log in"}</button>;
 * }
 * ```
 */
export function useSignIn(options: LoginFlowOptions = {}): UseSignIn {
  return useLoginFlow<LoginParams>("login", logIn, options);
}

/**
 * Manages a registration form. A registration logs the member in, unless the site's owner must
 * approve it first. Calls `OAuthStrategy`'s `register` and `processVerification`.
 *
 * @returns State and functions of the form. `mutate` takes
 * `{ email, password, profile?, captchaTokens? }`.
 * @throws PorticoError with code `NO_SESSION` if the client's strategy has no session.
 * @example
 * ```tsx
 * import { useRegister } from "@portico/react/members";
 *
 * function Verify({ code }: { code: string }) {
 *   const { step, verifyCode } = useRegister();
 *   if (step === "approval") return <p>Your account is waiting for approval.</p>;
 *   if (step !== "verify") return null;
 *   return <button type="button" onClick={() => verifyCode(code)}>Verify</button>;
 * }
 * ```
 */
export function useRegister(options: LoginFlowOptions = {}): UseRegister {
  return useLoginFlow<RegisterParams>("register", register, options);
}
