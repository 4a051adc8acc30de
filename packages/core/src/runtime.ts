// What generated code needs, and nothing else.

export { call } from "./call/call.js";
export { operation } from "./call/operation.js";
export { event } from "./client/listen.js";
export type { Throws } from "./errors/throws.js";
export type {
  EventHandler,
  EventIdentity,
  EventMetadata,
} from "./events/event.js";
export type { CursorPage, OffsetPage, Page } from "./query/page.js";
export type { Filter, Query, QueryFields, QueryValue, Sorting } from "./query/query.js";
export { queryArguments } from "./query/query-arguments.js";
export type {
  CursorQueryBuilder,
  OffsetQueryBuilder,
  QueryBuilder,
} from "./query/query-builder.js";
export type { Codec, CodecTable, Operation } from "./wire/operation.js";
