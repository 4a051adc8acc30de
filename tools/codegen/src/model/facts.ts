import { type Api, operationsOf, requestSchema, responseSchema, type Service } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { callShape } from "./call-shape.ts";
import { type Entity, entityFacts, findEntities } from "./entities.ts";
import type { EntityFacts, OperationFacts } from "./operation-facts.ts";
import { queryFacts } from "./query-facts.ts";
import { verbOf } from "./verbs.ts";

/** Facts about all operations and entities, taken from the API documents. */
export interface Facts {
  operations: OperationFacts[];
  entities: Map<string, EntityFacts>;
}

export function findFacts(api: Api): Facts {
  const entities = findEntities(api);
  const operations = api.services.flatMap((service) => operationsIn(api, service, entities));
  const singletons = new Set(
    operations.flatMap(({ verb, entity }) => (verb?.endsWith("Settings") ? [entity] : [])),
  );
  return {
    operations,
    entities: new Map(
      [...entities.values()].map((entity) => [
        entity.type,
        entityFacts(api, entity, singletons.has(entity.type)),
      ]),
    ),
  };
}

function operationsIn(api: Api, service: Service, entities: Map<string, Entity>): OperationFacts[] {
  return operationsOf(service).map((namedOperation): OperationFacts => {
    const { operation, method, path } = namedOperation;
    const entity = entities.get(operation["x-entity"] ?? "");
    const call = entity && callShape(api, service, namedOperation, entity);
    const derivedVerb = call && verbOf(call);
    const queryField = derivedVerb?.keys.search ?? "query";
    const itemSource = operation["x-query-builder"] ?? operation["x-search-spec"];
    const items = itemSource?.items ?? derivedVerb?.keys.list;
    const query = queryFacts(api, service, operation, call?.response[items ?? ""], queryField);
    return {
      name: `${service.package}.${service.module}.${operation.operationId}`,
      method,
      path,
      transport: transportOf(operation),
      ...(operation["x-fallback"] && { fallback: true as const }),
      ...(entity && { entity: entity.type }),
      ...derivedVerb,
      ...(query && { query }),
      request: referencedName(requestSchema(operation)),
      response: referencedName(responseSchema(operation)),
      schemas: `${service.package}/${service.slug}`,
    };
  });
}

function transportOf(operation: { requestBody?: unknown; "x-complex"?: unknown }) {
  if (operation.requestBody) return "body";
  return operation["x-complex"] ? "query-complex" : "query";
}

/** Returns the name of a request or response schema, which is always a reference. */
function referencedName({ $ref }: Schema): string {
  const name = $ref?.split("/").at(-1);
  if (!name) throw new Error("a request or response has no name");
  return name;
}
