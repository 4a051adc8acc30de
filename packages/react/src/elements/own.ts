/** What a table holds under a key of somebody else's: never what every object has, as "constructor". */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  key: string | null | undefined,
): Value | undefined {
  return key && Object.hasOwn(table, key) ? table[key] : undefined;
}
