import { Transaction } from "../store/transaction.js";
import { guidOf } from "./ids.js";

export class Changes extends Transaction {
  readonly #ids: { nextId: number };

  constructor(ids: { nextId: number }) {
    super();
    this.#ids = ids;
  }

  guid(kind: string): string {
    return guidOf(`${kind}:${this.number(this.#ids, "nextId")}`);
  }

  /** Read it after generating an id, so that entities can be sorted in creation order. */
  get sequence(): number {
    return this.#ids.nextId;
  }
}
