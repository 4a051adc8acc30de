/** Returns a value of the table. Ignores inherited properties such as "constructor". */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  key: string | null | undefined,
): Value | undefined {
  return key && Object.hasOwn(table, key) ? table[key] : undefined;
}
