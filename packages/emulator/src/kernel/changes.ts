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

  /** Sort key for the creation order of entities. Read it after generating the entity's id. */
  get sequence(): number {
    return this.#ids.nextId;
  }
}
