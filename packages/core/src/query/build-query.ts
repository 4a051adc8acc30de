import type { Operation } from "../wire/operation.js";
import { ownField } from "../wire/records.js";
import type { AnyPage, FetchPage } from "./build-page.js";
import { conditionMethods } from "./conditions.js";
import { cursorPages } from "./cursor-pages.js";
import { offsetPages } from "./offset-pages.js";
import type { Filter, QueryFields, Sorting } from "./query.js";
import type { CursorQueryBuilder, OffsetQueryBuilder } from "./query-builder.js";
import type { Search } from "./search.js";
import { warnIfUnsent } from "./unsent.js";

const DEFAULT_LIMIT = 50;

export type AnyBuilder = Omit<OffsetQueryBuilder<unknown, QueryFields>, "find"> &
  Omit<CursorQueryBuilder<unknown, QueryFields>, "find"> & {
    find(...options: unknown[]): Promise<AnyPage>;
  };

const soleOperand = (filter: Filter, operator: string): unknown =>
  Object.keys(filter).length === 1 ? ownField(filter, operator) : undefined;

const isNonEmpty = (filter: Filter | undefined): filter is Filter =>
  Object.keys(filter ?? {}).length > 0;

function combine(operator: "$and" | "$or", a: Filter | undefined, b: Filter | undefined) {
  // Some services reject an empty filter.
  if (!isNonEmpty(a)) return isNonEmpty(b) ? b : undefined;
  if (!isNonEmpty(b)) return a;
  const operands = [a, b].flatMap((filter) => {
    const list = soleOperand(filter, operator);
    return Array.isArray(list) ? list : [filter];
  });
  return { [operator]: operands };
}

function negate(filter: Filter | undefined): Filter | undefined {
  if (!isNonEmpty(filter)) return undefined;
  const negatedFilter = soleOperand(filter, "$not");
  return typeof negatedFilter === "object" ? (negatedFilter as Filter) : { $not: filter };
}

function builderOf(
  { name }: Operation,
  start: Search,
  specificMethods: (query: Search, withChanges: (changes: Search) => AnyBuilder) => object,
): AnyBuilder {
  const build = (query: Search): AnyBuilder => {
    const withChanges = (changes: Search) => build({ ...query, ...changes });
    const withFilter = (filter: Filter | undefined) => withChanges({ filter });
    const narrow = (filter: Filter | undefined) =>
      withFilter(combine("$and", query.filter, filter));
    const sortBy = (fields: string[], order: Sorting["order"]) =>
      withChanges({
        sort: [...(query.sort ?? []), ...fields.map((fieldName) => ({ fieldName, order }))],
      });
    const builder = {
      query,
      ...conditionMethods(narrow),
      where: narrow,
      and: (other: AnyBuilder) => narrow(other.query.filter),
      or: (other: AnyBuilder) => withFilter(combine("$or", query.filter, other.query.filter)),
      not: (other: AnyBuilder) => withFilter(negate(other.query.filter)),
      ascending: (...fields: string[]) => sortBy(fields, "ASC"),
      descending: (...fields: string[]) => sortBy(fields, "DESC"),
      async *[Symbol.asyncIterator]() {
        yield* await builder.find();
      },
      ...specificMethods(query, withChanges),
    } as unknown as AnyBuilder;
    if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
      warnIfUnsent(builder, name);
    }
    return builder;
  };
  return build(start);
}

export const cursorBuilderOf: typeof builderOf = (operation, start, specificMethods) =>
  builderOf(
    operation,
    { ...start, cursorPaging: { limit: DEFAULT_LIMIT } },
    (query, withChanges) => {
      const withPaging = (changes: { limit?: number; cursor?: string }) =>
        withChanges({ cursorPaging: { limit: DEFAULT_LIMIT, ...query.cursorPaging, ...changes } });
      return {
        limit: (limit: number) => withPaging({ limit }),
        skipTo: (cursor: string) => withPaging({ cursor }),
        ...specificMethods(query, withChanges),
      };
    },
  );

export function cursorQueryBuilder(operation: Operation, fetchPage: FetchPage): AnyBuilder {
  const find = cursorPages(operation, fetchPage);
  return cursorBuilderOf(operation, {}, (query) => ({ find: () => find(query) }));
}

export function offsetQueryBuilder(operation: Operation, fetchPage: FetchPage): AnyBuilder {
  const find = offsetPages(operation, fetchPage);
  const paging = { offset: 0, limit: DEFAULT_LIMIT };
  return builderOf(operation, { paging }, (query, withChanges) => ({
    limit: (limit: number) => withChanges({ paging: { ...paging, ...query.paging, limit } }),
    skip: (offset: number) => withChanges({ paging: { ...paging, ...query.paging, offset } }),
    find: () => find(query),
  }));
}
