import { PlatformError } from "../../kernel/platform-error.js";
import type { AnyEmulator, Snapshot } from "./emulator-of.js";
import type { SnapshotInfo } from "./types.js";

const MAX_SNAPSHOTS = 20;

export type Snapshots = ReturnType<typeof snapshotsOf>;

export function snapshotsOf(emulator: AnyEmulator) {
  const snapshots = new Map<string, { readonly at: string; readonly snapshot: Snapshot }>();
  let count = 0;
  return {
    take(): SnapshotInfo {
      count += 1;
      const id = `snapshot-${count}`;
      const createdAt = new Date(emulator.clock.now()).toISOString();
      snapshots.set(id, { at: createdAt, snapshot: emulator.snapshot() });
      const [oldest] = snapshots.keys();
      if (snapshots.size > MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest);
      return { id, at: createdAt };
    },
    restore(id: string): void {
      const savedSnapshot = snapshots.get(id);
      if (!savedSnapshot) throw new PlatformError(404, `Snapshot ${id} not found`);
      emulator.restore(savedSnapshot.snapshot);
    },
    list: (): SnapshotInfo[] => [...snapshots].map(([id, { at }]) => ({ id, at })),
  };
}
