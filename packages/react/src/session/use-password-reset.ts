import { recover } from "@portico/identity/recovery";
import { useMemo, useState } from "react";
import { useSettings } from "../elements/settings-context.js";
import { useClient } from "../provider/provider.js";
import { absolute } from "./absolute.js";
import { complainsOf, type LoginFailure, outageOf, type Said, wordsOf } from "./login-messages.js";
import { useAuth } from "./use-auth.js";
import { useShown } from "./use-shown.js";

/** What a password reset shows at the moment. */
export type PasswordResetStep = "request" | "sent" | "set" | "done";

/** What {@link usePasswordReset} gives. Nothing of it rejects. */
export interface UsePasswordReset {
  readonly step: PasswordResetStep;
  readonly isPending: boolean;
  /** What went wrong, in words for people. */
  readonly error: string | undefined;
  /** What is wrong with a field, in words for people. */
  readonly fieldErrors: { readonly email?: string; readonly password?: string };
  /**
   * Has a mail sent with a link; the answer is the same whether or not there is such an account.
   *
   * @param email - of the account
   * @param options - `returnTo`: where the link leads in the end, a path of this site ("/login") or an
   *   address, on the client's list
   * @returns whether that worked
   */
  request(email: string, options: { returnTo: string }): Promise<boolean>;
  /** Sets the new password with the token of the mail's link, and logs in where the site asks for no more. */
  setPassword(token: string, password: string): Promise<boolean>;
  /** Back to the first step. */
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
 * A forgotten password: asks for the mail, and sets the new password on a page of the shop's own.
 * Works on `OAuthStrategy.sendPasswordResetEmail` and `recovery.recover`.
 *
 * @param options - `token`: of the mail's link, where the page was opened by it; begins at step "set"
 * @returns see {@link UsePasswordReset}
 * @throws PorticoError of code NO_SESSION for a client whose strategy has no session
 * @example
 * ```tsx
 * function Forgotten({ email }: { email: string }) {
 *   const { step, request, error } = usePasswordReset();
 *   if (step === "sent") return <p>Look into your mail.</p>;
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
      const mine: Promise<boolean> = work()
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
