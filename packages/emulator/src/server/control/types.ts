// What the control API answers, as its client has it too.
import type { SiteSettings } from "../../kernel/site.js";

/** What is in the emulator, at a glance. */
export interface Overview {
  /** Where the hosted pages and pictures are. */
  readonly origin: string;
  /** The emulator's time as ISO text. */
  readonly now: string;
  /** Grows with every reset: what was there before is no more. */
  readonly run: number;
  readonly site: Pick<SiteSettings, "id" | "name" | "currency" | "catalogVersion">;
  /** How many there are of everything: `products`, `carts`, `orders`, `members`, … */
  readonly counts: Readonly<Record<string, number>>;
}

/** The emulator's time. */
export interface ClockState {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly iso: string;
  /** By how much it was moved, in milliseconds. */
  readonly offset: number;
}

/** A snapshot that the emulator keeps. */
export interface SnapshotInfo {
  readonly id: string;
  /** When it was taken, by the emulator's clock. */
  readonly at: string;
}
