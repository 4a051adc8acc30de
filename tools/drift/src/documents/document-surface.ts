import {
  type Api,
  operationsOf,
  requestSchema,
  responseSchema,
  type Service,
} from "../../../codegen/src/api/api.ts";
import type { OperationDocument } from "../../../codegen/src/api/document.ts";
import {
  handlerRequest,
  handlerResponse,
  handlersOf,
  type Plugin,
  type Plugins,
} from "../../../codegen/src/api/plugins.ts";
import type { Event, Facts, Operation, Surface } from "../surface.ts";
import { createDocumentShapes } from "./document-shapes.ts";

const FACT_KEYS = [
  "deprecated",
  "x-complex",
  "x-entity",
  "x-fallback",
  "x-proto-path",
  "x-removal-date",
  "x-replaced-by",
  "x-rpc",
  "x-site-path",
] as const;

/** Reads the API document of a service. */
export function serviceSurface(api: Api, service: Service): Surface {
  const { shapeOf } = createDocumentShapes(api);
  const operations = new Map<string, Operation>();
  for (const { operation, path, method } of operationsOf(service))
    operations.set(operation.operationId, {
      facts: { method, path, ...operationFacts(operation) },
      lists: listsOf(operation),
      request: shapeOf(requestSchema(operation), service.file),
      response: shapeOf(responseSchema(operation), service.file),
      conversions: [],
    });
  const events = new Map<string, Event>();
  for (const [type, { post }] of Object.entries(service.document.webhooks)) {
    const { entity, data } = post["x-payload"];
    events.set(type, {
      facts: { operationId: post.operationId },
      entity: entity && shapeOf(entity, service.file),
      data: data && shapeOf(data, service.file),
    });
  }
  return { version: service.document.info.version, operations, events, errors: new Map() };
}

function operationFacts(operation: OperationDocument): Facts {
  return Object.fromEntries(
    FACT_KEYS.flatMap((key) => {
      const value = operation[key];
      return value === undefined ? [] : [[key, value as string | boolean]];
    }),
  );
}

function listsOf(operation: OperationDocument): Record<string, string[]> {
  const spec = operation["x-query-spec"];
  const search = operation["x-search-spec"];
  const builder = operation["x-query-builder"];
  const linesOf = (wql: NonNullable<typeof spec>["wql"]) =>
    wql.flatMap(({ fields, operators, sort }) =>
      fields.map((field) => `${field} ${[operators].flat().sort().join("|")} ${sort}`),
    );
  return {
    "x-permissions": operation["x-permissions"],
    "x-identities": operation["x-identities"],
    "x-error-codes": operation["x-error-codes"],
    ...(spec ? { "x-query-spec": linesOf(spec.wql) } : {}),
    ...(search ? { "x-search-spec": linesOf(search.wql) } : {}),
    ...(builder
      ? {
          "x-query-builder": Object.entries(builder.operators).flatMap(([operator, fields]) =>
            fields.map((field) => `${operator} ${field}`),
          ),
        }
      : {}),
  };
}

/** Reads the API document of a service plugin. */
export function pluginSurface({ api }: Plugins, plugin: Plugin): Surface {
  const { shapeOf } = createDocumentShapes(api);
  const operations = new Map<string, Operation>();
  for (const { path, handler } of handlersOf(plugin))
    operations.set(handler.operationId, {
      facts: { path },
      lists: {},
      request: shapeOf(handlerRequest(handler), plugin.file),
      response: shapeOf(handlerResponse(handler), plugin.file),
      conversions: [],
    });
  const errors = new Map<string, Facts>();
  for (const [name, { httpCode, code }] of Object.entries(plugin.document["x-errors"]))
    errors.set(name, { httpCode, code });
  return { version: undefined, operations, events: new Map(), errors };
}
