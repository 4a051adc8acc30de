import type { StateMachine } from "@portico/identity";
import type { FactorType, VerificationChallengeData } from "@portico/identity/authentication";
import type { LoginFailure } from "./login-messages.js";

/** Current step of a login or registration. */
export type SignInStep = "form" | "verify" | "factor" | "captcha" | "approval" | "done";

/** State of a login or registration. */
export interface LoginProgress {
  readonly step: SignInStep;
  /** State that the next step refers to. */
  readonly machine: StateMachine;
  readonly isPending: boolean;
  readonly failure: LoginFailure;
}

/** Action of the login reducer. */
export type LoginAction =
  | { readonly type: "begin" }
  | { readonly type: "idle" }
  | { readonly type: "reset" }
  | { readonly type: "state"; readonly state: StateMachine }
  | {
      readonly type: "failed";
      readonly failure: LoginFailure;
      /** Step to retry from. Default: the step that failed. */
      readonly step?: SignInStep;
      /** State that was reached despite the failure. */
      readonly machine?: StateMachine;
    };

/** Initial state. */
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

/** Returns the step for a state of the login machine. */
export function stepOf(state: StateMachine): SignInStep {
  return STEPS[state.loginState];
}

/** Reduces an action to the next state. */
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

/** Returns the factors that can complete the login, the requested one first. */
export function factorsOf(state: StateMachine): readonly FactorType[] {
  if (state.loginState !== "MFA_REQUIRED") return [];
  const { factorType, availableFactors = [] } = state.data.mfaChallengeData;
  const usable = availableFactors.filter(({ factorStatus }) => factorStatus !== "DISABLED");
  return [...new Set([factorType, ...usable.map((one) => one.factorType)])];
}

/** Returns the data of the requested factor: a masked address or passkey options. */
export function challengeOf(state: StateMachine): VerificationChallengeData | undefined {
  return state.loginState === "MFA_REQUIRED"
    ? state.data.mfaChallengeData.verificationChallengeData
    : undefined;
}
