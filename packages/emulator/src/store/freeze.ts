/** Freezes a value and its parts, but does not visit parts that are already frozen. */
export function freeze<T>(value: T): T {
  if (Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const name in value) freeze(value[name]);
  return value;
}

/** Copies collections, but shares their entities, because entities are never modified. */
export function shallowCopy<Data>(data: Data): Data {
  if (data instanceof Map) return new Map(data) as Data;
  if (Array.isArray(data)) return [...data] as Data;
  if (typeof data !== "object" || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, shallowCopy(value)]);
  return Object.fromEntries(fields) as Data;
}
