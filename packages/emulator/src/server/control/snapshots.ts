import type { Host } from "./host.js";
import { Missing } from "./missing.js";
import type { SnapshotInfo } from "./types.js";

const KEPT = 20;

export class Snapshots {
  readonly #host: Host;
  readonly #kept = new Map<string, { readonly at: string; readonly snapshot: unknown }>();
  #taken = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  take(): SnapshotInfo {
    this.#taken += 1;
    const id = `snapshot-${this.#taken}`;
    const at = new Date(this.#host.clock.now()).toISOString();
    this.#kept.set(id, { at, snapshot: this.#host.snapshot() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return { id, at };
  }

  restore(id: string): void {
    const kept = this.#kept.get(id);
    if (!kept) throw new Missing(`Snapshot ${id} not found`);
    this.#host.restore(kept.snapshot as never);
  }

  list(): SnapshotInfo[] {
    return [...this.#kept].map(([id, { at }]) => ({ id, at }));
  }
}
