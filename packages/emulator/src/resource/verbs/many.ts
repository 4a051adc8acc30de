import type { OperationFacts } from "../../generated/operations.js";
import type { AggregateOptions } from "../../query/aggregate.js";
import { cursorMetadata, offsetMetadata, type Page, platformMetadata } from "../../query/page.js";
import {
  type Conditions,
  type Query,
  runQuery,
  type Source,
  select,
} from "../../query/run-query.js";
import { queryOf } from "../../query/text-query.js";
import type { Entity, Tools } from "../declaration.js";
import { valueIn } from "../merge.js";
import { engineFields } from "../query-fields.js";
import type { Resource } from "../tools.js";
import { type Behavior, fieldNames, keysOf, objectOf, type Verbs } from "./verb.js";

const METADATA = { cursor: cursorMetadata, offset: offsetMetadata, both: platformMetadata };

export function sourceOf(
  tools: Tools,
  resource: Resource,
  operation: OperationFacts,
  request: Entity,
): Source<Entity> {
  const { view, searched, isListed } = resource.declaration;
  const fields = engineFields(operation.query?.fields ? operation.query : resource.query);
  const all = tools.all();
  const items = isListed ? all.filter(isListed) : all;
  return {
    items,
    fields,
    searched: searched ?? Object.keys(fields),
    scope: operation.name,
    order: tools.orderOf,
    ...(view && { view: (entity: Entity) => tools.view(entity) }),
    ...resource.declaration.source?.(tools, request),
  };
}

function pageResponse(
  { declaration }: Resource,
  operation: OperationFacts,
  tools: Tools,
  request: Entity,
  page: Page<Entity>,
): Entity {
  const { list = "", paging, pagingKind = "cursor", total } = keysOf(operation);
  const fields = fieldNames(request);
  return {
    [list]:
      declaration.list?.(tools, page.items, fields) ??
      page.items.map((entity) => tools.view(entity, fields)),
    ...(paging && { [paging]: METADATA[pagingKind](page) }),
    ...(total && { [total]: page.total }),
  };
}

const pageOf = (source: Source<Entity>, query: Query, { declaration }: Resource) =>
  runQuery(source, query, declaration.pageSize);

const query: Behavior = (resource, operation) => {
  const { query: key } = keysOf(operation);
  return (tools, request) => {
    const input = objectOf(valueIn(request, key));
    const isText = typeof input.filter === "string" || typeof input.sort === "string";
    // Some older services call the sort field `sorting`.
    const parsedQuery = isText ? queryOf(input) : ({ sort: input.sorting, ...input } as Query);
    const page = pageOf(sourceOf(tools, resource, operation, request), parsedQuery, resource);
    return pageResponse(resource, operation, tools, request, page);
  };
};

const search: Behavior = (resource, operation) => {
  const { search: key, aggregations: responseKey } = keysOf(operation);
  return (tools, request) => {
    const searchQuery = objectOf(valueIn(request, key)) as Query & AggregateOptions;
    const source = sourceOf(tools, resource, operation, request);
    const page = runQuery(source, searchQuery, resource.declaration.pageSize, searchQuery);
    return {
      ...pageResponse(resource, operation, tools, request, page),
      ...(responseKey && { [responseKey]: page.aggregations }),
    };
  };
};

function conditionsOf(operation: OperationFacts, request: Entity): Conditions {
  const { filter, search: clause } = keysOf(operation);
  return { filter: valueIn(request, filter), search: valueIn(request, clause) } as Conditions;
}

export function filteredEntities(
  resource: Resource,
  operation: OperationFacts,
  tools: Tools,
  request: Entity,
): readonly Entity[] {
  return select(sourceOf(tools, resource, operation, request), conditionsOf(operation, request));
}

const count: Behavior = (resource, operation) => {
  const { count: field = "count" } = keysOf(operation);
  return (tools, request) => ({
    [field]: filteredEntities(resource, operation, tools, request).length,
  });
};

const aggregateAll: Behavior = (resource, operation) => {
  const { aggregations = "aggregations" } = keysOf(operation);
  return (tools, request) => {
    const source = sourceOf(tools, resource, operation, request);
    const page = runQuery(source, conditionsOf(operation, request), 0, request as AggregateOptions);
    return { [aggregations]: page.aggregations };
  };
};

const listAll: Behavior = (resource, operation) => {
  const { page: key } = keysOf(operation);
  return (tools, request) => {
    const paging = objectOf(valueIn(request, key));
    const source = sourceOf(tools, resource, operation, request);
    const sort = request.sorting;
    const listQuery = "cursor" in paging ? { sort, cursorPaging: paging } : { sort, paging };
    const page = pageOf(source, listQuery as Query, resource);
    return pageResponse(resource, operation, tools, request, page);
  };
};

export const verbsOnMany = {
  query,
  search,
  count,
  list: listAll,
  aggregate: aggregateAll,
} satisfies Verbs;
