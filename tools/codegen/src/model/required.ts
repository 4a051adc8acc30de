import { type Api, type NamedOperation, requestSchema } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { deref, type LocatedSchema, schemaThroughLists } from "../api/located.ts";
import { type Needs, needsFrom } from "./needs.ts";

/** Returns whether a request has a field or, for alternatives ("image|video"), all of them. */
export function isFieldOf(api: Api, request: LocatedSchema, path: string[]): boolean {
  const [lastField = "", ...parents] = [...path].reverse();
  const parentPath = parents.reverse();
  return lastField.split("|").every((name) => {
    try {
      return schemaThroughLists(api, request, [...parentPath, name].join(".")) !== undefined;
    } catch {
      return false;
    }
  });
}

/**
 * Returns an operation's required fields as paths in its request. In `x-required-fields`, each
 * path starts with the name of an argument. Alternatives are one path: "media.image|video".
 */
export function documentedPaths(operation: OperationDocument): string[][] {
  const { explicit, spread, names } = operation["x-arguments"];
  const sources = Object.entries({ ...explicit, ...spread });
  return operation["x-required-fields"].map((path) => {
    const [argument = "", ...rest] = path.split(".");
    const index = names.indexOf(argument);
    const wholeArgument = sources.find(([, source]) => source === `${index}`)?.[0];
    const [fields = ""] = rest;
    const fieldPaths = fields
      .split("|")
      .map((name) => sources.find(([, source]) => source === `${index}.${name}`)?.[0]);
    const field = fieldPaths.every((path) => path !== undefined) && joinAlternatives(fieldPaths);
    if (wholeArgument) return [...wholeArgument.split("."), ...rest];
    if (field) return [...field.split("."), ...rest.slice(1)];
    return [argument, ...rest];
  });
}

/** Joins alternatives: "media.image" and "media.video" become "media.image|video". */
function joinAlternatives(fieldPaths: string[]): string {
  const [firstPath = ""] = fieldPaths;
  const names = fieldPaths.map((path) => path.split(".").at(-1));
  return [...firstPath.split(".").slice(0, -1), names.join("|")].join(".");
}

/** Returns the required paths that are fields of the request. An options argument is omitted. */
export function requiredPaths(api: Api, file: string, operation: OperationDocument): string[] {
  const request = { from: file, schema: requestSchema(operation) };
  const paths = documentedPaths(operation).filter((path) => isFieldOf(api, request, path));
  return [...new Set(paths.map((path) => path.join(".")))];
}

/**
 * Returns the required fields of an operation's request: fields that the operation or the schema
 * requires, and fields in the URL path.
 */
export function requestNeeds(api: Api, file: string, { operation, path }: NamedOperation): Needs {
  const request = deref(api, { from: file, schema: requestSchema(operation) });
  const pathFields = [...path.matchAll(/\{([^}]+)\}/g)].map(([, fieldPath = ""]) =>
    fieldPath.split("."),
  );
  return needsFrom([
    ...requiredPaths(api, file, operation).map((fieldPath) => fieldPath.split(".")),
    ...pathFields,
    ...(request.schema.required ?? []).map((field) => [field]),
  ]);
}
