export type { KeyValueStore, Later, StoreLock, TokenStorage } from "./model/key-value-store.js";
export { tokensOf } from "./model/stored-tokens.js";
export {
  type AccessToken,
  emptyTokens,
  type GivenTokens,
  type RefreshToken,
  sameTokens,
  type TokenRole,
  type Tokens,
} from "./model/token.js";
export { isRefusal, tokensFromAnswer } from "./model/token-answer.js";
export type { GrantOptions, TokenGrants } from "./session/renewal.js";
export { renewSession } from "./session/renewal.js";
export {
  type SessionEvent,
  type SessionListener,
  sessionObserver,
} from "./session/session-events.js";
export { tokenHealth } from "./session/token-health.js";
export {
  createTokenManager,
  type TokenManager,
  type TokenManagerOptions,
} from "./session/token-manager.js";
export { chunkName, chunksIn, chunksOf } from "./store/cookie-chunks.js";
export {
  type Cookie,
  type CookieAttributes,
  type CookieJar,
  cookieStorage,
  documentCookies,
} from "./store/cookie-storage.js";
export { memoryStorage } from "./store/memory-storage.js";
export { webStorage } from "./store/web-storage.js";
export { tabChannel } from "./tabs/tab-channel.js";
export type { WebLocks } from "./tabs/tab-lock.js";
