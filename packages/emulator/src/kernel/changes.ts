import { Transaction } from "../store/transaction.js";
import { guidOf } from "./ids.js";
import { type Journal, journalOf } from "./journal.js";

/** Changes of one request to the emulator. */
export class Changes extends Transaction {
  readonly #ids: { nextId: number };
  readonly #journal: Journal;

  constructor(ids: { nextId: number }) {
    super();
    this.#ids = ids;
    this.#journal = journalOf(ids);
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
    this.#journal.note(this.changed);
    super.forget();
  }
}
