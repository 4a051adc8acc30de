import type { MfaChallengeData } from "../generated/authentication.js";

/** The states of a login or registration. */
export const LoginState = {
  SUCCESS: "SUCCESS",
  INITIAL: "INITIAL",
  FAILURE: "FAILURE",
  EMAIL_VERIFICATION_REQUIRED: "EMAIL_VERIFICATION_REQUIRED",
  OWNER_APPROVAL_REQUIRED: "OWNER_APPROVAL_REQUIRED",
  USER_CAPTCHA_REQUIRED: "USER_CAPTCHA_REQUIRED",
  SILENT_CAPTCHA_REQUIRED: "SILENT_CAPTCHA_REQUIRED",
  /** A second factor is required; see `verifyFactor`. Wix's SDK does not have this state. */
  MFA_REQUIRED: "MFA_REQUIRED",
} as const;

/** A value of {@link LoginState}. */
export type LoginState = (typeof LoginState)[keyof typeof LoginState];

/** The state before the first step. */
export interface InitialState {
  loginState: "INITIAL";
}

/**
 * The state after a successful login. Pass it to `signIn`, or its session token to
 * `getMemberTokensForDirectLogin`.
 */
export interface SuccessState {
  loginState: "SUCCESS";
  data: { sessionToken: string };
}

/** The reason for a failed login or registration. */
export type LoginErrorCode =
  | "invalidEmail"
  | "invalidPassword"
  | "resetPassword"
  | "missingCaptchaToken"
  | "emailAlreadyExists"
  | "invalidCaptchaToken";

/** The state after a failure. If known, `errorCode` states why the platform rejected the input. */
export interface ErrorState {
  loginState: "FAILURE";
  errorCode?: LoginErrorCode;
  /** Error message, for example from the server. */
  error: string;
  /** Whether a retry may succeed, for example after an outage or a rate limit. */
  retryable?: boolean;
  /** The original error. Not enumerable, so that it is not serialized. */
  readonly cause?: unknown;
}

/** The state that requires a code from an email. Pass the code to `processVerification`. */
export interface EmailVerificationRequiredState {
  loginState: "EMAIL_VERIFICATION_REQUIRED";
  data: { stateToken: string };
}

/** The state of a registration that the site owner still has to approve. */
export interface OwnerApprovalRequiredState {
  loginState: "OWNER_APPROVAL_REQUIRED";
}

/** Never returned. Exists so that code written for Wix's SDK still compiles. */
export interface SilentCaptchaRequiredState {
  loginState: "SILENT_CAPTCHA_REQUIRED";
  data: { stateToken: string };
}

/** Never returned. Exists so that code written for Wix's SDK still compiles. */
export interface UserCaptchaRequiredState {
  loginState: "USER_CAPTCHA_REQUIRED";
  data: { stateToken: string };
}

/** The state of a login that requires a second factor. Call `verifyFactor`. */
export interface MfaRequiredState {
  loginState: "MFA_REQUIRED";
  data: { stateToken: string; mfaChallengeData: MfaChallengeData };
}

/** The state of a login or registration, with its data. */
export type StateMachine =
  | InitialState
  | SuccessState
  | ErrorState
  | EmailVerificationRequiredState
  | OwnerApprovalRequiredState
  | SilentCaptchaRequiredState
  | UserCaptchaRequiredState
  | MfaRequiredState;
