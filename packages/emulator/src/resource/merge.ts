// How a change of an entity is worked into it.

import type { Entity } from "./declaration.js";

/** Whether something is an object with fields. */
export const isPlain = (value: unknown): value is Entity =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object; anything else is one without fields. */
export const objectOf = (value: unknown): Entity => (isPlain(value) ? value : {});

/** `id_of,name` or `["idOf"]`: paths as the entity has them. */
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

/** Sets what stands at a path; undefined and null take it away. */
function setAt(entity: Entity, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length > 0) {
    const inner = entity[key];
    if (!isPlain(inner) && (value === undefined || value === null)) return;
    const copy = isPlain(inner) ? { ...inner } : {};
    entity[key] = copy;
    setAt(copy, rest, value);
  } else if (value === undefined || value === null) delete entity[key];
  else entity[key] = value;
}

/** Objects are gone into, everything else is replaced; null takes away. */
function deep(before: Entity, change: Entity): Entity {
  const result = { ...before };
  for (const [key, value] of Object.entries(change)) {
    const old = result[key];
    if (value === null) delete result[key];
    else if (value !== undefined)
      result[key] = isPlain(value) && isPlain(old) ? deep(old, value) : value;
  }
  return result;
}

/** Without the nulls of a request, which mean that nothing was said. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isPlain(value)) return value;
  const kept = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(kept.map(([key, field]) => [key, withoutNulls(field)]));
}

/** Whether an item of a list is the one that another was: of the same id, or the same in all it has. */
const isSame =
  (item: Entity) =>
  (other: Entity): boolean =>
    item.id ? other.id === item.id : JSON.stringify(other) === JSON.stringify(item);

/** A value with what stands at a path put back as it was; in a list, fields of an item that is new are taken away. */
function put(value: unknown, before: unknown, keys: readonly string[]): unknown {
  const [key = "", ...rest] = keys;
  if (Array.isArray(value)) {
    const items = Array.isArray(before) ? before.filter(isPlain) : [];
    return value.map((item) => {
      return isPlain(item) ? put(item, items.find(isSame(item)), keys) : item;
    });
  }
  const old = isPlain(before) ? before[key] : undefined;
  if (!isPlain(value) && (old === undefined || Array.isArray(old))) return value;
  const result = isPlain(value) ? { ...value } : {};
  const next = rest.length > 0 ? put(result[key], old, rest) : old;
  if (next === undefined || next === null) delete result[key];
  else result[key] = next;
  return result;
}

/** Puts the fields at some paths back as they were. */
function restored(entity: Entity, before: Entity, paths: readonly string[]): Entity {
  let result = entity;
  // ids last: they tell which item is which
  for (const path of [...paths].sort((a, b) => Number(isId(a)) - Number(isId(b)))) {
    result = put(result, before, path.split(".")) as Entity;
  }
  return result;
}

const isId = (path: string) => path.endsWith(".id");

/** What only the platform sets, and what is set on creation only. */
export interface Fixed {
  readonly readOnly?: readonly string[];
  readonly immutable?: readonly string[];
}

/** A new entity of what a request says. */
export function created(content: Entity, { readOnly = [] }: Fixed): Entity {
  return restored(withoutNulls(content) as Entity, {}, readOnly);
}

/**
 * An entity after a change: of the fields that the mask names, or else of all that are sent.
 *
 * @param before - stays as it is
 * @param change - null takes a field away
 * @param mask - paths
 * @param fixed - fields that a change does not reach
 */
export function updated(
  before: Entity,
  change: Entity,
  mask: readonly string[] | undefined,
  { readOnly = [], immutable = [] }: Fixed,
): Entity {
  let next = before;
  if (mask) {
    next = { ...before };
    for (const path of mask) setAt(next, path.split("."), valueAt(change, path.split(".")));
  } else next = deep(before, change);
  return restored(next, before, [...readOnly, ...immutable]);
}

/** What stands at a dotted path of a request. */
export const at = (request: Entity, path: string | undefined): unknown =>
  path === undefined ? undefined : valueAt(request, path.split("."));
