import { type Api, type NamedOperation, requestSchema } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { deref, type Located, through } from "../api/located.ts";
import { type Needs, needsFrom } from "./needs.ts";

/** Whether a request has a field; of alternatives, "image|video", it has all. */
export function isFieldOf(api: Api, request: Located, path: string[]): boolean {
  const [last = "", ...above] = [...path].reverse();
  const before = above.reverse();
  return last.split("|").every((name) => {
    try {
      return through(api, request, [...before, name].join(".")) !== undefined;
    } catch {
      return false;
    }
  });
}

/**
 * The fields that an operation needs, as paths in its request. The documents' own begin with an argument's name, or with
 * a field of an argument's. Alternatives of which one is needed are one field: "media.image|video".
 */
export function neededPaths(operation: OperationDocument): string[][] {
  const { explicit, spread, names } = operation["x-arguments"];
  const sources = Object.entries({ ...explicit, ...spread });
  return operation["x-required-fields"].map((path) => {
    const [argument = "", ...rest] = path.split(".");
    const index = names.indexOf(argument);
    const whole = sources.find(([, source]) => source === `${index}`)?.[0];
    const [fields = ""] = rest;
    const places = fields
      .split("|")
      .map((name) => sources.find(([, source]) => source === `${index}.${name}`)?.[0]);
    const field = places.every((place) => place !== undefined) && joined(places);
    if (whole) return [...whole.split("."), ...rest];
    if (field) return [...field.split("."), ...rest.slice(1)];
    return [argument, ...rest];
  });
}

/** The places of alternatives as one: "media.image" and "media.video" are "media.image|video". */
function joined(places: string[]): string {
  const [first = ""] = places;
  const names = places.map((place) => place.split(".").at(-1));
  return [...first.split(".").slice(0, -1), names.join("|")].join(".");
}

/** Those of them that are fields of the request: options as a whole are none. */
export function requiredPaths(api: Api, file: string, operation: OperationDocument): string[] {
  const request = { from: file, schema: requestSchema(operation) };
  const paths = neededPaths(operation).filter((path) => isFieldOf(api, request, path));
  return [...new Set(paths.map((path) => path.join(".")))];
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
