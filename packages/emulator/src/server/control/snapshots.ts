import type { Host } from "./host.js";
import { Missing } from "./missing.js";
import type { SnapshotInfo } from "./types.js";

const MAX_SNAPSHOTS = 20;

export class Snapshots {
  readonly #host: Host;
  readonly #snapshots = new Map<string, { readonly at: string; readonly snapshot: unknown }>();
  #count = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  take(): SnapshotInfo {
    this.#count += 1;
    const id = `snapshot-${this.#count}`;
    const at = new Date(this.#host.clock.now()).toISOString();
    this.#snapshots.set(id, { at, snapshot: this.#host.snapshot() });
    const [oldest] = this.#snapshots.keys();
    if (this.#snapshots.size > MAX_SNAPSHOTS && oldest !== undefined)
      this.#snapshots.delete(oldest);
    return { id, at };
  }

  restore(id: string): void {
    const stored = this.#snapshots.get(id);
    if (!stored) throw new Missing(`Snapshot ${id} not found`);
    this.#host.restore(stored.snapshot as never);
  }

  list(): SnapshotInfo[] {
    return [...this.#snapshots].map(([id, { at }]) => ({ id, at }));
  }
}
