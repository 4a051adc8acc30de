import { tagOf } from "../errors/describe-kind.js";

export type Fields = Record<string, unknown>;

/** Excludes built-in types such as lists and dates. */
export function isRecord(value: unknown): value is Fields {
  return tagOf(value) === "[object Object]";
}

export function asFields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** Returns undefined if the value is empty or not a string. */
export function nonEmptyText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isDate(value: unknown): value is Date {
  return tagOf(value) === "[object Date]";
}

export function ownField(source: unknown, key: string): unknown {
  const fields = asFields(source);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

export function valueAtPath(source: unknown, path: readonly string[]): unknown {
  return path.reduce(ownField, source);
}

/** Copies the objects on the path, so that only `target` is modified. */
export function setValueAtPath(target: Fields, path: readonly string[], value: unknown): void {
  const [key = "", ...rest] = path;
  if (rest.length > 0) {
    const oldValue = ownField(target, key);
    const copy = isRecord(oldValue) ? { ...oldValue } : {};
    setValueAtPath(copy, rest, value);
    target[key] = copy;
  } else target[key] = value;
}
