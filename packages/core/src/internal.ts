// What Portico's own packages share; not for applications.
export type { AuthHeaders, AuthStrategy, Environment } from "./client/auth-strategy.js";
export { type Clock, systemClock } from "./client/clock.js";
export { captureClient } from "./client/context.js";
export { API_HOST, EDGE_HOST, environmentOf } from "./client/environment.js";
export type { Listener } from "./client/listener.js";
export { errorFromAnswer } from "./errors/error-from-answer.js";
export {
  isApplicationError,
  isHttpError,
  isPorticoError,
  isSystemError,
  isValidationError,
} from "./errors/guards.js";
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
export { listenersOf } from "./events/listen.js";
export type { ProcessedWebhook, Webhooks } from "./events/webhooks.js";
export { requestOf } from "./operation/arguments.js";
export { fromBase64, toBase64, toBase64Url } from "./operation/base64.js";
export { decode, encode } from "./operation/codec.js";
export type { Codec, CodecTable, Operation } from "./operation/operation.js";
export * from "./tokens/index.js";
export { type PostAnswer, type PostOptions, postJson } from "./transport/post-json.js";
