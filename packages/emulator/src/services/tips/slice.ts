import type { Seed, Slice } from "../../kernel/slice.js";
import type { Entity } from "../../resource/declaration.js";
import type { Staff, Tip } from "./model.js";

export interface TipData {
  /** By order id. */
  readonly tips: Map<string, Tip>;
  /** What buyers picked, by purchase flow and buyer. */
  readonly choices: Map<string, Entity>;
  readonly staff: Staff[];
  /** Creation numbers of distributions, by id. */
  readonly created: Map<string, number>;
}

/** Tips of orders, what buyers picked, and who can be tipped. */
export const tipSlice: Slice<TipData, Seed, "tips"> = {
  name: "tips",
  slice: () => ({ tips: new Map(), choices: new Map(), staff: [], created: new Map() }),
};
