import type { FactorOptions, FactorPayloads, RedirectSignIn } from "@portico/identity";
import type { FactorType, VerificationChallengeData } from "@portico/identity/authentication";
import type { SignInStep } from "./login-model.js";

/** Options of {@link useSignIn} and {@link useRegister}. */
export interface LoginFlowOptions {
  /** Called once the session is the member's, unless the form was reset or has gone. */
  onDone?(): void;
}

/**
 * What a login and a registration have in common. Nothing of it rejects; but with `ServerSessionStrategy`, whose
 * server logs in, `redirect` alone works, and what takes a form's answers rejects with a PorticoError of code
 * SESSION_ON_SERVER.
 */
export interface LoginFlow<Values> {
  /** What to show: the form, a field for the code that was sent by e-mail, a further factor … */
  readonly step: SignInStep;
  /** Whether an answer is awaited. */
  readonly isPending: boolean;
  /** What went wrong, in words for people; for no field in particular. */
  readonly error: string | undefined;
  /** What is wrong with a field, in words for people. */
  readonly fieldErrors: {
    readonly email?: string;
    readonly password?: string;
    readonly code?: string;
  };
  /**
   * The factors that step "factor" may be answered with, the one that is asked for first; WEBAUTHN only where
   * the browser knows passkeys.
   */
  readonly factors: readonly FactorType[];
  /** What the factor that is asked for needs: where a code was sent, masked; a passkey's options. */
  readonly challenge: VerificationChallengeData | undefined;
  /** For the captcha of step "captcha", whose token goes into `submit` with the same values. */
  readonly captcha: { readonly siteKey: string; readonly invisibleSiteKey: string };
  /** Sends the form. Asked again before the answer is there, it waits for the same answer. */
  submit(values: Values): Promise<SignInStep>;
  /** Hands in the code that was sent by e-mail. */
  verify(code: string): Promise<SignInStep>;
  /** Sends the code once more; resolves to whether it was sent. */
  resend(): Promise<boolean>;
  /** Answers a further factor; an empty answer asks for its code. */
  answerFactor<Type extends keyof FactorPayloads>(
    type: Type,
    answer: FactorPayloads[Type] & FactorOptions,
  ): Promise<SignInStep>;
  /**
   * Answers with a passkey: asks for its challenge where another factor was asked for, then has the browser
   * confirm it. One that is not given leaves the step as it is; `reset` and a form that goes take the browser's
   * question back. To be called by a click or a key.
   */
  answerPasskey(options?: Omit<FactorOptions, "stateToken">): Promise<SignInStep>;
  /**
   * Goes to the platform's own login page, which leads back to `<RedirectCallback>`; with
   * `ServerSessionStrategy` by way of the server, which leads back to `originalUri`.
   *
   * @param options - `redirectUri` and `originalUri` may be paths of this site: "/login/callback"
   */
  redirect(options?: RedirectSignIn): Promise<void>;
  /** Logs in whoever is known to the platform's own pages, in a hidden frame; resolves to whether that was so. */
  silent(): Promise<boolean>;
  /** Back to an empty form. */
  reset(): void;
}
