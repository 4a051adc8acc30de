import { create, type Draft } from "mutative";

export type { Draft };

interface Edit {
  readonly draft: object;
  finish(): object;
}

/**
 * Changes of one request. If the request is rejected, all its changes are rolled back, so an
 * operation may change data first and validate later. Collections must be changed only through this
 * class.
 */
export class Transaction {
  readonly #changedObjects = new Set<object>();
  readonly #originals = new Map<object, Map<unknown, unknown>>();
  readonly #edits = new Map<ReadonlyMap<unknown, unknown>, Map<unknown, Edit>>();
  #undoSteps: (() => void)[] = [];
  #deferredTasks: (() => void)[] = [];
  #finalTasks: (() => void)[] = [];

  get hasChanges(): boolean {
    return this.#changedObjects.size > 0;
  }

  put<K, V>(collection: ReadonlyMap<K, V>, key: K, value: V): void {
    const map = this.#open(collection, key);
    const oldValue = map.get(key);
    this.#edits.get(collection)?.delete(key);
    map.set(key, value);
    this.onUndo(() => {
      if (oldValue === undefined) map.delete(key);
      else map.set(key, oldValue);
    });
  }

  /** Returns an entity's draft, valid until an `attempt` starts or ends, or the request ends. */
  edit<K, V extends object>(collection: ReadonlyMap<K, V>, key: K): Draft<V> {
    const edited = this.draftOf(collection, key);
    if (edited) return edited;
    const entity = collection.get(key);
    if (!entity) throw new Error(`Unknown entity ${key}`);
    const [draft, finish] = create(entity, { enableAutoFreeze: true }) as [Draft<V>, () => V];
    const edits = this.#edits.get(collection) ?? new Map<unknown, Edit>();
    this.#edits.set(collection, edits);
    edits.set(key, { draft, finish });
    this.onUndo(() => edits.delete(key));
    return draft;
  }

  draftOf<K, V extends object>(collection: ReadonlyMap<K, V>, key: K): Draft<V> | undefined {
    return this.#edits.get(collection)?.get(key)?.draft as Draft<V> | undefined;
  }

  #finishEdits(): void {
    for (const [collection, edits] of this.#edits) {
      for (const [key, { finish }] of edits) {
        const entity = finish();
        if (entity !== collection.get(key)) this.put(collection, key, entity);
      }
    }
    this.#edits.clear();
  }

  /** Removes an entity once the request has succeeded, so that a rollback keeps the order. */
  drop<K, V>(collection: ReadonlyMap<K, V>, key: K): void {
    const map = this.#open(collection, key);
    this.later(() => map.delete(key));
  }

  /** Removes an entity immediately. A rollback adds it at the end, so order must not matter. */
  remove<K, V>(collection: ReadonlyMap<K, V>, key: K): void {
    const oldValue = collection.get(key);
    if (oldValue === undefined) return;
    const map = this.#open(collection, key);
    map.delete(key);
    this.onUndo(() => map.set(key, oldValue));
  }

  /** Once the request has succeeded, removes the oldest entries while `canRemove` returns true. */
  prune<K, V>(collection: ReadonlyMap<K, V>, canRemove: (value: V, size: number) => boolean): void {
    this.#changedObjects.add(collection);
    this.later(() => {
      const map = collection as Map<K, V>;
      for (const [key, value] of map) {
        if (!canRemove(value, map.size)) return;
        map.delete(key);
      }
    });
  }

  append<T>(list: readonly T[], item: T): void {
    const items = list as T[];
    this.#changedObjects.add(items);
    items.push(item);
    this.onUndo(() => items.splice(items.lastIndexOf(item), 1));
  }

  set<T extends object, Name extends keyof T>(record: T, name: Name, value: T[Name]): void {
    const oldValue = record[name];
    this.#changedObjects.add(record);
    record[name] = value;
    this.onUndo(() => {
      record[name] = oldValue;
    });
  }

  number<Name extends string>(counters: { readonly [N in Name]: number }, name: Name): number {
    const mutableCounters = counters as Record<Name, number>;
    const value = mutableCounters[name];
    mutableCounters[name] = value + 1;
    // Do not roll the counter back if another request has already taken the next number.
    this.onUndo(() => {
      if (mutableCounters[name] === value + 1) mutableCounters[name] = value;
    });
    return value;
  }

  /** Returns an entity as it was before the request, or undefined if it did not exist. */
  original<K, V>(collection: ReadonlyMap<K, V>, key: K): V | undefined {
    const originals = this.#originals.get(collection);
    return originals?.has(key) ? (originals.get(key) as V | undefined) : collection.get(key);
  }

  /** Runs a task after the request has succeeded. */
  later(task: () => void): void {
    this.#deferredTasks.push(task);
  }

  /** Runs a task at the end of the request, even if the request is rejected. */
  finally(task: () => void): void {
    this.#finalTasks.push(task);
  }

  onUndo(task: () => void): void {
    this.#undoSteps.push(task);
  }

  /** Runs a part of the request. If the part throws, only its changes are rolled back. */
  attempt<Result>(task: () => Result): Result {
    this.#finishEdits();
    const lengthsBefore = [this.#undoSteps.length, this.#deferredTasks.length] as const;
    try {
      const result = task();
      this.#finishEdits();
      return result;
    } catch (error) {
      for (const step of this.#undoSteps.splice(lengthsBefore[0]).reverse()) step();
      this.#deferredTasks.length = lengthsBefore[1];
      throw error;
    }
  }

  commit(): void {
    this.#finishEdits();
    for (const task of this.#deferredTasks) task();
    this.#end();
  }

  undo(): void {
    for (const step of this.#undoSteps.reverse()) step();
    this.#end();
  }

  #end(): void {
    for (const task of this.#finalTasks) task();
    this.#finalTasks = [];
    this.#undoSteps = [];
    this.#deferredTasks = [];
    this.#originals.clear();
    this.#edits.clear();
    this.#changedObjects.clear();
  }

  /** Records a change to an entry and returns the entry's collection for writing. */
  #open<K, V>(collection: ReadonlyMap<K, V>, key: K): Map<K, V> {
    this.#changedObjects.add(collection);
    const originals = this.#originals.get(collection) ?? new Map<unknown, unknown>();
    this.#originals.set(collection, originals);
    if (!originals.has(key)) originals.set(key, collection.get(key));
    return collection as Map<K, V>;
  }
}
