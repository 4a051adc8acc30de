import { shapes } from "../generated/shapes.js";
import { copyJson, isPlain } from "../store/plain.js";
import type { Entity } from "./declaration.js";

/** Adds the fields that the platform always returns, with default values. Skips unknown shapes. */
export function completeEntity<T>(value: T, name: string | undefined): T {
  const shape = name === undefined ? undefined : shapes[name];
  if (!shape) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => completeEntity(item, name));
    return items.some((item, index) => item !== value[index]) ? (items as T) : value;
  }
  if (!isPlain(value)) return value;
  const addedFields: Entity = {};
  for (const [field, empty] of Object.entries(shape.always ?? {})) {
    if (value[field] === undefined || value[field] === null) addedFields[field] = empty;
  }
  for (const [field, nestedShape] of Object.entries(shape.inner ?? {})) {
    const current = value[field];
    const completeValue = completeEntity(current, nestedShape);
    if (completeValue !== current) addedFields[field] = completeValue;
  }
  return Object.keys(addedFields).length > 0 ? { ...value, ...copyJson(addedFields) } : value;
}

export function completeFields<T extends object>(fields: T, name: string): T {
  const nestedShapes = shapes[name]?.inner ?? {};
  const completeEntries = Object.entries(fields).map(([field, value]) => [
    field,
    completeEntity(value, nestedShapes[field]),
  ]);
  return Object.fromEntries(completeEntries) as T;
}

/** If a field of an exclusive group changed, deletes the unchanged ones. Mutates `next`. */
export function keepOneOfGroup(next: Entity, before: Entity, name: string | undefined): void {
  const shape = name === undefined ? undefined : shapes[name];
  for (const group of shape?.oneOf ?? []) {
    const setFields = group.filter((field) => next[field] !== undefined);
    const changedFields = setFields.filter(
      (field) => JSON.stringify(next[field]) !== JSON.stringify(before[field]),
    );
    if (changedFields.length === 0) continue;
    for (const field of setFields) if (!changedFields.includes(field)) delete next[field];
  }
  for (const [field, nestedShape] of Object.entries(shape?.inner ?? {})) {
    const [nextValue, oldValue] = [next[field], before[field]];
    if (isPlain(nextValue) && isPlain(oldValue)) keepOneOfGroup(nextValue, oldValue, nestedShape);
  }
}

/** Assigns read-only ids to list items, such as "deliveryRegions.id". Mutates the entity. */
export function setIds(
  entity: Entity,
  readOnly: readonly string[] = [],
  guid: (kind: string) => string,
): void {
  for (const path of readOnly) {
    const keys = path.split(".");
    if (keys.length > 1 && keys.at(-1) === "id") setIdsAt(entity, keys.slice(0, -1), guid);
  }
}

function setIdsAt(value: unknown, keys: readonly string[], guid: (kind: string) => string): void {
  if (!isPlain(value)) return;
  const [key = "", ...rest] = keys;
  const child = value[key];
  const items = Array.isArray(child) ? child.filter(isPlain) : [];
  if (rest.length > 0) {
    for (const item of Array.isArray(child) ? items : [child]) setIdsAt(item, rest, guid);
  } else for (const item of items) if (!item.id) item.id = guid(key);
}
