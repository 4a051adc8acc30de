import type { Operation } from "../wire/operation.js";
import { own } from "../wire/records.js";
import { type AnyPage, pageOf, type Trail } from "./build-page.js";
import type { Filter, Query, QueryFields, Sorting } from "./query.js";
import type { CursorQueryBuilder, OffsetQueryBuilder } from "./query-builder.js";

/** Items per page unless told otherwise. */
const DEFAULT_LIMIT = 50;

/** The platform's names of the operators that take a field and a value. */
const OPERATORS = {
  ge: "$gte",
  gt: "$gt",
  le: "$lte",
  lt: "$lt",
  in: "$in",
  startsWith: "$startsWith",
  hasSome: "$hasSome",
  hasAll: "$hasAll",
} as const;

/** Either kind of builder, for code that serves both. */
export type AnyBuilder = Omit<OffsetQueryBuilder<unknown, QueryFields>, "find"> &
  Omit<CursorQueryBuilder<unknown, QueryFields>, "find"> & { find(): Promise<AnyPage> };

/** What a filter has under this operator, where it has nothing else. */
const only = (filter: Filter, operator: string): unknown =>
  Object.keys(filter).length === 1 ? own(filter, operator) : undefined;

const isNarrow = (filter: Filter | undefined): filter is Filter =>
  Object.keys(filter ?? {}).length > 0;

function joined(operator: "$and" | "$or", a: Filter | undefined, b: Filter | undefined) {
  if (!isNarrow(a)) return b;
  if (!isNarrow(b)) return a;
  // A list of this operator takes the other's parts in.
  const parts = [a, b].flatMap((filter) => {
    const list = only(filter, operator);
    return Array.isArray(list) ? list : [filter];
  });
  return { [operator]: parts };
}

function negated(filter: Filter | undefined): Filter | undefined {
  if (!isNarrow(filter)) return undefined;
  const inner = only(filter, "$not");
  return typeof inner === "object" ? (inner as Filter) : { $not: filter };
}

/**
 * The builder that a query operation starts with.
 *
 * @param operation - names the paging and the response's fields
 * @param fetchPage - sends a query and resolves to the whole response
 */
export function queryBuilder(
  operation: Operation,
  fetchPage: (query: Query) => Promise<unknown>,
): AnyBuilder {
  const byCursor = operation.query?.paging === "cursor";
  const paging = byCursor ? "cursorPaging" : "paging";
  const findPage = async (query: Query, before?: Trail): Promise<AnyPage> => {
    const { cursorPaging } = query;
    const cursor = byCursor ? cursorPaging?.cursor : undefined;
    // A cursor holds its query: the platform refuses both together.
    const response = await fetchPage(cursor ? { cursorPaging } : query);
    const trail = cursor ? { cursor, before } : undefined;
    return pageOf({ operation, query, response, trail, find: findPage });
  };
  const build = (query: Query): AnyBuilder => {
    const filtered = (filter: Filter | undefined) => build({ ...query, filter });
    const narrowed = (filter: Filter | undefined) => filtered(joined("$and", query.filter, filter));
    const condition = (field: string, operator: string, value: unknown) =>
      narrowed({ [field]: { [operator]: value } });
    const sorted = (fields: string[], order: Sorting["order"]) =>
      build({
        ...query,
        sort: [...(query.sort ?? []), ...fields.map((fieldName) => ({ fieldName, order }))],
      });
    const paged = (change: { limit?: number; offset?: number; cursor?: string }) =>
      build({ ...query, [paging]: { ...query[paging], ...change } });
    const find = () => findPage(query);
    return {
      query,
      eq: (field: string, value: unknown) => narrowed({ [field]: value ?? null }),
      ne: (field: string, value: unknown) => condition(field, "$ne", value ?? null),
      exists: (field: string, value = true) => condition(field, "$exists", value),
      ...Object.fromEntries(
        Object.entries(OPERATORS).map(([name, operator]) => [
          name,
          (field: string, value: unknown) => condition(field, operator, value),
        ]),
      ),
      and: (other: AnyBuilder) => narrowed(other.query.filter),
      or: (other: AnyBuilder) => filtered(joined("$or", query.filter, other.query.filter)),
      not: (other: AnyBuilder) => filtered(negated(other.query.filter)),
      ascending: (...fields: string[]) => sorted(fields, "ASC"),
      descending: (...fields: string[]) => sorted(fields, "DESC"),
      limit: (limit: number) => paged({ limit }),
      skip: (offset: number) => paged({ offset }),
      skipTo: (cursor: string) => paged({ cursor }),
      find,
      async *[Symbol.asyncIterator]() {
        yield* await find();
      },
    } as unknown as AnyBuilder;
  };
  return build({
    filter: {},
    [paging]: byCursor ? { limit: DEFAULT_LIMIT } : { offset: 0, limit: DEFAULT_LIMIT },
  });
}
