import type { Operation } from "./operation.js";
import { at, type Fields, isRecord, set } from "./records.js";

/** What a source such as "1.fields" names; an argument that is null or undefined counts as left out. */
function argument(args: readonly unknown[], source: string): unknown {
  const [index, ...path] = source.split(".");
  const value = args[Number(index)];
  return at(value ?? undefined, path);
}

/**
 * The request that positional arguments stand for. The arguments stay as they are.
 *
 * @param operation - the call
 * @param args - its arguments
 */
export function requestOf(operation: Operation, args: readonly unknown[]): Fields {
  if (!operation.args && !operation.spread) {
    return operation.names?.length === 1 && isRecord(args[0]) ? { ...args[0] } : {};
  }
  const request: Fields = {};
  for (const [path, source] of Object.entries(operation.spread ?? {})) {
    const value = argument(args, source) ?? {};
    set(request, path.split("."), isRecord(value) ? { ...value } : value);
  }
  for (const [path, source] of Object.entries(operation.args ?? {})) {
    const value = argument(args, source);
    if (value !== undefined) set(request, path.split("."), value);
  }
  return request;
}

/**
 * The request with the field mask of `client.with({ fieldMask })` where the operation takes one
 * and the arguments name none.
 *
 * @param operation - the call
 * @param request - as it is sent; it stays as it is
 * @param fieldMask - the fields that an update changes
 */
export function withFieldMask(
  operation: Operation,
  request: Fields,
  fieldMask: readonly string[] | undefined,
): Fields {
  if (!operation.mask || !fieldMask) return request;
  return masked(request, operation.mask.split("."), fieldMask.join(",")) as Fields;
}

function masked(value: unknown, path: readonly string[], mask: string): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, path, mask));
  if (!isRecord(value)) return value;
  const [key = "", ...rest] = path;
  const copy = { ...value };
  const known = at(value, [key]);
  if (rest.length > 0) set(copy, [key], masked(known, rest, mask));
  else if (known === undefined) set(copy, [key], mask);
  return copy;
}
