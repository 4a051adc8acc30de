import type { SiteSettings } from "../../site/settings.js";

/** Summary of an emulator's state, as returned by `overview()`. */
export interface Overview {
  /** Base URL of hosted pages and images, such as `"http://localhost:4477"`. */
  readonly origin: string;
  /** Time on the emulator's clock, as an ISO date. */
  readonly now: string;
  /** Counter that starts at 1 and increases with every reset. */
  readonly run: number;
  /** Main settings of the site. */
  readonly site: Pick<SiteSettings, "id" | "name" | "currency" | "catalogVersion">;
  /** Number of entries in each collection, such as `products`, `carts` and `orders`. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Time on an emulator's clock. */
export interface ClockState {
  /** Current time in milliseconds since 1970. */
  readonly now: number;
  /** Current time as an ISO date. */
  readonly iso: string;
  /** Difference between the clock and its time source, in milliseconds. */
  readonly offset: number;
}

/** Snapshot that the emulator stores. */
export interface SnapshotInfo {
  readonly id: string;
  /** Time of the snapshot on the emulator's clock, as an ISO date. */
  readonly at: string;
}
