// Journal of recent changes, used to invalidate cached values.

/** Minimum number of changed objects to remember. */
const REMEMBERED = 1000;

/** Records the entities, collections and lists that requests have changed. */
export class Journal {
  #forgotten = 0;
  readonly #changed: object[] = [];

  /** Current end position. */
  get end(): number {
    return this.#forgotten + this.#changed.length;
  }

  note(changed: Iterable<object>): void {
    for (const one of changed) this.#changed.push(one);
    if (this.#changed.length < 2 * REMEMBERED) return;
    this.#forgotten += this.#changed.splice(0, this.#changed.length - REMEMBERED).length;
  }

  /** Returns the changes after a position, or undefined if they were already dropped. */
  since(end: number): readonly object[] | undefined {
    return end < this.#forgotten ? undefined : this.#changed.slice(end - this.#forgotten);
  }
}

const journals = /* @__PURE__ */ new WeakMap<object, Journal>();

/** Returns the journal of a state. */
export function journalOf(state: object): Journal {
  const known = journals.get(state);
  if (known) return known;
  const made = new Journal();
  journals.set(state, made);
  return made;
}

const lent = /* @__PURE__ */ new WeakSet<object>();

/**
 * Returns a view that tests can use to change data without the journal. Data that was read through
 * it is no longer cached.
 */
export function lending<T extends object>(data: T): T {
  const view = {};
  for (const [name, value] of Object.entries(data)) {
    const get = () => {
      if (typeof value === "object" && value !== null) lent.add(value);
      return value;
    };
    Object.defineProperty(view, name, { get, enumerable: true });
  }
  return view as T;
}

/** Returns whether data may change without a journal entry. */
export const isLent = (data: object): boolean => lent.has(data);
