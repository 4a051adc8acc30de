import type { Cloth } from "../kit/cloth.ts";
import type { Kit } from "../kit/kit.ts";

/**
 * A product's setting. The settings upper, full and lower are for clothes. The other settings are
 * places in a room.
 */
export type Setting = "upper" | "full" | "lower" | "head" | "table" | "floor" | "desk" | "peg";

/**
 * Something that can be drawn. Clothes are drawn relative to the body: the origin is the middle of
 * the neck, and the unit is a quarter of a centimeter. Other things are drawn relative to their
 * center.
 */
export interface Motif {
  readonly draw: (kit: Kit, isBackView: boolean) => string;
  readonly cloth: Cloth;
  /** Bounding box: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  /** Center and width of the close-up. */
  readonly focus: readonly [number, number, number];
  readonly setting: Setting;
}
