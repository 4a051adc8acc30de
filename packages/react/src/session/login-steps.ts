import { PorticoError } from "@portico/core";
import type {
  ErrorState,
  FactorOptions,
  OAuthStrategy,
  RedirectSignIn,
  StateMachine,
} from "@portico/identity";
import type { FactorType, VerificationChallengeData } from "@portico/identity/authentication";
import { codeError, credentialsError, passkeyError, resendError } from "./login-errors.js";
import { requestCredential } from "./passkey.js";
import { absoluteUrl, isOnServer, type SessionAuth } from "./use-auth.js";

/** Current step of a login or registration. */
export type SignInStep = "form" | "verify" | "factor" | "captcha" | "approval" | "done";

export interface LoginProgress {
  readonly step: SignInStep;
  readonly machine: StateMachine;
}

export const NEW_LOGIN: LoginProgress = { step: "form", machine: { loginState: "INITIAL" } };

export type LoginStep =
  | {
      readonly name: "submit" | "verify" | "factor" | "passkey";
      readonly email?: string;
      run(auth: OAuthStrategy, machine: StateMachine, signal: AbortSignal): Promise<StateMachine>;
    }
  | { readonly name: "resend" }
  | { readonly name: "silent" }
  | { readonly name: "redirect"; readonly options: RedirectSignIn };

const STEPS_BY_STATE: Readonly<Record<StateMachine["loginState"], SignInStep>> = {
  INITIAL: "form",
  FAILURE: "form",
  SUCCESS: "done",
  EMAIL_VERIFICATION_REQUIRED: "verify",
  MFA_REQUIRED: "factor",
  OWNER_APPROVAL_REQUIRED: "approval",
  USER_CAPTCHA_REQUIRED: "captcha",
  SILENT_CAPTCHA_REQUIRED: "captcha",
};

const requiresCaptcha = ({ errorCode }: ErrorState) =>
  errorCode === "missingCaptchaToken" || errorCode === "invalidCaptchaToken";

const factorData = (machine: StateMachine) =>
  machine.loginState === "MFA_REQUIRED" ? machine.data : undefined;

export const stateTokenOf = (machine: StateMachine) => factorData(machine)?.stateToken;

export const challengeOf = (machine: StateMachine): VerificationChallengeData | undefined =>
  factorData(machine)?.mfaChallengeData.verificationChallengeData;

/** Returns the usable factors, starting with the requested one. */
export function factorsOf(machine: StateMachine): readonly FactorType[] {
  const data = factorData(machine)?.mfaChallengeData;
  if (!data) return [];
  const usableFactors = (data.availableFactors ?? []).filter(
    (factor) => factor.factorStatus !== "DISABLED",
  );
  return [...new Set([data.factorType, ...usableFactors.map(({ factorType }) => factorType)])];
}

/**
 * Verifies a passkey. Requests a passkey challenge first if the current challenge is for another
 * factor.
 */
export async function verifyPasskey(
  auth: OAuthStrategy,
  machine: StateMachine,
  options: FactorOptions,
  signal: AbortSignal,
): Promise<StateMachine> {
  const stateToken = stateTokenOf(machine);
  const challengedMachine = challengeOf(machine)?.webauthnData
    ? machine
    : await auth.verifyFactor("WEBAUTHN", { stateToken, webauthnData: {} });
  const data = challengeOf(challengedMachine)?.webauthnData;
  if (!data || stateToken === undefined) return challengedMachine;
  try {
    const { challengeId } = data;
    const webauthnData = { challengeId, credential: await requestCredential(data, signal) };
    return await auth.verifyFactor("WEBAUTHN", { ...options, stateToken, webauthnData });
  } catch (cause) {
    return { loginState: "FAILURE", error: "The passkey request failed", cause };
  }
}

async function redirect(auth: SessionAuth, options: RedirectSignIn): Promise<void> {
  const { redirectUri, originalUri, idp, navigate } = options;
  if (isOnServer(auth)) return auth.login({ returnTo: originalUri, idp, navigate });
  const state = await auth.signIn({
    ...options,
    ...(redirectUri !== undefined && { redirectUri: absoluteUrl(redirectUri) }),
    ...(originalUri !== undefined && { originalUri: absoluteUrl(originalUri) }),
  });
  if (state.loginState === "FAILURE") throw state.cause;
}

interface LoginFlowParts {
  readonly auth: SessionAuth;
  readonly kind: "login" | "register";
  readonly progress: LoginProgress;
  readonly lastEmail: string;
}

function stepError(state: ErrorState, name: LoginStep["name"], kind: LoginFlowParts["kind"]) {
  if (name === "passkey") return passkeyError(state);
  return name === "submit" ? credentialsError(state, kind) : codeError(state, name === "factor");
}

/**
 * Performs a step and returns the step to show next.
 *
 * @param save - Receives the new state, even if the platform rejects a form or code.
 */
export async function takeStep(
  { auth, kind, progress, lastEmail }: LoginFlowParts,
  step: LoginStep,
  signal: AbortSignal,
  save: (progress: LoginProgress) => void,
): Promise<SignInStep> {
  const { machine } = progress;
  if (step.name === "redirect") {
    await redirect(auth, step.options);
    return progress.step;
  }
  if (isOnServer(auth)) {
    // A redirect also logs in members who are already logged in on the platform.
    if (step.name === "silent") return progress.step;
    const message =
      "With ServerSessionStrategy, the login happens on the platform's page: call redirect() instead";
    throw new PorticoError(message, { code: "SESSION_ON_SERVER" });
  }
  if (step.name === "resend") {
    const result = await auth.resendVerificationCode();
    if (!("sent" in result)) throw resendError(result);
    return progress.step;
  }
  if (step.name === "silent") {
    const { loginState } = await auth.signInSilently();
    if (loginState !== "SUCCESS") return progress.step;
    save({ step: "done", machine: { loginState, data: { sessionToken: "" } } });
    return "done";
  }
  // If only the tokens are missing, the step is not repeated, because its code works only once and
  // a second registration would fail.
  const isComplete =
    machine.loginState === "SUCCESS" &&
    progress.step !== "done" &&
    (step.name !== "submit" || (kind === "register" && step.email === lastEmail));
  const result = isComplete ? machine : await step.run(auth, machine, signal);
  const state = result.loginState === "SUCCESS" ? await auth.signIn(result) : result;
  if (state.loginState !== "FAILURE") {
    save({ step: STEPS_BY_STATE[state.loginState], machine: state });
    return STEPS_BY_STATE[state.loginState];
  }
  // If a submitted form fails for a reason other than the CAPTCHA, show the form again, because the
  // CAPTCHA token is used up and the input may be wrong.
  const nextStep = requiresCaptcha(state)
    ? "captcha"
    : step.name === "submit"
      ? "form"
      : progress.step;
  save({ step: nextStep, machine: result === state ? machine : result });
  throw result === state ? stepError(state, step.name, kind) : state.cause;
}
