import { type Api, requestSchema } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { through } from "../api/located.ts";

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

/** Those of them that are fields of the request: a group of alternatives has a name that is none. */
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
