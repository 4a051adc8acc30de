/** Copies JSON data. Unlike `structuredClone`, this function can also copy drafts. */
export const copyJson = <T>(data: T): T =>
  data === undefined ? data : (JSON.parse(JSON.stringify(data)) as T);

export const compact = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Removes null and undefined fields, because null means "not set" in a new entity. */
export function withoutNullFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullFields);
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutNullFields(field)]));
}
