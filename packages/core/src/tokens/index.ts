export {
  type Cookie,
  type CookieAttributes,
  type CookieJar,
  cookieStorage,
  documentCookies,
} from "./cookie-storage.js";
export type { KeyValueStore, Later, TokenStorage } from "./key-value-store.js";
export { memoryStorage } from "./memory-storage.js";
export type { GrantOptions, TokenGrants } from "./renewal.js";
export { renewSession } from "./renewal.js";
export type { SessionEvent, SessionListener } from "./session-events.js";
export { tokensOf } from "./stored-tokens.js";
export type { WebLocks } from "./tab-lock.js";
export {
  type AccessToken,
  emptyTokens,
  type GivenTokens,
  type RefreshToken,
  type TokenRole,
  type Tokens,
} from "./token.js";
export { isRefusal, tokensFromAnswer } from "./token-answer.js";
export {
  createTokenManager,
  type TokenManager,
  type TokenManagerOptions,
} from "./token-manager.js";
export { webStorage } from "./web-storage.js";
