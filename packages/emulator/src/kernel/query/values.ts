// How values are got from entities, and how they compare.
import type { Field } from "./fields.js";
import { instantOf } from "./zoned-time.js";

/** What an entity has at a path: one value, a list of them, or undefined. */
export type Read<T> = (item: T) => unknown;

/** How an entity's value at a path is got; the path is taken apart once. */
export type Readings<T> = (path: string) => Read<T>;

/** What an entity's view has, by dotted path: one value, a list of them, or undefined. */
export type Readers<T> = Readonly<Record<string, Read<T>>>;

/** Whether a value is an object with fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function walk(start: unknown, keys: readonly string[], from: number): unknown {
  let value = start;
  for (let depth = from; depth < keys.length; depth += 1) {
    // a list on the way is walked through: what its items have is a list again
    if (Array.isArray(value)) return value.flatMap((item) => walk(item, keys, depth) ?? []);
    const key = keys[depth] as string;
    if (!(isObject(value) && Object.hasOwn(value, key))) return undefined;
    value = value[key];
  }
  return value;
}

/** What an entity itself has at a dotted path. */
export const ofEntity: Readings<unknown> = (path) => {
  const keys = path.split(".");
  return (entity) => walk(entity, keys, 0);
};

/** Readings of a source: by its reader where there is one, else off its view. */
export function readingsOf<T>(source: {
  readonly view?: Read<T>;
  readonly read?: Readers<T>;
}): Readings<T> {
  const { view, read } = source;
  return (path) => {
    const reader = read && Object.hasOwn(read, path) ? read[path] : undefined;
    if (reader) return reader;
    const found = ofEntity(path);
    return view ? (item) => found(view(item)) : found;
  };
}

/** A reading as a list, empty when there is nothing. */
export function listed(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

const WITH_ZONE = /(Z|[+-]\d\d:?\d\d)$/i;

/** Dates in one form, UTC with milliseconds, in which the order of the texts is the order of the times. */
function dateText(value: string, zone: string | undefined): string {
  if (value.length === 24 && value.endsWith("Z")) return value;
  const time = WITH_ZONE.test(value)
    ? Date.parse(value)
    : instantOf(Date.parse(`${value}Z`), zone ?? "UTC");
  return Number.isNaN(time) ? value : new Date(time).toISOString();
}

/**
 * A value as it compares: a number for numeric fields, dates in one form, everything else as it is. A date without an
 * offset is a date of the given time zone.
 */
export function comparable(value: unknown, field: Field, zone?: string): unknown {
  if (typeof value === "string") {
    if (field.numeric) return value.trim() === "" ? Number.NaN : Number(value);
    // yyyy-mm-ddThh:mm, and whatever follows
    const isDate =
      value.length >= 16 && value.charCodeAt(10) === 0x54 && value.charCodeAt(4) === 0x2d;
    return isDate ? dateText(value, zone) : value;
  }
  if (isObject(value) && typeof value.$date === "string") return dateText(value.$date, zone);
  return value;
}

/** Order of two values that can be compared: numbers, or texts. */
export function ordered(a: unknown, b: unknown): number | undefined {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : a > b ? 1 : 0;
  return undefined;
}
