import type { LoginParams, OAuthStrategy, RegisterParams } from "@portico/identity";
import type { LoginFlow, LoginFlowOptions } from "./login-flow.js";
import { useLoginFlow } from "./use-login-flow.js";

/** What {@link useSignIn} gives. */
export type UseSignIn = LoginFlow<LoginParams>;
/** What {@link useRegister} gives. */
export type UseRegister = LoginFlow<RegisterParams>;

const logIn = (auth: OAuthStrategy, values: LoginParams) => auth.login(values);
const register = (auth: OAuthStrategy, values: RegisterParams) => auth.register(values);

/**
 * A login for forms, from e-mail and password to the member's session, through whatever the site
 * asks for between: a code, a further factor, a captcha. A form that goes away loses the step that it
 * was at, never the session. Works on `OAuthStrategy` (`login`, `processVerification`, `verifyFactor`).
 *
 * @param options - `onDone`: called once the session is the member's
 * @returns see {@link LoginFlow}; `submit` takes `{ email, password, captchaTokens? }`
 * @throws PorticoError of code NO_SESSION for a client whose strategy has no session
 * @example
 * ```tsx
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
 * A registration for forms, which ends logged in. Works on `OAuthStrategy` (`register`,
 * `processVerification`).
 *
 * @param options - `onDone`: called once the session is the member's
 * @returns see {@link LoginFlow}; `submit` takes `{ email, password, profile?, captchaTokens? }`
 * @throws PorticoError of code NO_SESSION for a client whose strategy has no session
 * @example
 * ```tsx
 * function Verify({ code }: { code: string }) {
 *   const { step, verify, resend } = useRegister();
 *   if (step === "approval") return <p>The owner of the shop has to approve you first.</p>;
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
