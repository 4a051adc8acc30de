import type { Cloth } from "../kit/cloth.js";
import type { Kit } from "../kit/kit.js";

/** Where something is shown in use: on somebody or a wooden head, standing on a table or the floor, lying on a desk, or hanging from a peg. */
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
  /** What it takes up: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  /** What the close-up shows: its middle, and how wide it is. */
  readonly focus: readonly [number, number, number];
  readonly setting: Setting;
}
