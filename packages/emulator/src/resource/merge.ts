import { isPlain, withoutNullFields } from "../store/plain.js";
import type { Entity } from "./declaration.js";

export const objectOf = (value: unknown): Entity => (isPlain(value) ? value : {});

/** Parses a field mask such as `id_of,name` or `["idOf"]` into camelCase paths. */
export function pathsOf(mask: unknown): readonly string[] | undefined {
  const list = typeof mask === "string" ? mask.split(",") : Array.isArray(mask) ? mask : [];
  const paths = list
    .map((path) => String(path).trim())
    .filter(Boolean)
    .map((path) => path.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  return paths.length ? paths : undefined;
}

function valueAt(entity: unknown, keys: readonly string[]): unknown {
  let value = entity;
  for (const key of keys) value = isPlain(value) ? value[key] : undefined;
  return value;
}

function setAt(entity: Entity, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) {
    const nested = entity[key];
    if (!isPlain(nested) && (value === undefined || value === null)) return;
    const copy = isPlain(nested) ? { ...nested } : {};
    entity[key] = copy;
    setAt(copy, rest, value);
  } else if (value === undefined || value === null) delete entity[key];
  else entity[key] = value;
}

function mergeDeep(before: Entity, change: Entity): Entity {
  const result = { ...before };
  for (const [key, value] of Object.entries(change)) {
    const current = result[key];
    if (value === null) delete result[key];
    else if (value !== undefined)
      result[key] = isPlain(value) && isPlain(current) ? mergeDeep(current, value) : value;
  }
  return result;
}

/** Matches the item with the same id. Items without an id match if their contents are equal. */
const isSameItem =
  (item: Entity) =>
  (other: Entity): boolean =>
    item.id ? other.id === item.id : JSON.stringify(other) === JSON.stringify(item);

/** Restores the previous value at a path. In lists, deletes the field from new items. */
function restoreAt(value: unknown, before: unknown, keys: readonly string[]): unknown {
  const [key = "", ...rest] = keys;
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before.filter(isPlain) : [];
    return value.map((item) => {
      return isPlain(item) ? restoreAt(item, items.find(isSameItem(item)), keys) : item;
    });
  }
  const oldValue = isPlain(before) ? before[key] : undefined;
  if (!isPlain(value) && (oldValue === undefined || Array.isArray(oldValue))) return value;
  const result = isPlain(value) ? { ...value } : {};
  const next = rest.length > 0 ? restoreAt(result[key], oldValue, rest) : oldValue;
  if (next === undefined || next === null) delete result[key];
  else result[key] = next;
  return result;
}

function restoreFields(entity: Entity, before: Entity, paths: readonly string[]): Entity {
  let result = entity;
  // Restore ids last, because items are matched by id.
  for (const path of [...paths].sort((a, b) => Number(isId(a)) - Number(isId(b)))) {
    result = restoreAt(result, before, path.split(".")) as Entity;
  }
  return result;
}

const isId = (path: string) => path.endsWith(".id");

/** Fields that only the platform sets, and fields that can be set only on creation. */
export interface FixedFields {
  readonly readOnly?: readonly string[];
  readonly immutable?: readonly string[];
}

export function newEntity(content: Entity, { readOnly = [] }: FixedFields): Entity {
  return restoreFields(withoutNullFields(content) as Entity, {}, readOnly);
}

/** Without a mask, applies all fields. Null deletes a field. */
export function applyUpdate(
  before: Entity,
  change: Entity,
  mask: readonly string[] | undefined,
  { readOnly = [], immutable = [] }: FixedFields,
): Entity {
  let next = before;
  if (mask) {
    next = { ...before };
    for (const path of mask) setAt(next, path.split("."), valueAt(change, path.split(".")));
  } else next = mergeDeep(before, change);
  return restoreFields(next, before, [...readOnly, ...immutable]);
}

export const valueIn = (request: Entity, path: string | undefined): unknown =>
  path === undefined ? undefined : valueAt(request, path.split("."));
