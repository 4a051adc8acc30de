/** Numbered entry of a log. */
export interface Numbered {
  /** Number of the entry. Pass it as `after` to read only newer entries. */
  readonly sequence: number;
}

/** Log that keeps only the last entries. */
export class Ring<T extends Numbered> {
  readonly #size: number;
  #entries: T[] = [];
  #next = 1;

  constructor(size: number) {
    this.#size = size;
  }

  /** Adds an entry. Drops the oldest if the log is full. */
  add(content: Omit<T, "sequence">): T {
    const entry = { ...content, sequence: this.#next } as T;
    this.#next += 1;
    this.#entries.push(entry);
    if (this.#entries.length > this.#size) this.#entries.shift();
    return entry;
  }

  /** Returns the last matching entries after a sequence number, oldest first. */
  find(fits: (entry: T) => boolean, { after = 0, limit = this.#size } = {}): T[] {
    const found = this.#entries.filter((entry) => entry.sequence > after && fits(entry));
    return limit >= found.length ? found : found.slice(found.length - limit);
  }

  /** Removes all entries. The sequence numbers continue. */
  clear(): void {
    this.#entries = [];
  }
}

/** Drops the first items of a list that exceeds the size. */
export function trim(list: unknown[], size: number): void {
  if (list.length > size) list.splice(0, list.length - size);
}
