// What Portico's own packages share; not for applications.
export type {
  AuthHeaders,
  AuthorizedCall,
  AuthStrategy,
  Environment,
  SignedSubject,
} from "./client/auth-strategy.js";
export { checkAddress, checkNames } from "./client/check-options.js";
export { hasWritten } from "./client/client-view.js";
export { captureClient, currentView } from "./client/context.js";
export { API_HOST, EDGE_HOST, environmentOf } from "./client/environment.js";
export { listenersOf } from "./client/listen.js";
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
export * from "./tokens/index.js";
export { errorFromAnswer } from "./transport/error-from-answer.js";
export { type PostAnswer, type PostOptions, postJson } from "./transport/post-json.js";
export { UNREADABLE_DELAY } from "./transport/retry.js";
export { isUnauthorized, withRecovery } from "./transport/with-recovery.js";
export { requestOf } from "./wire/arguments.js";
export { fromBase64, toBase64Url } from "./wire/base64.js";
export { decode, encode } from "./wire/codec.js";
export type { Codec, CodecTable, Operation } from "./wire/operation.js";
export { type Fields, fieldsOf, textOf } from "./wire/records.js";
