import { instantOf } from "../site/zoned-time.js";
import { isPlain } from "../store/plain.js";
import type { Field } from "./fields.js";

/** Returns a value of an entity: one value, a list, or undefined. */
export type Read<T> = (item: T) => unknown;

/** Parses the path only once. */
export type ReaderFactory<T> = (path: string) => Read<T>;

/** Readers of an entity's view, keyed by dotted path. */
export type Readers<T> = Readonly<Record<string, Read<T>>>;

function valueBelow(start: unknown, keys: readonly string[], from: number): unknown {
  let value = start;
  for (let depth = from; depth < keys.length; depth += 1) {
    if (Array.isArray(value)) return value.flatMap((item) => valueBelow(item, keys, depth) ?? []);
    const key = keys[depth] as string;
    if (!(isPlain(value) && Object.hasOwn(value, key))) return undefined;
    value = value[key];
  }
  return value;
}

export const entityReader: ReaderFactory<unknown> = (path) => {
  const keys = path.split(".");
  return (entity) => valueBelow(entity, keys, 0);
};

export function readersOf<T>(source: {
  readonly view?: Read<T>;
  readonly read?: Readers<T>;
}): ReaderFactory<T> {
  const { view, read } = source;
  return (path) => {
    const reader = read && Object.hasOwn(read, path) ? read[path] : undefined;
    if (reader) return reader;
    const readEntity = entityReader(path);
    return view ? (item) => readEntity(view(item)) : readEntity;
  };
}

export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

const WITH_ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** Converts a date to UTC with milliseconds, so that dates can be compared as strings. */
function dateText(value: string, zone: string | undefined): string {
  if (value.length === 24 && value.endsWith("Z")) return value;
  const time = WITH_ZONE.test(value)
    ? Date.parse(value)
    : instantOf(Date.parse(`${value}Z`), zone ?? "UTC");
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/**
 * Converts a value for comparison: values of numeric fields to numbers, and dates to UTC. Dates
 * without an offset use the given time zone.
 */
export function toComparable(value: unknown, field: Field, zone?: string): unknown {
  if (typeof value === "string") {
    if (field.numeric) return value.trim() === "" ? Number.NaN : Number(value);
    // Checks only the length and two characters of yyyy-mm-ddThh:mm.
    const isDate =
      value.length >= 16 && value.charCodeAt(10) === 0x54 && value.charCodeAt(4) === 0x2d;
    return isDate ? dateText(value, zone) : value;
  }
  if (isPlain(value) && typeof value.$date === "string") return dateText(value.$date, zone);
  return value;
}

/** Value to sort by. Null if the value is absent or cannot be sorted. */
export type Key = string | number | boolean | null;

export function sortKeyOf(value: unknown, field: Field): Key {
  const key = toComparable(Array.isArray(value) ? value[0] : value, field);
  if (typeof key === "string" || typeof key === "boolean") return key;
  return typeof key === "number" && Number.isFinite(key) ? key : null;
}

const TYPE_ORDER = ["boolean", "number", "string", "object"];

/** Keys are grouped by type, and absent values sort after all others. */
export function compareKeys(a: Key, b: Key): number {
  if (typeof a !== typeof b) return TYPE_ORDER.indexOf(typeof a) - TYPE_ORDER.indexOf(typeof b);
  if (a === b) return 0;
  return (a as string) < (b as string) ? -1 : 1;
}

/** Returns readers for fields that have the same name in the stored entity and in its view. */
export const fieldReaders = <T extends object>(...names: (keyof T & string)[]): Readers<T> =>
  Object.fromEntries(names.map((name) => [name, (entity: T) => entity[name]]));
