import { tagOf } from "../errors/kind-of.js";

/** Own data as it is: a key such as `__proto__` is a key like any other. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object with fields, made by `{}` or `JSON.parse` or a class; no list, no date, no bytes. */
export function isRecord(value: unknown): value is Fields {
  return tagOf(value) === "[object Object]";
}

/** A value of an unknown kind as an object whose fields can be looked at; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** A text with something in it, or undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A list, empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a value is a Date, also one of another realm. */
export function isDate(value: unknown): value is Date {
  return tagOf(value) === "[object Date]";
}

/** An own field, or undefined. */
export function own(source: unknown, key: string): unknown {
  const fields = fieldsOf(source);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** What lies at a path of own fields, or undefined. */
export function at(source: unknown, path: readonly string[]): unknown {
  return path.reduce(own, source);
}

/**
 * Sets what lies at a path of an operation's table, copying every object on the way but `target`
 * itself.
 */
export function set(target: Fields, path: readonly string[], value: unknown): void {
  const [key = "", ...rest] = path;
  if (rest.length > 0) {
    const before = own(target, key);
    const copy = isRecord(before) ? { ...before } : {};
    set(copy, rest, value);
    target[key] = copy;
  } else target[key] = value;
}
