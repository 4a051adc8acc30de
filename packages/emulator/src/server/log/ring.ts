/** A numbered entry of a log. */
export interface Numbered {
  /** Grows with every entry; reading goes on after the last one seen. */
  readonly sequence: number;
}

/** The last entries of what goes on for ever. */
export class Ring<T extends Numbered> {
  readonly #size: number;
  #entries: T[] = [];
  #next = 1;

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds an entry; the oldest gives way to it. */
  add(content: Omit<T, "sequence">): T {
    const entry = { ...content, sequence: this.#next } as T;
    this.#next += 1;
    this.#entries.push(entry);
    if (this.#entries.length > this.#size) this.#entries.shift();
    return entry;
  }

  /** The entries that fit, oldest first: those after a number, and of these the last ones. */
  find(fits: (entry: T) => boolean, { after = 0, limit = this.#size } = {}): T[] {
    const found = this.#entries.filter((entry) => entry.sequence > after && fits(entry));
    return limit >= found.length ? found : found.slice(found.length - limit);
  }

  /** Forgets the entries; the numbers go on. */
  clear(): void {
    this.#entries = [];
  }
}

/** Drops the first items of a list that has grown too long. */
export function trim(list: unknown[], size: number): void {
  if (list.length > size) list.splice(0, list.length - size);
}
