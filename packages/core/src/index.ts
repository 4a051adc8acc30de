export type {
  AuthHeaders,
  AuthorizedCall,
  AuthStrategy,
  SignedSubject,
} from "./client/auth-strategy.js";
export { type ContextOptions, elevate, runWithClient } from "./client/context.js";
export type {
  CallEnvironment,
  CallStart,
  Environment,
  FailedRequest,
  Middleware,
} from "./client/middleware.js";
export type {
  CallOptions,
  CheckInfo,
  Checks,
  ClientOptions,
  Fetch,
  Schema,
  SchemaResult,
  Schemas,
} from "./client/options.js";
export type { RetryOptions } from "./client/retry-options.js";
export { type Client, type ClientMembers, createClient } from "./create-client.js";
export { type Effect, effectOf } from "./errors/effect-of.js";
export {
  isApplicationError,
  isHttpError,
  isPorticoError,
  isSystemError,
  isValidationError,
} from "./errors/guards.js";
export {
  ApplicationError,
  type ApplicationErrorDetails,
  type ErrorDetails,
  type ErrorInit,
  type ErrorKind,
  type FieldViolation,
  HttpError,
  PorticoError,
  SystemError,
  ValidationError,
  type ViolatedRule,
} from "./errors/portico-error.js";
export type { ErrorCodeOf, Throws } from "./errors/throws.js";
export type {
  EventDefinition,
  EventHandler,
  EventIdentity,
  EventMetadata,
} from "./events/event.js";
export type { ProcessedWebhook, Webhooks } from "./events/webhooks.js";
export type {
  Aggregates,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  AggregationStep,
  Aggregations,
  Interval,
  NestedResult,
  Range,
  RangeCount,
  ScalarKind,
  ValueCount,
  ValueSettings,
} from "./query/aggregation.js";
export type { Condition, FilterOf, ItemFilter } from "./query/filter.js";
export {
  type AggregationMaker,
  type Buildable,
  type FilterMaker,
  filtersOf,
  type QueryParts,
  type SearchFilterMaker,
  type SearchParts,
  type SortMaker,
} from "./query/filters-of.js";
export type { CursorPage, OffsetPage, Page } from "./query/page.js";
export type {
  Filter,
  Query,
  QueryFields,
  QueryValue,
  SearchFields,
  Sorting,
  SortingOf,
} from "./query/query.js";
export type {
  CursorQueryBuilder,
  OffsetQueryBuilder,
  QueryBuilder,
} from "./query/query-builder.js";
export type {
  Search,
  SearchText,
  TypedQuery,
  TypedSearch,
  TypedTextSearch,
} from "./query/search.js";
export type {
  AggregateSearchBuilder,
  SearchBuilder,
  SearchPage,
  TextSearchBuilder,
} from "./query/search-builder.js";
export { type Clock, systemClock } from "./time/clock.js";
export type { GraphqlError, GraphqlResponse } from "./transport/graphql.js";
export { type DebugConsole, debug } from "./transport/hooks/debug.js";
export {
  type ErrorInfo,
  type Hooks,
  observe,
  type RequestInfo,
  type ResponseInfo,
  type RetryInfo,
} from "./transport/hooks/observe.js";
export {
  type RetryDecision,
  type RetryPolicyOptions,
  retryPolicy,
} from "./transport/hooks/retry-policy.js";
