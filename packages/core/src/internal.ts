// Exports for Portico's other packages only.
export type {
  AuthHeaders,
  AuthorizedCall,
  AuthStrategy,
  Environment,
  SignedSubject,
} from "./client/auth-strategy.js";
export { checkAddress, checkNames } from "./client/check-options.js";
export { type ClientView, hasWritten, viewOf } from "./client/client-view.js";
export { captureClient, currentView } from "./client/context.js";
export { API_HOST, EDGE_HOST, environmentOf } from "./client/environment.js";
export { listenersOf } from "./client/listen.js";
export { shared } from "./client/shared.js";
export { warnInBrowser } from "./errors/development.js";
export {
  isApplicationError,
  isHttpError,
  isPorticoError,
  isSystemError,
  isValidationError,
} from "./errors/guards.js";
export { invalidOption } from "./errors/invalid-option.js";
export {
  ApplicationError,
  type ErrorDetails,
  type ErrorInit,
  type FieldViolation,
  HttpError,
  PorticoError,
  SystemError,
  ValidationError,
} from "./errors/portico-error.js";
export type { EventIdentity } from "./events/event.js";
export type { Listener } from "./events/listener.js";
export type { ProcessedWebhook, Webhooks } from "./events/webhooks.js";
export { type Clock, systemClock } from "./time/clock.js";
export { within } from "./time/within.js";
export type {
  KeyValueStore,
  MaybePromise,
  StoreLock,
  TokenStorage,
} from "./tokens/model/key-value-store.js";
export { tokensOf } from "./tokens/model/stored-tokens.js";
export {
  type AccessToken,
  emptyTokens,
  type RefreshToken,
  sameTokens,
  type TokenRole,
  type Tokens,
  type TokensInput,
} from "./tokens/model/token.js";
export { isTokenRejection, tokensFromResponse } from "./tokens/model/token-response.js";
export type { GrantOptions, TokenGrants } from "./tokens/session/renewal.js";
export { renewSession } from "./tokens/session/renewal.js";
export {
  type SessionEvent,
  type SessionListener,
  sessionObserver,
} from "./tokens/session/session-events.js";
export { tokenHealth } from "./tokens/session/token-health.js";
export {
  createTokenManager,
  type TokenManager,
  type TokenManagerOptions,
} from "./tokens/session/token-manager.js";
export { chunkName, chunksOf } from "./tokens/store/cookie-chunks.js";
export {
  type Cookie,
  type CookieAttributes,
  type CookieJar,
  cookieStorage,
  documentCookies,
} from "./tokens/store/cookie-storage.js";
export { memoryStorage } from "./tokens/store/memory-storage.js";
export { webStorage } from "./tokens/store/web-storage.js";
export { tabChannel } from "./tokens/tabs/tab-channel.js";
export type { WebLocks } from "./tokens/tabs/tab-lock.js";
export { isUnauthorized, withRecovery } from "./transport/authorize.js";
export { type PostOptions, postJson } from "./transport/http.js";
export { requestText } from "./transport/response.js";
export { fromBase64, toBase64Url } from "./wire/base64.js";
export { decode, encode } from "./wire/codec.js";
export type { Codec, CodecTable, Operation } from "./wire/operation.js";
export { asFields, type Fields, nonEmptyText } from "./wire/records.js";
