/** So many values of a kind are kept where they are large. */
const MOST_LARGE = 10_000;
/** So many kinds of values are kept: a request can ask for views of many kinds. */
const MOST_KINDS = 200;

/** What is worked out of data, by name, until the data changes. */
export class Kept {
  readonly #once = new Map<string, unknown>();
  readonly #each = new Map<string, Map<unknown, unknown> | WeakMap<object, unknown>>();
  /** Orders that lists had lately, by the sortings that were asked for: after a change most items still stand so. */
  readonly orders = new Map<string, Int32Array | undefined>();

  /** A value of all of the data. */
  once<Value>(name: string, make: () => Value): Value {
    if (!this.#once.has(name)) this.#once.set(name, make());
    return this.#once.get(name) as Value;
  }

  /**
   * Values of single items.
   *
   * @param isLarge not more than some of them are kept: documents
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

  /** An item has changed: its own values go, and those of all of the data. */
  forget(item: object): void {
    for (const values of this.#each.values()) values.delete(item);
    this.#once.clear();
  }

  /** Everything may have changed. */
  clear(): void {
    this.#each.clear();
    this.#once.clear();
    this.orders.clear();
  }
}
