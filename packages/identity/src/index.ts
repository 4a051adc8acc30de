export {
  type AccessToken,
  type CookieAttributes,
  type CookieJar,
  cookieStorage,
  documentCookies,
  type GivenTokens,
  type KeyValueStore,
  memoryStorage,
  type RefreshToken,
  type SessionEvent,
  type SessionListener,
  type TokenRole,
  type TokenStorage,
  type Tokens,
  webStorage,
} from "@portico/core/internal";
export { ApiKeyStrategy, type ApiKeyStrategyOptions } from "./api-key-strategy.js";
export { AppStrategy, type AppStrategyOptions } from "./app-strategy.js";
export * from "./generated/index.js";
export type {
  FactorOptions,
  FactorPayloads,
  LoginMachine,
} from "./login.js";
export {
  type EmailVerificationRequiredState,
  type ErrorState,
  type InitialState,
  type LoginErrorCode,
  LoginState,
  type MfaRequiredState,
  type OwnerApprovalRequiredState,
  type SilentCaptchaRequiredState,
  type StateMachine,
  type SuccessState,
  type UserCaptchaRequiredState,
} from "./login-state.js";
export { OAuthStrategy } from "./oauth-strategy.js";
export type * from "./oauth-types.js";
export type { PageSessions } from "./page-sync.js";
export { type PkcePair, pkceChallenge } from "./pkce.js";
export type {
  CallbackOptions,
  RedirectResult,
  RedirectSignIn,
  RedirectStarted,
  RedirectSuccess,
  SignIn,
} from "./sign-in.js";
export type { TokenInfo } from "./token-info.js";
