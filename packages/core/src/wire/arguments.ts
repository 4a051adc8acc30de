import type { ArgumentTarget, Operation } from "./operation.js";
import { type Fields, isRecord, ownField, setValueAtPath, valueAtPath } from "./records.js";

/** Returns "product" for "...product". */
export function targetPath(target: string): string {
  return target.replace("...", "");
}

export function argumentFields(
  target: Exclude<ArgumentTarget, string>,
): (readonly [string, string])[] {
  if (!Array.isArray(target)) return Object.entries(target);
  return target.map((field: string) => [targetPath(field), field] as const);
}

/**
 * Omits null and undefined arguments, except that a target such as "...product" becomes an empty
 * object.
 */
export function requestFromArguments(operation: Operation, args: readonly unknown[]): Fields {
  const request: Fields = {};
  const directValues: [path: string, value: unknown][] = [];
  const setArgument = (target: string, value: unknown) => {
    const path = targetPath(target);
    if (path !== target) {
      const fields = value ?? {};
      setValueAtPath(request, path.split("."), isRecord(fields) ? { ...fields } : fields);
    } else if (value !== undefined) directValues.push([path, value]);
  };
  operation.args?.forEach((target, index) => {
    const value = args[index] ?? undefined;
    if (typeof target === "string") setArgument(target, value);
    else
      for (const [field, destination] of argumentFields(target))
        setArgument(destination, ownField(value, field));
  });
  const { order } = operation;
  if (order) directValues.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  // Set these fields last, so that they override the fields of a spread argument.
  for (const [path, value] of directValues) setValueAtPath(request, path.split("."), value);
  return request;
}

/** A field mask in the arguments takes precedence over the option. */
export function withFieldMask(
  operation: Operation,
  request: Fields,
  fieldMask: readonly string[] | undefined,
): Fields {
  if (!operation.mask || !fieldMask) return request;
  return setFieldMask(request, operation.mask.split("."), fieldMask.join(",")) as Fields;
}

function setFieldMask(value: unknown, path: readonly string[], mask: string): unknown {
  if (Array.isArray(value)) return value.map((item) => setFieldMask(item, path, mask));
  if (!isRecord(value)) return value;
  const [key = "", ...rest] = path;
  const copy = { ...value };
  const oldValue = valueAtPath(value, [key]);
  if (rest.length > 0) setValueAtPath(copy, [key], setFieldMask(oldValue, rest, mask));
  else if (oldValue === undefined) setValueAtPath(copy, [key], mask);
  return copy;
}
