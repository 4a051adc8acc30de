import type { Seed, Slice } from "../../kernel/slice.js";
import type { Entity } from "../../resource/declaration.js";
import type { Staff, Tip } from "./model.js";

export interface TipData {
  readonly tips: Map<string, Tip>;
  readonly choices: Map<string, Entity>;
  staff: readonly Staff[];
  /** Creation numbers of distributions by ID, for sorting. */
  readonly created: Map<string, number>;
}

export const tipSlice: Slice<TipData, Seed, "tips"> = {
  name: "tips",
  slice: () => ({ tips: new Map(), choices: new Map(), staff: [], created: new Map() }),
};
