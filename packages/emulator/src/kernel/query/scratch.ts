/** Space for numbers, used again and again: new space for each query makes the collector run several times as often. */
export class Scratch {
  #space = /* @__PURE__ */ new Int32Array(0);

  /** Zeros, until it is asked for the next ones. */
  zeros(length: number): Int32Array {
    if (this.#space.length < length) this.#space = new Int32Array(length);
    return this.#space.subarray(0, length).fill(0);
  }
}
