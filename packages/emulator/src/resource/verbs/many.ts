// Operations that read several entities.

import type { OperationFacts } from "../../kernel/generated/operations.js";
import {
  cursorMetadata,
  offsetMetadata,
  type Page,
  platformMetadata,
  type Query,
  runQuery,
  select,
  valuesOf,
} from "../../kernel/query/run-query.js";
import { aggregate, matchesText } from "../../kernel/query/search.js";
import type { Entity, Tools } from "../declaration.js";
import { at } from "../merge.js";
import { fieldsOf } from "../query-fields.js";
import type { Resource } from "../tools.js";
import { keysOf, objectOf, type VerbOf, wantedFields } from "./verb.js";

const METADATA = { cursor: cursorMetadata, offset: offsetMetadata, both: platformMetadata };

/** What a query looks at. */
export function sourceOf(tools: Tools, resource: Resource, operation: OperationFacts) {
  const { view } = resource.declaration;
  const items = tools.all();
  const data = tools.store(resource.slice);
  return {
    items,
    fields: fieldsOf(operation.query?.fields ? operation.query : resource.query),
    order: (entity: Entity) =>
      data.items.get(String(entity[resource.facts.id ?? "id"]))?.order ?? 0,
    ...(view && { view: (entity: Entity) => tools.view(entity) }),
  };
}

function pageAnswer(
  operation: OperationFacts,
  tools: Tools,
  request: Entity,
  page: Page<Entity>,
): Entity {
  const { list = "", paging, pagingKind = "cursor", total } = keysOf(operation);
  const fields = wantedFields(request);
  return {
    [list]: page.items.map((entity) => tools.view(entity, fields)),
    ...(paging && { [paging]: METADATA[pagingKind](page) }),
    ...(total && { [total]: page.total }),
  };
}

export const query: VerbOf = (resource, operation) => {
  const { query: key } = keysOf(operation);
  return (tools, request) => {
    const wanted = objectOf(at(request, key)) as Query;
    const page = runQuery(sourceOf(tools, resource, operation), wanted);
    return pageAnswer(operation, tools, request, page);
  };
};

/** Entities that free text is found in. */
function found(resource: Resource, tools: Tools, operation: OperationFacts, clause: unknown) {
  const source = sourceOf(tools, resource, operation);
  const { searched = Object.keys(source.fields) } = resource.declaration;
  const text = objectOf(clause) as Parameters<typeof matchesText>[0];
  return { ...source, items: source.items.filter(matchesText(text, searched, valuesOf(source))) };
}

export const search: VerbOf = (resource, operation) => {
  const { search: key, aggregations: answerKey } = keysOf(operation);
  return (tools, request) => {
    const wanted = objectOf(at(request, key));
    const source = found(resource, tools, operation, wanted.search);
    const page = runQuery(source, wanted as Query);
    const asked = (wanted.aggregations ?? []) as Parameters<typeof aggregate>[0];
    const all = asked.length ? select(source, wanted.filter as Query["filter"]) : [];
    return {
      ...pageAnswer(operation, tools, request, page),
      ...(answerKey && { [answerKey]: aggregate(asked, all, valuesOf(source)) }),
    };
  };
};

export const count: VerbOf = (resource, operation) => {
  const { filter, search: clause, count: answer = "count" } = keysOf(operation);
  return (tools, request) => {
    const source = found(resource, tools, operation, at(request, clause));
    return { [answer]: select(source, at(request, filter) as Query["filter"]).length };
  };
};

export const aggregateAll: VerbOf = (resource, operation) => {
  const { filter, search: clause, aggregations = "aggregations" } = keysOf(operation);
  return (tools, request) => {
    const source = found(resource, tools, operation, at(request, clause));
    const all = select(source, at(request, filter) as Query["filter"]);
    const asked = (request.aggregations ?? []) as Parameters<typeof aggregate>[0];
    return { [aggregations]: aggregate(asked, all, valuesOf(source)) };
  };
};

export const list: VerbOf = (resource, operation) => {
  const { page: key } = keysOf(operation);
  return (tools, request) => {
    const paging = objectOf(at(request, key));
    const source = sourceOf(tools, resource, operation);
    const wanted = "cursor" in paging ? { cursorPaging: paging } : { paging };
    return pageAnswer(operation, tools, request, runQuery(source, wanted as Query));
  };
};

/** What a filter of a request, or a search of it, leaves. */
export function filtered(
  resource: Resource,
  operation: OperationFacts,
  tools: Tools,
  request: Entity,
): readonly Entity[] {
  const { filter, search: clause } = keysOf(operation);
  const source = found(resource, tools, operation, at(request, clause));
  return select(source, at(request, filter) as Query["filter"]);
}
