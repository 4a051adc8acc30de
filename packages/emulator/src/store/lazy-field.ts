import { freeze } from "./freeze.js";

/**
 * Creates a function that adds a field to an entity and freezes the entity. The field's value is
 * derived from the entity and a source when the field is first read. All entities share the getter,
 * because otherwise V8 would create a hidden class for each entity.
 */
export function lazyField<Entity extends object, Source, Name extends string, Value extends object>(
  name: Name,
  derive: (entity: Entity, source: Source) => Value,
): <Whole extends Entity>(
  entity: Whole,
  source: Source,
) => Whole & { readonly [N in Name]: Value } {
  const records = new WeakMap<object, { readonly source: Source; value: Value | undefined }>();
  function get(this: Entity): Value {
    const record = records.get(this) as { source: Source; value: Value | undefined };
    record.value ??= freeze(derive(this, record.source));
    return record.value;
  }
  const descriptor = { enumerable: true, get };
  return (entity, source) => {
    records.set(entity, { source, value: undefined });
    return Object.freeze(Object.defineProperty(entity, name, descriptor)) as never;
  };
}
