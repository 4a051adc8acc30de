/** List of serialized items, so that items in frequent responses can be cached as JSON. */
export class JsonList {
  readonly #items: readonly string[];

  constructor(items: readonly string[]) {
    this.#items = items;
  }

  toString(): string {
    return `[${this.#items.join()}]`;
  }

  toJSON(): unknown {
    return JSON.parse(String(this));
  }
}

/** Serializes a response. Serialized lists in its top-level fields are inserted unchanged. */
export function jsonOf(response: unknown): string {
  const entries = Array.isArray(response) ? [] : Object.entries(Object(response));
  const fields = entries.filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof JsonList)) return JSON.stringify(response) ?? "";
  const texts = fields.map(([name, value]) => {
    const text = value instanceof JsonList ? String(value) : JSON.stringify(value);
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{${texts.join()}}`;
}
