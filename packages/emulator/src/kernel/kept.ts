/** Maximum number of cached large values of a kind. */
const MOST_LARGE = 10_000;
/** Maximum number of kinds of cached values, because requests can ask for many kinds of views. */
const MOST_KINDS = 200;

/** Caches values derived from data until the data changes. */
export class Kept {
  readonly #once = new Map<string, unknown>();
  readonly #each = new Map<string, Map<unknown, unknown> | WeakMap<object, unknown>>();

  /** Returns a cached value derived from all data. */
  once<Value>(name: string, make: () => Value): Value {
    if (!this.#once.has(name)) this.#once.set(name, make());
    return this.#once.get(name) as Value;
  }

  /**
   * Returns a function that caches a value for each item.
   *
   * @param isLarge - Whether the values are large, such as documents. Limits how many are cached.
   */
  each<Item extends object, Value>(
    name: string,
    of: (item: Item) => Value,
    isLarge = false,
  ): (item: Item) => Value {
    let column = this.#each.get(name);
    if (!column) {
      if (this.#each.size >= MOST_KINDS) this.#each.clear();
      column = isLarge ? new Map() : new WeakMap();
      this.#each.set(name, column);
    }
    const values = column;
    return (item) => {
      const known = values.get(item);
      if (known !== undefined || values.has(item)) return known as Value;
      const made = of(item);
      if (values instanceof Map && values.size >= MOST_LARGE) values.clear();
      values.set(item, made);
      return made;
    };
  }

  /** Invalidates the values of a changed item, and all values derived from all data. */
  forget(item: object): void {
    for (const values of this.#each.values()) values.delete(item);
    this.#once.clear();
  }

  /** Invalidates all cached values. */
  clear(): void {
    this.#each.clear();
    this.#once.clear();
  }
}
