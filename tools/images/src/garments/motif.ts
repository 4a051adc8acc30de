import type { Cloth } from "../kit/cloth.ts";
import type { Kit } from "../kit/kit.ts";

/** The setting of a product: upper, full and lower are clothes, the others are places in a room. */
export type Setting = "upper" | "full" | "lower" | "head" | "table" | "floor" | "desk" | "peg";

/**
 * Something that can be drawn. Clothes are drawn relative to the body, in quarters of a
 * centimeter from the middle of the neck. Other things are drawn relative to their center.
 */
export interface Motif {
  readonly draw: (kit: Kit, back: boolean) => string;
  readonly cloth: Cloth;
  /** Bounding box: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  /** Center and width of the close-up. */
  readonly focus: readonly [number, number, number];
  readonly setting: Setting;
}
