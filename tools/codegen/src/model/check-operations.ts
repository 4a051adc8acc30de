import { type Api, operationsOf, requestSchema, responseSchema, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { type LocatedSchema, schemaThroughLists } from "../api/located.ts";
import { documentedPaths, isFieldOf } from "./required.ts";

/**
 * Throws for unknown fields and arguments, duplicate names, and redirects that are not declared as
 * writes.
 *
 * @throws Error that names the file and the operation
 */
export function checkOperations(api: Api): void {
  for (const service of api.services) {
    const names = new Set<string>();
    for (const { operation, path } of operationsOf(service)) {
      const { operationId } = operation;
      const mistakes = [
        ...(names.has(operationId) ? ["another operation has the same operationId"] : []),
        ...argumentMistakes(api, service, operation, path),
        ...requiredMistakes(api, service, operation),
        ...responseMistakes(api, service, operation),
        ...redirectMistakes(operation),
      ];
      names.add(operationId);
      if (mistakes.length)
        throw new Error(`api/${service.file}: ${operationId}: ${mistakes.join("; ")}`);
    }
  }
}

function argumentMistakes(
  api: Api,
  service: Service,
  operation: OperationDocument,
  urlPath: string,
): string[] {
  const request = { from: service.file, schema: requestSchema(operation) };
  const { names, explicit, spread } = operation["x-arguments"];
  const sourcesByPath = { ...explicit, ...spread };
  const pathFields = [...urlPath.matchAll(/\{([^}]+)\}/g)].map(([, field = ""]) => field);
  return [
    ...Object.values(sourcesByPath).flatMap((source) =>
      names[Number.parseInt(source, 10)] === undefined
        ? [`argument ${source} has no name in x-arguments.names`]
        : [],
    ),
    ...[...Object.keys(sourcesByPath), ...pathFields].flatMap((path) =>
      hasField(api, request, path) ? [] : [`the request has no field "${path}"`],
    ),
  ];
}

function requiredMistakes(api: Api, service: Service, operation: OperationDocument): string[] {
  const request = { from: service.file, schema: requestSchema(operation) };
  const { names } = operation["x-arguments"];
  const paths = documentedPaths(operation);
  return operation["x-required-fields"].flatMap((field, index) =>
    names.includes(field) || isFieldOf(api, request, paths[index] ?? [])
      ? []
      : [`x-required-fields has "${field}", which is no field or argument`],
  );
}

function responseMistakes(api: Api, service: Service, operation: OperationDocument): string[] {
  const response = { from: service.file, schema: responseSchema(operation) };
  const builder = operation["x-query-builder"];
  const declaredPaths = {
    "x-returns": operation["x-returns"],
    "x-query-builder.items": builder?.items,
  };
  return Object.entries(declaredPaths).flatMap(([key, path]) =>
    path === undefined || hasField(api, response, path)
      ? []
      : [`${key} is "${path}", which the response does not have`],
  );
}

/**
 * Returns a mistake for a redirect that is not declared as a write. Redirects change state, so they
 * must not be cached or retried.
 */
function redirectMistakes(operation: OperationDocument): string[] {
  return operation["x-redirect"] && operation["x-read"] !== false
    ? ["an operation with x-redirect needs x-read: false"]
    : [];
}

function hasField(api: Api, payload: LocatedSchema, path: string): boolean {
  try {
    return schemaThroughLists(api, payload, path) !== undefined;
  } catch {
    return false;
  }
}
