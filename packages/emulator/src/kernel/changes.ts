import { guidOf } from "./ids.js";
import { type Journal, journalOf } from "./journal.js";

/** Replaces the content of an object in place, so that all references see the change. */
function become(entity: object, content: object): void {
  for (const key of Object.keys(entity)) Reflect.deleteProperty(entity, key);
  Object.assign(entity, content);
}

/**
 * Tracks the changes of one request. A rejected request rolls back all of them, so an operation may
 * change data first and validate later. Collections must only be changed through this class. Code
 * that looks an entity up must call `keep` before returning it.
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

  /** Whether the request has changed anything so far. */
  get isAny(): boolean {
    return this.#changed.size > 0;
  }

  /**
   * Saves the current content of an entity, which may then be mutated.
   *
   * @param whole - Entity that contains it. Values cached for that entity are invalidated too.
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

  /**
   * Returns an entity as it was before the request, or undefined if `keep` was not called for it.
   */
  before<T extends object>(entity: T): Readonly<T> | undefined {
    return this.#kept.get(entity) as T | undefined;
  }

  /** Adds an entity to a collection, or replaces it. */
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

  /**
   * Removes an entity from a collection after the request has succeeded. A rollback therefore keeps
   * the order of the collection.
   */
  drop<K>(collection: ReadonlyMap<K, unknown>, key: K): void {
    this.#changed.add(collection);
    this.later(() => (collection as Map<K, unknown>).delete(key));
  }

  /**
   * Removes an entity from a collection immediately. A rollback adds it at the end, so use it only
   * if order does not depend on the collection.
   */
  remove<K, V>(collection: ReadonlyMap<K, V>, key: K): void {
    const map = collection as Map<K, V>;
    const before = map.get(key);
    if (before === undefined) return;
    this.#changed.add(map);
    map.delete(key);
    this.#undo.push(() => map.set(key, before));
  }

  /**
   * Removes the oldest entries of a collection after the request has succeeded, as long as `mayGo`
   * returns true.
   */
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

  /** Appends an item to a list. */
  append<T>(list: readonly T[], item: T): void {
    const items = list as T[];
    this.#changed.add(items);
    items.push(item);
    this.#undo.push(() => items.splice(items.lastIndexOf(item), 1));
  }

  /** Returns the next number of a counter. */
  number<Name extends string>(counters: { readonly [N in Name]: number }, name: Name): number {
    const all = counters as Record<Name, number>;
    const value = all[name];
    all[name] = value + 1;
    // Do not reuse a number if another request has already taken the next one.
    this.#undo.push(() => {
      if (all[name] === value + 1) all[name] = value;
    });
    return value;
  }

  /** Returns the next generated id. */
  guid(kind: string): string {
    return guidOf(`${kind}:${this.number(this.#ids, "nextId")}`);
  }

  /**
   * Number that increases with every generated id. Read it after generating an id to order entities
   * by creation.
   */
  get sequence(): number {
    return this.#ids.nextId;
  }

  /** Runs a task after the request has succeeded. */
  later(task: () => void): void {
    this.#later.push(task);
  }

  /** Runs a task if the changes are rolled back. */
  undone(task: () => void): void {
    this.#undo.push(task);
  }

  /** Runs a part of a request. If it throws, only the changes of this part are rolled back. */
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

  /** Commits the changes and runs the deferred tasks. */
  commit(): void {
    for (const task of this.#later) task();
    this.#forget();
  }

  /** Rolls back all changes. */
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
