import type { AnyEmulator, Snapshot } from "./emulator-of.js";
import { Missing } from "./missing.js";
import type { SnapshotInfo } from "./types.js";

const MAX_SNAPSHOTS = 20;

export class Snapshots {
  readonly #emulator: AnyEmulator;
  readonly #snapshots = new Map<string, { readonly at: string; readonly snapshot: Snapshot }>();
  #count = 0;

  constructor(emulator: AnyEmulator) {
    this.#emulator = emulator;
  }

  take(): SnapshotInfo {
    this.#count += 1;
    const id = `snapshot-${this.#count}`;
    const at = new Date(this.#emulator.clock.now()).toISOString();
    this.#snapshots.set(id, { at, snapshot: this.#emulator.snapshot() });
    const [oldest] = this.#snapshots.keys();
    if (this.#snapshots.size > MAX_SNAPSHOTS && oldest !== undefined)
      this.#snapshots.delete(oldest);
    return { id, at };
  }

  restore(id: string): void {
    const stored = this.#snapshots.get(id);
    if (!stored) throw new Missing(`Snapshot ${id} not found`);
    this.#emulator.restore(stored.snapshot);
  }

  list(): SnapshotInfo[] {
    return [...this.#snapshots].map(([id, { at }]) => ({ id, at }));
  }
}
