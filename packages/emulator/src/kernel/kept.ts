import { carryOver } from "./query/columns.js";

/** So many values of a kind are kept where they are large. */
const MOST_LARGE = 10_000;
/** So many kinds of values are kept: a request can ask for views of many kinds. */
const MOST_KINDS = 200;
/** When more items have changed, what is known of a list is read anew. */
const MOST_CHANGED = 100;

/** What is worked out of data, by name, until the data changes. */
export class Kept {
  readonly #once = new Map<string, unknown>();
  readonly #each = new Map<string, Map<unknown, unknown> | WeakMap<object, unknown>>();
  readonly #lists = new Map<string, { items: readonly object[]; changed: Set<object> }>();

  /** A value of all of the data. */
  once<Value>(name: string, make: () => Value): Value {
    if (!this.#once.has(name)) this.#once.set(name, make());
    return this.#once.get(name) as Value;
  }

  /** A list of items. What queries work out of it holds on, but for the items that have changed. */
  list<Item extends object>(name: string, make: () => readonly Item[]): readonly Item[] {
    return this.once(`list ${name}`, () => {
      const items = make();
      const before = this.#lists.get(name);
      if (before) carryOver(before.items, items, before.changed);
      this.#lists.set(name, { items, changed: new Set() });
      return items;
    });
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
    for (const [name, { changed }] of this.#lists) {
      if (changed.size < MOST_CHANGED) changed.add(item);
      else this.#lists.delete(name);
    }
    this.#once.clear();
  }

  /** Everything may have changed. */
  clear(): void {
    this.#each.clear();
    this.#once.clear();
    this.#lists.clear();
  }
}
