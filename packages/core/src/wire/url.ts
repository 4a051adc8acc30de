import { describeKind } from "../errors/describe-kind.js";
import { toBase64Url } from "./base64.js";
import type { Operation } from "./operation.js";
import { type Fields, isDate, valueAtPath } from "./records.js";
import { checkSendable, jsonBody, unsendableError, withValidationErrors } from "./sendable.js";

/** A GET with a longer query string becomes a POST if the operation has a fallback. */
export const QUERY_LIMIT = 4000;

/** Rejects empty and dot segments, which would change the structure of the URL. */
export function segmentOf(field: string, value: unknown): string {
  if (value === undefined || value === null || value === "" || typeof value === "object") {
    throw unsendableError(field, "must not be empty", "REQUIRED_FIELD");
  }
  if (typeof value !== "string" && typeof value !== "bigint" && !Number.isFinite(value)) {
    throw unsendableError(field, `cannot be ${describeKind(value)}`);
  }
  const text = String(value);
  if (text === "." || text === "..") throw unsendableError(field, "must not be a dot");
  try {
    return encodeURIComponent(text);
  } catch {
    throw unsendableError(field, "must be well-formed text");
  }
}

export function pathOf(operation: Operation, request: Fields): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, field: string) =>
    segmentOf(field, valueAtPath(request, field.split("."))),
  );
}

type FlatField = readonly [key: string, value: unknown];

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !isDate(value);

function flatten(value: Fields, prefix: string, result: FlatField[]): FlatField[] {
  for (const [key, field] of Object.entries(value)) {
    const path = prefix + key;
    if (isObject(field) && !Array.isArray(field)) flatten(field as Fields, `${path}.`, result);
    else result.push([path, field]);
  }
  return result;
}

/** Writes nested fields as `a.b=1` or as JSON in `.r`, and repeats the key for lists. */
function queryOf(operation: Operation, request: Fields): string {
  const flatFields = flatten(request, "", []);
  const isNested = ([key, value]: FlatField) =>
    key.includes(".") || (Array.isArray(value) && value.some(isObject));
  if (operation.complex && flatFields.some(isNested)) {
    return `.r=${toBase64Url(JSON.stringify(request))}`;
  }
  const query = new URLSearchParams();
  for (const [key, value] of flatFields) {
    for (const item of Array.isArray(value) ? value : [value]) {
      // A flat query string cannot contain a list of objects.
      if (item === undefined || item === null || (Array.isArray(value) && isObject(item))) continue;
      query.append(key, isDate(item) ? item.toISOString() : String(item));
    }
  }
  return query.toString();
}

export interface RequestParts {
  readonly method: NonNullable<Operation["method"]>;
  readonly path: string;
  readonly body?: string;
}

export function requestParts(operation: Operation, request: Fields): RequestParts {
  const { method = "POST" } = operation;
  return withValidationErrors(operation, () => {
    const path = pathOf(operation, request);
    if (method !== "GET" && method !== "DELETE") return { method, path, body: jsonBody(request) };
    checkSendable(request);
    const query = queryOf(operation, request);
    if (method === "GET" && operation.fallback && query.length > QUERY_LIMIT) {
      return { method: "POST", path, body: jsonBody(request) };
    }
    return { method, path: query ? `${path}?${query}` : path };
  });
}
