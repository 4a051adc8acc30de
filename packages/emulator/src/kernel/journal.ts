// What was changed lately: what is worked out of data is kept until then.

/** So many changed things are remembered at least. */
const REMEMBERED = 1000;

/** The things that requests have changed: entities, collections, lists. */
export class Journal {
  #forgotten = 0;
  readonly #changed: object[] = [];

  /** Where it ends now. */
  get end(): number {
    return this.#forgotten + this.#changed.length;
  }

  note(changed: Iterable<object>): void {
    for (const one of changed) this.#changed.push(one);
    if (this.#changed.length < 2 * REMEMBERED) return;
    this.#forgotten += this.#changed.splice(0, this.#changed.length - REMEMBERED).length;
  }

  /** What was changed since the journal ended there; undefined when that is too long ago to tell. */
  since(end: number): readonly object[] | undefined {
    return end < this.#forgotten ? undefined : this.#changed.slice(end - this.#forgotten);
  }
}

const journals = /* @__PURE__ */ new WeakMap<object, Journal>();

/** The journal of a state. */
export function journalOf(state: object): Journal {
  const known = journals.get(state);
  if (known) return known;
  const made = new Journal();
  journals.set(state, made);
  return made;
}

const lent = /* @__PURE__ */ new WeakSet<object>();

/** A view of data through which tests may change it, unseen: nothing is worked out ahead of what was read through it. */
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

/** Whether data may be changed without being noted. */
export const isLent = (data: object): boolean => lent.has(data);
