import { tagOf } from "../errors/kind-of.js";

/** An object with unknown fields. A key such as `__proto__` is treated like any other. */
export type Fields = Record<string, unknown>;

/**
 * Returns whether a value is an object with fields, from `{}`, `JSON.parse` or a class, and not a list, date or
 * bytes.
 */
export function isRecord(value: unknown): value is Fields {
  return tagOf(value) === "[object Object]";
}

/** Returns an unknown value as an object whose fields can be read; `{}` for other values. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** Returns a non-empty string, or undefined for other values. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Returns a list, or an empty one for other values. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns whether a value is a Date of any realm. */
export function isDate(value: unknown): value is Date {
  return tagOf(value) === "[object Date]";
}

/** Returns an own field, or undefined. */
export function own(source: unknown, key: string): unknown {
  const fields = fieldsOf(source);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Returns the value at a path of own fields, or undefined. */
export function at(source: unknown, path: readonly string[]): unknown {
  return path.reduce(own, source);
}

/** Sets the value at a path of an operation's table. Copies every object on the path except `target` itself. */
export function set(target: Fields, path: readonly string[], value: unknown): void {
  const [key = "", ...rest] = path;
  if (rest.length > 0) {
    const before = own(target, key);
    const copy = isRecord(before) ? { ...before } : {};
    set(copy, rest, value);
    target[key] = copy;
  } else target[key] = value;
}
