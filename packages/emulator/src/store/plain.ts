/** Copies JSON data. Unlike a structured clone, it also copies drafts. */
export const plain = <T>(data: T): T =>
  data === undefined ? data : (JSON.parse(JSON.stringify(data)) as T);

/** Returns the fields of an object that have a value. */
export const present = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
