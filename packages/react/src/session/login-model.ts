import type { StateMachine } from "@portico/identity";
import type { FactorType, VerificationChallengeData } from "@portico/identity/authentication";
import type { LoginFailure } from "./login-messages.js";

/** What a login or registration shows at the moment. */
export type SignInStep = "form" | "verify" | "factor" | "captcha" | "approval" | "done";

/** How far a login or registration has come. */
export interface LoginProgress {
  readonly step: SignInStep;
  /** What the next answer belongs to. */
  readonly machine: StateMachine;
  readonly isPending: boolean;
  readonly failure: LoginFailure;
}

/** What happens to a login or registration. */
export type LoginAction =
  | { readonly type: "begin" }
  | { readonly type: "idle" }
  | { readonly type: "reset" }
  | { readonly type: "state"; readonly state: StateMachine }
  | {
      readonly type: "failed";
      readonly failure: LoginFailure;
      /** Where it can be tried again; default: where it failed. */
      readonly step?: SignInStep;
      /** What was reached all the same, so that it is not asked for again. */
      readonly machine?: StateMachine;
    };

/** A login before its first step. */
export const NEW_LOGIN: LoginProgress = {
  step: "form",
  machine: { loginState: "INITIAL" },
  isPending: false,
  failure: {},
};

const STEPS: Readonly<Record<StateMachine["loginState"], SignInStep>> = {
  INITIAL: "form",
  FAILURE: "form",
  SUCCESS: "done",
  EMAIL_VERIFICATION_REQUIRED: "verify",
  MFA_REQUIRED: "factor",
  OWNER_APPROVAL_REQUIRED: "approval",
  USER_CAPTCHA_REQUIRED: "captcha",
  SILENT_CAPTCHA_REQUIRED: "captcha",
};

/** The step that a state of the login machine asks for. */
export function stepOf(state: StateMachine): SignInStep {
  return STEPS[state.loginState];
}

/** The progress after what happened. */
export function afterLogin(progress: LoginProgress, action: LoginAction): LoginProgress {
  switch (action.type) {
    case "begin":
      return { ...progress, isPending: true, failure: {} };
    case "idle":
      return { ...progress, isPending: false };
    case "reset":
      return NEW_LOGIN;
    case "state":
      return { ...NEW_LOGIN, step: stepOf(action.state), machine: action.state };
    case "failed":
      return {
        ...progress,
        step: action.step ?? progress.step,
        machine: action.machine ?? progress.machine,
        isPending: false,
        failure: action.failure,
      };
  }
}

/** The factors that a login may be finished with, the one that is asked for first. */
export function factorsOf(state: StateMachine): readonly FactorType[] {
  if (state.loginState !== "MFA_REQUIRED") return [];
  const { factorType, availableFactors = [] } = state.data.mfaChallengeData;
  const usable = availableFactors.filter(({ factorStatus }) => factorStatus !== "DISABLED");
  return [...new Set([factorType, ...usable.map((one) => one.factorType)])];
}

/** What the factor that is asked for needs: a masked address, a passkey's options. */
export function challengeOf(state: StateMachine): VerificationChallengeData | undefined {
  return state.loginState === "MFA_REQUIRED"
    ? state.data.mfaChallengeData.verificationChallengeData
    : undefined;
}
