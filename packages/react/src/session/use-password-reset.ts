import { recover } from "@portico/identity/recovery";
import { useCallback, useState } from "react";
import { useClient } from "../provider/provider.js";
import { type Action, useAction } from "../provider/use-action.js";
import { hasViolation, loginError, outageOf } from "./login-errors.js";
import { absoluteUrl, useAuth } from "./use-auth.js";

/** Current step of a password reset. */
export type PasswordResetStep = "request" | "sent" | "set" | "done";

/** Password reset input: first the email address, then the email's token and a new password. */
export type PasswordResetInput =
  | {
      readonly email: string;
      /** Path or URL to open after the reset. The client's allowed URLs must contain it. */
      readonly returnTo: string;
    }
  | { readonly token: string; readonly password: string };

/** Result of {@link usePasswordReset}. */
export interface UsePasswordReset extends Action<PasswordResetInput, PasswordResetStep> {
  /** Current step, such as `"request"` for the email address or `"set"` for the new password. */
  readonly step: PasswordResetStep;
  /** Returns to the first step. */
  reset(): void;
}

/**
 * Manages a password reset. `mutate({ email, returnTo })` requests a reset link. The result does
 * not reveal whether the account exists. `mutate({ token, password })` sets the new password, and
 * logs the member in unless the site requires another step. Calls
 * `OAuthStrategy.sendPasswordResetEmail` and `recovery.recover`.
 *
 * @param options - `token`: the reset link's token. With a token, the first step is `"set"`.
 * @throws PorticoError with code `NO_SESSION` if the client does not use `OAuthStrategy`.
 * @example
 * ```tsx
 * import { usePasswordReset } from "@portico/react/members";
 *
 * function ForgotPassword({ email }: { email: string }) {
 *   const { step, mutate } = usePasswordReset();
 *   if (step === "sent") return <p>Check your email.</p>;
 *   const send = () => mutate({ email, returnTo: "/login" });
 *   return <button type="button" onClick={send}>Send me a link</button>;
 * }
 * ```
 */
export function usePasswordReset(options: { token?: string | null } = {}): UsePasswordReset {
  const client = useClient();
  const auth = useAuth();
  // Keeps the token, because the page may remove it from its URL.
  const [token, setToken] = useState(options.token);
  if (options.token && options.token !== token) setToken(options.token);
  const initialStep = token ? "set" : "request";
  const [finishedStep, setFinishedStep] = useState<{ auth: unknown; step: PasswordResetStep }>();

  const action = useAction<PasswordResetInput, PasswordResetStep>(
    auth,
    async (input, signal) => {
      const step = "email" in input ? "sent" : "done";
      try {
        if ("email" in input) {
          await auth.sendPasswordResetEmail(input.email, absoluteUrl(input.returnTo));
        } else {
          const { password } = input;
          const { state, sessionToken } = await client.use(recover)(input.token, { password });
          // The password is set even if this login fails.
          if (state === "SUCCESS" && sessionToken)
            await auth.signIn({ loginState: "SUCCESS", data: { sessionToken } });
        }
      } catch (cause) {
        if ("email" in input)
          throw hasViolation(cause, /email/i) ? loginError("INVALID_EMAIL", cause) : cause;
        if (hasViolation(cause, /password/i)) throw loginError("INVALID_PASSWORD", cause);
        throw outageOf(cause) ?? loginError("INVALID_RESET_LINK", cause);
      }
      if (!signal.aborted) setFinishedStep({ auth, step });
      return step;
    },
    { keyOf: (input) => Object.keys(input).join() },
  );
  const { reset: resetAction } = action;
  const reset = useCallback(() => {
    resetAction();
    setFinishedStep(undefined);
  }, [resetAction]);
  return { ...action, step: finishedStep?.auth === auth ? finishedStep.step : initialStep, reset };
}
