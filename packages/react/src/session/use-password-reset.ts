import { recover } from "@portico/identity/recovery";
import { useMemo, useState } from "react";
import { useSettings } from "../elements/settings-context.js";
import { useClient } from "../provider/provider.js";
import { absolute } from "./absolute.js";
import { complainsOf, type LoginFailure, outageOf, type Said, wordsOf } from "./login-messages.js";
import { useAuth } from "./use-auth.js";
import { useShown } from "./use-shown.js";

/** Current step of a password reset. */
export type PasswordResetStep = "request" | "sent" | "set" | "done";

/** Result of {@link usePasswordReset}. No function rejects. */
export interface UsePasswordReset {
  readonly step: PasswordResetStep;
  readonly isPending: boolean;
  /** Error text that belongs to no field, for display. */
  readonly error: string | undefined;
  /** Error texts by field, for display. */
  readonly fieldErrors: { readonly email?: string; readonly password?: string };
  /**
   * Requests an email with a reset link. The result does not reveal whether the account exists.
   *
   * @param email - Email address of the account.
   * @param options - `returnTo`: path or URL to open after the reset. It must be on the client's
   * list of allowed URLs.
   * @returns Whether the request succeeded.
   */
  request(email: string, options: { returnTo: string }): Promise<boolean>;
  /**
   * Sets the new password with the token from the link, and logs the member in if the site requires
   * no further step.
   */
  setPassword(token: string, password: string): Promise<boolean>;
  /** Returns to the first step. */
  reset(): void;
}

interface Progress {
  readonly step: PasswordResetStep;
  readonly isPending: boolean;
  readonly failure: LoginFailure;
}

const beginning = (step: PasswordResetStep): Progress => ({ step, isPending: false, failure: {} });

const requestFailure = (error: unknown): LoginFailure =>
  complainsOf(error, /email/i)
    ? { fields: { email: "reset.invalidEmail" } }
    : { error: { cause: error } };

const setFailure = (error: unknown): LoginFailure =>
  complainsOf(error, /password/i)
    ? { fields: { password: "reset.invalidPassword" } }
    : { error: outageOf(error) ?? "reset.invalidLink" };

/**
 * Handles a password reset: requests the email, and sets the new password on your own page.
 *
 * Calls `OAuthStrategy.sendPasswordResetEmail` and `recovery.recover`.
 *
 * @param options - `token`: token of the reset link, if the page was opened from one. Starts at
 * step `"set"`.
 * @returns See {@link UsePasswordReset}.
 * @throws PorticoError with code `NO_SESSION` if the client's strategy has no session.
 * @example
 * ```tsx
 * import { usePasswordReset } from "@portico/react";
 *
 * function Forgotten({ email }: { email: string }) {
 *   const { step, request, error } = usePasswordReset();
 *   if (step === "sent") return <p>Check your email.</p>;
 *   const ask = () => request(email, { returnTo: "/login" });
 *   return <button type="button" onClick={ask}>{error ?? "Send me a link"}</button>;
 * }
 * ```
 */
export function usePasswordReset(options: { token?: string | null } = {}): UsePasswordReset {
  const client = useClient();
  const auth = useAuth();
  const { messages } = useSettings();
  // A link that is opened later begins at its password; a page that takes the token out of its address goes on.
  const [token, setToken] = useState(options.token);
  if (options.token && options.token !== token) setToken(options.token);
  const first = useMemo(() => beginning(token ? "set" : "request"), [token]);
  const [progress, shown] = useShown(auth, first);

  const actions = useMemo(() => {
    let flight: Promise<boolean> | undefined;
    const run = (
      work: () => Promise<unknown>,
      to: PasswordResetStep,
      failureOf: (error: unknown) => LoginFailure,
    ) => {
      if (flight) return flight;
      shown.set({ ...shown.now(), isPending: true, failure: {} });
      const mine: Promise<boolean> = Promise.resolve()
        .then(work)
        .then(
          () => ({ worked: true, failure: {} }),
          (error: unknown) => ({ worked: false, failure: failureOf(error) }),
        )
        .then(({ worked, failure }) => {
          if (flight === mine) {
            flight = undefined;
            shown.set({ step: worked ? to : shown.now().step, isPending: false, failure });
          }
          return worked;
        });
      flight = mine;
      return mine;
    };
    return {
      request: (email: string, { returnTo }: { returnTo: string }) =>
        run(() => auth.sendPasswordResetEmail(email, absolute(returnTo)), "sent", requestFailure),
      setPassword: (token: string, password: string) =>
        run(
          async () => {
            const { state, sessionToken } = await client.use(recover)(token, { password });
            if (state !== "SUCCESS" || !sessionToken) return;
            // The password is set in any case: who is not logged in now can do it by hand.
            await auth.signIn({ loginState: "SUCCESS", data: { sessionToken } });
          },
          "done",
          setFailure,
        ),
      reset: () => {
        flight = undefined;
        shown.set(first);
      },
    };
  }, [auth, client, first, shown]);

  const { step, isPending, failure } = progress;
  const say = (said: Said | undefined) => said && wordsOf(said, messages);
  const { email, password } = failure.fields ?? {};
  return {
    step,
    isPending,
    error: say(failure.error),
    fieldErrors: {
      ...(email && { email: say(email) }),
      ...(password && { password: say(password) }),
    },
    ...actions,
  };
}
