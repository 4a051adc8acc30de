import type { Cloth } from "../kit/cloth.js";
import type { Kit } from "../kit/kit.js";

/**
 * How a product is shown in use: worn, on a stand, on a table, on the floor, on a desk or on a peg.
 */
export type Setting =
  | "upper"
  | "full"
  | "lower"
  | "neck"
  | "head"
  | "table"
  | "floor"
  | "desk"
  | "peg";

/**
 * Something that can be drawn. Clothes are drawn around the body: quarters of a centimeter from the middle of the neck,
 * downwards. Things are drawn around their own middle.
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
