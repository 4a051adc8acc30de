import { type Api, type NamedOperation, requestSchema } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { deref, through } from "../api/located.ts";
import { type Needs, needsFrom } from "./needs.ts";

/**
 * The fields that an operation needs, as paths in its request. The documents' own begin with an argument's name, or with
 * a field of an argument's.
 */
export function neededPaths(operation: OperationDocument): string[][] {
  const { explicit, spread, names } = operation["x-arguments"];
  const sources = Object.entries({ ...explicit, ...spread });
  return operation["x-required-fields"].map((path) => {
    const [argument = "", ...rest] = path.split(".");
    const index = names.indexOf(argument);
    const whole = sources.find(([, source]) => source === `${index}`)?.[0];
    const field = sources.find(([, source]) => source === `${index}.${rest[0]}`)?.[0];
    if (whole) return [...whole.split("."), ...rest];
    if (field) return [...field.split("."), ...rest.slice(1)];
    return [argument, ...rest];
  });
}

/** Those of them that are fields of the request: options as a whole are none. */
export function requiredPaths(api: Api, file: string, operation: OperationDocument): string[] {
  const request = { from: file, schema: requestSchema(operation) };
  const paths = neededPaths(operation).map((path) => path.join("."));
  return [...new Set(paths)].filter((path) => {
    try {
      return through(api, request, path) !== undefined;
    } catch {
      return false;
    }
  });
}

/** What an operation's request needs: what the documents say, and what its address is made of. */
export function requestNeeds(api: Api, file: string, { operation, path }: NamedOperation): Needs {
  const request = deref(api, { from: file, schema: requestSchema(operation) });
  const inAddress = [...path.matchAll(/\{([^}]+)\}/g)].map(([, found = ""]) => found.split("."));
  return needsFrom([
    ...requiredPaths(api, file, operation).map((found) => found.split(".")),
    ...inAddress,
    ...(request.schema.required ?? []).map((field) => [field]),
  ]);
}
