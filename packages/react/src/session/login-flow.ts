import type { FactorOptions, FactorPayloads, RedirectSignIn } from "@portico/identity";
import type { FactorType, VerificationChallengeData } from "@portico/identity/authentication";
import type { SignInStep } from "./login-model.js";

/** Options of {@link useSignIn} and {@link useRegister}. */
export interface LoginFlowOptions {
  /** Called when the member is logged in, unless the form was reset or unmounted. */
  onDone?(): void;
}

/**
 * State and steps of a login or registration.
 *
 * No function rejects, with one exception: with `ServerSessionStrategy`, only `redirect` is
 * available, and functions that submit credentials or codes reject with a `PorticoError` of code
 * `SESSION_ON_SERVER`.
 */
export interface LoginFlow<Values> {
  /** What to show: the form, a field for the emailed code, a second factor and so on. */
  readonly step: SignInStep;
  /** Whether a request is pending. */
  readonly isPending: boolean;
  /** Error text that belongs to no field, for display. */
  readonly error: string | undefined;
  /** Error texts by field, for display. */
  readonly fieldErrors: {
    readonly email?: string;
    readonly password?: string;
    readonly code?: string;
  };
  /**
   * Factors that the member can use in step `"factor"`, the requested one first. `WEBAUTHN` is
   * included only if the browser supports passkeys.
   */
  readonly factors: readonly FactorType[];
  /** Data of the requested factor: the masked address that received a code, or passkey options. */
  readonly challenge: VerificationChallengeData | undefined;
  /**
   * Site keys for the CAPTCHA of step `"captcha"`. Pass its token to `submit` with the same values.
   */
  readonly captcha: { readonly siteKey: string; readonly invisibleSiteKey: string };
  /** Submits the form. Repeated calls while a request is pending return the same result. */
  submit(values: Values): Promise<SignInStep>;
  /** Submits the code that was sent by email. */
  verify(code: string): Promise<SignInStep>;
  /** Sends the code again. Resolves to whether it was sent. */
  resend(): Promise<boolean>;
  /** Submits a second factor. An empty payload requests a code. */
  answerFactor<Type extends keyof FactorPayloads>(
    type: Type,
    answer: FactorPayloads[Type] & FactorOptions,
  ): Promise<SignInStep>;
  /**
   * Completes the login with a passkey. Requests a challenge if another factor was requested, then
   * prompts the user. If the user cancels, the step stays the same. `reset` and unmounting abort
   * the prompt. Call it from a click or key handler.
   */
  answerPasskey(options?: Omit<FactorOptions, "stateToken">): Promise<SignInStep>;
  /**
   * Redirects to the platform's login page, which returns to `<RedirectCallback>`. With
   * `ServerSessionStrategy`, the server handles the redirect and returns to `originalUri`.
   *
   * @param options - `redirectUri` and `originalUri` can be paths such as `"/login/callback"`.
   */
  redirect(options?: RedirectSignIn): Promise<void>;
  /**
   * Logs the user in without interaction if they have a session on the platform's pages. Uses a
   * hidden iframe. Resolves to whether it worked.
   */
  silent(): Promise<boolean>;
  /** Returns to an empty form. */
  reset(): void;
}
