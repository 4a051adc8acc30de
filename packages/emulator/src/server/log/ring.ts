/** Numbered entry of a log. */
export interface Numbered {
  /** Number of the entry. Pass it as `after` to read only newer entries. */
  readonly sequence: number;
}

export const isMatch = (pattern: string, name = ""): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

export class Ring<T extends Numbered> {
  readonly #size: number;
  #entries: T[] = [];
  #nextSequence = 1;

  constructor(size: number) {
    this.#size = size;
  }

  add(content: Omit<T, "sequence">): T {
    const entry = { ...content, sequence: this.#nextSequence } as T;
    this.#nextSequence += 1;
    this.#entries.push(entry);
    if (this.#entries.length > this.#size) this.#entries.shift();
    return entry;
  }

  find(accepts: (entry: T) => boolean, { after = 0, limit = this.#size } = {}): T[] {
    const matches = this.#entries.filter((entry) => entry.sequence > after && accepts(entry));
    return limit >= matches.length ? matches : matches.slice(matches.length - limit);
  }

  /** Does not reset the sequence number. */
  clear(): void {
    this.#entries = [];
  }
}
