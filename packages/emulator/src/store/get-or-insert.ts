export function getOrInsert<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const cached = map.get(key);
  if (cached !== undefined) return cached;
  const value = make();
  map.set(key, value);
  return value;
}
