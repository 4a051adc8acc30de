import type {
  CallVerifyData,
  EmailVerifyData,
  FactorType,
  PasswordVerifyData,
  PushVerifyData,
  RecoveryCodeVerifyData,
  SmsVerifyData,
  StateMachineResponse,
  TotpVerifyData,
  WebauthnVerifyData,
} from "../generated/authentication.js";
import { requireObject, requireText } from "../oauth/check-options.js";
import { type OAuthContext, post } from "../oauth/oauth-context.js";
import type { LoginParams, RegisterParams } from "../oauth/oauth-types.js";
import { failureState } from "./failure-state.js";
import { loginFailure, registrationFailure } from "./login-errors.js";
import type { ErrorState, StateMachine } from "./login-state.js";
import { toLoginState, UNKNOWN_STATE } from "./to-login-state.js";

const AUTHENTICATION_PATH = "/_api/iam/authentication/v2";
const VERIFICATION_PATH = "/_api/iam/verification/v1";

/** The verification data of each second factor. */
export interface FactorPayloads {
  SMS: { smsData: SmsVerifyData };
  CALL: { callData: CallVerifyData };
  EMAIL: { emailData: EmailVerifyData };
  TOTP: { totpData: TotpVerifyData };
  PUSH: { pushData: PushVerifyData };
  WEBAUTHN: { webauthnData: WebauthnVerifyData };
  RECOVERY_CODE: { recoveryCodeData: RecoveryCodeVerifyData };
  PASSWORD: { passwordData: PasswordVerifyData };
}

/** Options of `verifyFactor`. */
export interface FactorOptions {
  /** State token from the challenge. Default: the current state's. */
  stateToken?: string;
  /** Whether to skip this factor on this device in the future. Default: false. */
  rememberThisDevice?: boolean;
}

/** The steps of a direct login. A failed step resolves to a FAILURE state. */
export interface LoginMachine {
  /**
   * Registers a member (`POST /v2/register`).
   *
   * @param params - `email`, `password`, and optionally `profile`, `captchaTokens` and
   *   `clientMetaData`
   * @returns SUCCESS, OWNER_APPROVAL_REQUIRED, EMAIL_VERIFICATION_REQUIRED, MFA_REQUIRED, or
   *   FAILURE with the server's message and, if known, an `errorCode`
   */
  register(params: RegisterParams): Promise<StateMachine>;
  /**
   * Verifies an email address and a password (`POST /v2/login`). The SUCCESS state contains a
   * session token. To also exchange the session token for access and refresh tokens, use `signIn`.
   *
   * @param params - `email`, `password`, and optionally `captchaTokens` and `clientMetaData`
   * @returns the same states as `register`
   */
  login(params: LoginParams): Promise<StateMachine>;
  /**
   * Submits the verification code from an email (`POST /v1/auth/verify`).
   *
   * @param nextInputs - `verificationCode`, six characters
   * @param state - the EMAIL_VERIFICATION_REQUIRED state; default: the current state
   * @returns the same states as `register`; FAILURE 'Unknown _state' if no code is expected
   */
  processVerification(
    nextInputs: { verificationCode?: string; code?: string },
    state?: StateMachine,
  ): Promise<StateMachine>;
  /**
   * Submits a second factor (`POST /v2/{factorType}/verify`).
   *
   * @param factorType - one of the factors that the challenge offers
   * @param payload - the factor's payload, and optionally `rememberThisDevice` and `stateToken`
   * @returns the same states as `register`; FAILURE 'Unknown _state' if no factor is expected
   */
  verifyFactor<Type extends keyof FactorPayloads>(
    factorType: Type,
    payload: FactorPayloads[Type] & FactorOptions,
  ): Promise<StateMachine>;
  /**
   * Sends another verification code by email (`POST /v1/start`).
   *
   * @param identityId - default: the identity of the current login or registration
   * @returns `{ sent: true }`; FAILURE 'Unknown _state' if the identity is unknown
   */
  resendVerificationCode(identityId?: string): Promise<{ sent: true } | ErrorState>;
}

function credentials(params: LoginParams) {
  requireObject("The argument", params, "{ email, password }");
  const { email, password, captchaTokens, clientMetaData } = params;
  requireText("email", email);
  requireText("password", password);
  return {
    loginId: { email },
    password,
    captchaTokens: captchaTokens && [
      {
        Recaptcha: captchaTokens.recaptchaToken,
        InvisibleRecaptcha: captchaTokens.invisibleRecaptchaToken,
      },
    ],
    clientMetaData,
  };
}

export function loginMachine(context: OAuthContext): LoginMachine {
  let currentState: StateMachine = { loginState: "INITIAL" };
  let currentIdentityId: string | undefined;

  const sendStep = async (
    path: string,
    body: Readonly<Record<string, unknown>>,
    toFailure: (error: unknown) => ErrorState,
  ): Promise<StateMachine> => {
    try {
      const response: Partial<StateMachineResponse> = await post(context, path, body);
      const state = toLoginState(response);
      // keep the previous state after a failure, so that the step can be retried with another code
      if (state.loginState !== "FAILURE") {
        currentState = state;
        currentIdentityId = response.identity?.id ?? currentIdentityId;
      }
      return state;
    } catch (error) {
      return toFailure(error);
    }
  };

  return {
    register: async (params) =>
      sendStep(
        `${AUTHENTICATION_PATH}/register`,
        { ...credentials(params), profile: params.profile },
        registrationFailure,
      ),

    login: async (params) =>
      sendStep(`${AUTHENTICATION_PATH}/login`, credentials(params), loginFailure),

    async processVerification({ verificationCode, code }, state = currentState) {
      if (state.loginState !== "EMAIL_VERIFICATION_REQUIRED") return { ...UNKNOWN_STATE };
      const { stateToken } = state.data;
      const body = { code: verificationCode ?? code, stateToken };
      return sendStep(`${VERIFICATION_PATH}/auth/verify`, body, failureState);
    },

    async verifyFactor(factorType, { stateToken, ...payload }) {
      const token =
        stateToken ?? (currentState.loginState === "MFA_REQUIRED" && currentState.data.stateToken);
      if (!token) return { ...UNKNOWN_STATE };
      const type: FactorType = encodeURIComponent(factorType);
      return sendStep(
        `${AUTHENTICATION_PATH}/${type}/verify`,
        { factorType, stateToken: token, ...payload },
        failureState,
      );
    },

    async resendVerificationCode(identityId = currentIdentityId) {
      if (!identityId) return { ...UNKNOWN_STATE };
      try {
        await post(context, `${VERIFICATION_PATH}/start`, { identityId, target: "EMAIL" });
        return { sent: true };
      } catch (error) {
        return failureState(error);
      }
    },
  };
}
