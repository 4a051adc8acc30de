import type { LoginParams, OAuthStrategy, RegisterParams } from "@portico/identity";
import type { LoginFlow, LoginFlowOptions } from "./login-flow.js";
import { useLoginFlow } from "./use-login-flow.js";

/** Result of {@link useSignIn}. */
export type UseSignIn = LoginFlow<LoginParams>;
/** Result of {@link useRegister}. */
export type UseRegister = LoginFlow<RegisterParams>;

const logIn = (auth: OAuthStrategy, values: LoginParams) => auth.login(values);
const register = (auth: OAuthStrategy, values: RegisterParams) => auth.register(values);

/**
 * Manages a login form from email and password to the member's session, including email
 * verification, second factors and CAPTCHA. If the form unmounts, the current step is lost, the
 * session is not.
 *
 * Calls `login`, `processVerification` and `verifyFactor` of `OAuthStrategy`.
 *
 * @param options - `onDone`: called when the member is logged in.
 * @returns See {@link LoginFlow}. `submit` takes `{ email, password, captchaTokens? }`.
 * @throws PorticoError with code `NO_SESSION` if the client's strategy has no session.
 * @example
 * ```tsx
 * import { useSignIn } from "@portico/react";
 *
 * function Login() {
 *   const { step, submit, fieldErrors, error, isPending } = useSignIn();
 *   if (step === "done") return <p>Welcome</p>;
 *   const send = () => submit({ email: "ada@example.com", password: "<password>" });
 *   return (
 *     <button type="button" disabled={isPending} onClick={send}>
 *       {error ?? fieldErrors.email ?? fieldErrors.password ?? "Log in"}
 *     </button>
 *   );
 * }
 * ```
 */
export function useSignIn(options: LoginFlowOptions = {}): UseSignIn {
  return useLoginFlow<LoginParams>("login", logIn, options);
}

/**
 * Manages a registration form. A successful registration also logs the member in.
 *
 * Calls `register` and `processVerification` of `OAuthStrategy`.
 *
 * @param options - `onDone`: called when the member is logged in.
 * @returns See {@link LoginFlow}. `submit` takes `{ email, password, profile?, captchaTokens? }`.
 * @throws PorticoError with code `NO_SESSION` if the client's strategy has no session.
 * @example
 * ```tsx
 * import { useRegister } from "@portico/react";
 *
 * function Verify({ code }: { code: string }) {
 *   const { step, verify, resend } = useRegister();
 *   if (step === "approval") return <p>Your account is waiting for approval.</p>;
 *   if (step !== "verify") return null;
 *   return (
 *     <>
 *       <button type="button" onClick={() => verify(code)}>Verify</button>
 *       <button type="button" onClick={resend}>Send another code</button>
 *     </>
 *   );
 * }
 * ```
 */
export function useRegister(options: LoginFlowOptions = {}): UseRegister {
  return useLoginFlow<RegisterParams>("register", register, options);
}
