import type { MfaChallengeData } from "../generated/authentication.js";

/** How far a login or registration has come. */
export const LoginState = {
  SUCCESS: "SUCCESS",
  INITIAL: "INITIAL",
  FAILURE: "FAILURE",
  EMAIL_VERIFICATION_REQUIRED: "EMAIL_VERIFICATION_REQUIRED",
  OWNER_APPROVAL_REQUIRED: "OWNER_APPROVAL_REQUIRED",
  USER_CAPTCHA_REQUIRED: "USER_CAPTCHA_REQUIRED",
  SILENT_CAPTCHA_REQUIRED: "SILENT_CAPTCHA_REQUIRED",
  /** Not among the platform client's states: a further factor is asked for; see `verifyFactor`. */
  MFA_REQUIRED: "MFA_REQUIRED",
} as const;

/** One of the values of {@link LoginState}. */
export type LoginState = (typeof LoginState)[keyof typeof LoginState];

/** Nothing has happened yet. */
export interface InitialState {
  loginState: "INITIAL";
}

/** Done: exchange the session token with `getMemberTokensForDirectLogin`, or hand it to `signIn`. */
export interface SuccessState {
  loginState: "SUCCESS";
  data: { sessionToken: string };
}

/** What a failed login is told apart by. */
export type LoginErrorCode =
  | "invalidEmail"
  | "invalidPassword"
  | "resetPassword"
  | "missingCaptchaToken"
  | "emailAlreadyExists"
  | "invalidCaptchaToken";

/** It failed. Without an `errorCode` the reason is not in the data that was given. */
export interface ErrorState {
  loginState: "FAILURE";
  errorCode?: LoginErrorCode;
  /** The server's message, or the network's. */
  error: string;
  /** Whether the same may succeed later: an outage, too many requests. */
  retryable?: boolean;
  /** What was thrown; not enumerable, so that it is not sent along or stored. */
  readonly cause?: unknown;
}

/** A code was sent by e-mail: hand it to `processVerification`. */
export interface EmailVerificationRequiredState {
  loginState: "EMAIL_VERIFICATION_REQUIRED";
  data: { stateToken: string };
}

/** The owner of the site has to approve the member first. */
export interface OwnerApprovalRequiredState {
  loginState: "OWNER_APPROVAL_REQUIRED";
}

/** Defined by the platform, never produced. */
export interface SilentCaptchaRequiredState {
  loginState: "SILENT_CAPTCHA_REQUIRED";
  data: { stateToken: string };
}

/** Defined by the platform, never produced. */
export interface UserCaptchaRequiredState {
  loginState: "USER_CAPTCHA_REQUIRED";
  data: { stateToken: string };
}

/** A further factor is asked for: answer with `verifyFactor`. */
export interface MfaRequiredState {
  loginState: "MFA_REQUIRED";
  data: { stateToken: string; mfaChallengeData: MfaChallengeData };
}

/** How far a login or registration has come, and what comes with that. */
export type StateMachine =
  | InitialState
  | SuccessState
  | ErrorState
  | EmailVerificationRequiredState
  | OwnerApprovalRequiredState
  | SilentCaptchaRequiredState
  | UserCaptchaRequiredState
  | MfaRequiredState;
