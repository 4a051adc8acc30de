import { freeze } from "./freeze.js";

/**
 * Creates a function that adds fields to an entity and freezes it. A field's value is derived from
 * the entity and a source when the field is first read. All entities share the getters, because
 * otherwise V8 would create a hidden class for each entity.
 */
export function lazyFields<Entity extends object, Source extends object, Fields extends object>(
  derive: {
    readonly [Name in keyof Fields]: (entity: Entity & Fields, source: Source) => Fields[Name];
  },
): <Whole extends Entity>(entity: Whole, source: Source) => Whole & Fields {
  type LazyRecord = { readonly source: Source; readonly values: Partial<Fields> };
  const records = new WeakMap<object, LazyRecord>();
  const names = Object.keys(derive) as (string & keyof Fields)[];
  const getters = names.map((name) => {
    function get(this: Entity & Fields) {
      const { source, values } = records.get(this) as LazyRecord;
      values[name] ??= freeze(derive[name](this, source));
      return values[name];
    }
    return [name, { enumerable: true, get }] as const;
  });
  return (entity, source) => {
    records.set(entity, { source, values: {} });
    for (const [name, descriptor] of getters) Object.defineProperty(entity, name, descriptor);
    return Object.freeze(entity) as typeof entity & Fields;
  };
}
