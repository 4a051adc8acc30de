// Exports for generated code only.

export { operation, type Sent } from "./call/operation.js";
export { offsetQueryOperation, queryOperation, searchOperation } from "./call/query-operation.js";
export { event } from "./client/listen.js";
export type { Throws } from "./errors/throws.js";
export type {
  EventHandler,
  EventIdentity,
  EventMetadata,
} from "./events/event.js";
export type { CursorPage, OffsetPage } from "./query/page.js";
export type { CursorQueryBuilder, OffsetQueryBuilder } from "./query/query-builder.js";
export type { TypedQuery, TypedSearch, TypedTextSearch } from "./query/search.js";
export type {
  AggregateSearchBuilder,
  SearchBuilder,
  TextSearchBuilder,
} from "./query/search-builder.js";
export { redirectBody } from "./transport/response.js";
export type { Codec, CodecTable, Operation } from "./wire/operation.js";
