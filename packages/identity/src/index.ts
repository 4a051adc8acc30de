export {
  type AccessToken,
  type CookieAttributes,
  type CookieJar,
  cookieStorage,
  documentCookies,
  type KeyValueStore,
  memoryStorage,
  type RefreshToken,
  type SessionEvent,
  type SessionListener,
  type StoreLock,
  type TokenRole,
  type TokenStorage,
  type Tokens,
  type TokensInput,
  webStorage,
} from "@portico/core/internal";
export { ApiKeyStrategy, type ApiKeyStrategyOptions } from "./api-key-strategy.js";
export type { PageSessions } from "./frame/page-sync.js";
export * from "./generated/index.js";
export type {
  FactorOptions,
  FactorPayloads,
  LoginMachine,
} from "./login/login.js";
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
} from "./login/login-state.js";
export type {
  CallbackOptions,
  RedirectResult,
  RedirectSignIn,
  RedirectStarted,
  RedirectSuccess,
  SignIn,
  SilentSuccess,
} from "./login/sign-in.js";
export { type PkcePair, pkceChallenge } from "./oauth/challenge.js";
export type * from "./oauth/oauth-types.js";
export type { SessionSnapshot } from "./oauth/session-snapshot.js";
export { OAuthStrategy } from "./oauth-strategy.js";
export {
  type ServerLoginOptions,
  type ServerLogoutOptions,
  ServerSessionStrategy,
  type ServerSessionStrategyOptions,
} from "./server-session-strategy.js";
