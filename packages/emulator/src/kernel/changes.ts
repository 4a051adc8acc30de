import { guidOf } from "./ids.js";
import { type Journal, journalOf } from "./journal.js";

/** Gives an object the content of another, in place: who holds it sees the change. */
function become(entity: object, content: object): void {
  for (const key of Object.keys(entity)) Reflect.deleteProperty(entity, key);
  Object.assign(entity, content);
}

/**
 * What one request changes. A refused request takes all of it back, wherever on its way it was refused: an operation
 * may change first and check later. Collections are changed through here only; an entity is handed to `keep` by
 * whatever finds it for a handler.
 */
export class Changes {
  readonly #ids: { nextId: number };
  readonly #journal: Journal;
  readonly #kept = new Map<object, object>();
  readonly #changed = new Set<object>();
  #undo: (() => void)[] = [];
  #later: (() => void)[] = [];

  constructor(ids: { nextId: number }) {
    this.#ids = ids;
    this.#journal = journalOf(ids);
  }

  /** Whether anything has been changed so far. */
  get isAny(): boolean {
    return this.#changed.size > 0;
  }

  /**
   * Remembers an entity as it is now; it may be changed in place from here on.
   *
   * @param whole the entity that it is a part of: what is known of that changes as well
   */
  keep<T extends object>(entity: T, whole: object = entity): T {
    this.#changed.add(entity).add(whole);
    if (this.#kept.has(entity)) return entity;
    const before = structuredClone(entity);
    this.#kept.set(entity, before);
    this.#undo.push(() => {
      become(entity, before);
      this.#kept.delete(entity);
    });
    return entity;
  }

  /** An entity as it was before the request; undefined when the request has not kept it. */
  before<T extends object>(entity: T): Readonly<T> | undefined {
    return this.#kept.get(entity) as T | undefined;
  }

  /** Puts an entity into a collection. */
  put<K, V>(collection: ReadonlyMap<K, V>, key: K, value: V): void {
    const map = collection as Map<K, V>;
    const before = map.get(key);
    this.#changed.add(map);
    map.set(key, value);
    this.#undo.push(() => {
      if (before === undefined) map.delete(key);
      else map.set(key, before);
    });
  }

  /** Takes an entity out of a collection, once the request is served: the others keep their order whatever happens. */
  drop<K>(collection: ReadonlyMap<K, unknown>, key: K): void {
    this.#changed.add(collection);
    this.later(() => (collection as Map<K, unknown>).delete(key));
  }

  /** Takes an entity out of a collection at once. Taken back, it comes last: for those that keep their own order. */
  remove<K, V>(collection: ReadonlyMap<K, V>, key: K): void {
    const map = collection as Map<K, V>;
    const before = map.get(key);
    if (before === undefined) return;
    this.#changed.add(map);
    map.delete(key);
    this.#undo.push(() => map.set(key, before));
  }

  /** Takes the oldest entries out of a collection as long as they may go, once the request is served. */
  prune<K, V>(collection: ReadonlyMap<K, V>, mayGo: (value: V, size: number) => boolean): void {
    this.#changed.add(collection);
    this.later(() => {
      const map = collection as Map<K, V>;
      for (const [key, value] of map) {
        if (!mayGo(value, map.size)) return;
        map.delete(key);
      }
    });
  }

  /** Adds to a list. */
  append<T>(list: readonly T[], item: T): void {
    const items = list as T[];
    this.#changed.add(items);
    items.push(item);
    this.#undo.push(() => items.splice(items.lastIndexOf(item), 1));
  }

  /** The next number of a counter. */
  number<Name extends string>(counters: { readonly [N in Name]: number }, name: Name): number {
    const all = counters as Record<Name, number>;
    const value = all[name];
    all[name] = value + 1;
    // A number that another request has passed meanwhile stays used.
    this.#undo.push(() => {
      if (all[name] === value + 1) all[name] = value;
    });
    return value;
  }

  /** The next generated id. */
  guid(kind: string): string {
    return guidOf(`${kind}:${this.number(this.#ids, "nextId")}`);
  }

  /** A number that has risen with every generated id: orders entities by creation when read after their id was generated. */
  get sequence(): number {
    return this.#ids.nextId;
  }

  /** Does something once the request is served, and not at all when it is refused. */
  later(task: () => void): void {
    this.#later.push(task);
  }

  /** Does something when what is being done is taken back. */
  undone(task: () => void): void {
    this.#undo.push(task);
  }

  /** Does a part of a request; when that throws, what the part has changed is taken back, and nothing else. */
  attempt<Result>(part: () => Result): Result {
    const before = [this.#undo.length, this.#later.length] as const;
    try {
      return part();
    } catch (error) {
      for (const step of this.#undo.splice(before[0]).reverse()) step();
      this.#later.length = before[1];
      throw error;
    }
  }

  /** The request is served: its changes stay. */
  commit(): void {
    for (const task of this.#later) task();
    this.#forget();
  }

  /** The request is refused: everything is as it was. */
  undo(): void {
    for (const step of this.#undo.reverse()) step();
    this.#forget();
  }

  #forget(): void {
    this.#undo = [];
    this.#later = [];
    this.#kept.clear();
    this.#journal.note(this.#changed);
    this.#changed.clear();
  }
}
