// Response types of the control API, shared with its client.
import type { SiteSettings } from "../../site/settings.js";

/** Summary of an emulator's state. */
export interface Overview {
  /** Base URL of hosted pages and images. */
  readonly origin: string;
  /** Current time of the emulator as an ISO date. */
  readonly now: string;
  /** Number that increases with every reset. */
  readonly run: number;
  readonly site: Pick<SiteSettings, "id" | "name" | "currency" | "catalogVersion">;
  /** Number of entries by collection: `products`, `carts`, `orders`, `members` and so on. */
  readonly counts: Readonly<Record<string, number>>;
}

/** State of the clock. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly iso: string;
  /** Offset from the time source in milliseconds. */
  readonly offset: number;
}

/** Snapshot stored in the emulator. */
export interface SnapshotInfo {
  readonly id: string;
  /** Time of the snapshot, by the emulator's clock. */
  readonly at: string;
}
