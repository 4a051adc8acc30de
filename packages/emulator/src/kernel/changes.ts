import { Transaction } from "../store/transaction.js";
import { guidOf } from "./ids.js";
import { type Journal, journalOf } from "./journal.js";

/** Replaces the content of an object in place, so that all references see the change. */
function become(entity: object, content: object): void {
  for (const key of Object.keys(entity)) Reflect.deleteProperty(entity, key);
  Object.assign(entity, content);
}

/**
 * Changes of one request to the emulator. Services that do not use collections of the store modify
 * entities in place: code that looks such an entity up must call `keep` before returning it.
 */
export class Changes extends Transaction {
  readonly #ids: { nextId: number };
  readonly #journal: Journal;
  readonly #kept = new Map<object, object>();

  constructor(ids: { nextId: number }) {
    super();
    this.#ids = ids;
    this.#journal = journalOf(ids);
  }

  /**
   * Saves the current content of an entity, which may then be mutated.
   *
   * @param whole - Entity that contains it. Values cached for that entity are invalidated too.
   */
  keep<T extends object>(entity: T, whole: object = entity): T {
    this.changed.add(entity).add(whole);
    if (this.#kept.has(entity)) return entity;
    const before = structuredClone(entity);
    this.#kept.set(entity, before);
    this.undone(() => {
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

  protected override forget(): void {
    this.#kept.clear();
    this.#journal.note(this.changed);
    super.forget();
  }
}
