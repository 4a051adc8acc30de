import { freeze } from "./freeze.js";

/**
 * Creates a function that adds fields to an entity and freezes it. The fields are derived from the
 * entity and a source when one of them is first read. All entities share the getters, because V8
 * would create a hidden class per entity otherwise.
 */
export function lazyFields<Entity extends object, Source extends object, Fields extends object>(
  names: readonly (string & keyof Fields)[],
  derive: (entity: Entity, source: Source) => Fields,
): <Whole extends Entity>(entity: Whole, source: Source) => Whole & Fields {
  const sources = new WeakMap<object, Source>();
  const derived = new WeakMap<object, Fields>();
  const fieldsOf = (entity: Entity): Fields => {
    const known = derived.get(entity);
    if (known) return known;
    const fields = freeze(derive(entity, sources.get(entity) as Source));
    derived.set(entity, fields);
    sources.delete(entity);
    return fields;
  };
  const getters = names.map((name) => {
    function get(this: Entity) {
      return fieldsOf(this)[name];
    }
    return [name, { enumerable: true, get }] as const;
  });
  return (entity, source) => {
    sources.set(entity, source);
    for (const [name, descriptor] of getters) Object.defineProperty(entity, name, descriptor);
    return Object.freeze(entity) as typeof entity & Fields;
  };
}
