/** Lets tests wait for a condition without polling: code that changes state calls `notify`. */
export class Watch {
  readonly #checks = new Set<() => void>();

  notify(): void {
    for (const check of [...this.#checks]) check();
  }

  /** Resolves as soon as a condition is true. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const resolveIfTrue = () => {
        if (!condition()) return;
        this.#checks.delete(resolveIfTrue);
        resolve();
      };
      this.#checks.add(resolveIfTrue);
      resolveIfTrue();
    });
  }
}
