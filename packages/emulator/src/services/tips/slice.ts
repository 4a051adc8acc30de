import type { Seed, Slice } from "../../kernel/slice.js";
import type { Entity } from "../../resource/declaration.js";

export interface TipData {
  readonly tips: Map<string, Tip>;
  readonly choices: Map<string, Entity>;
  staff: readonly Staff[];
  /** Creation numbers of distributions, keyed by id, for sorting. */
  readonly created: Map<string, number>;
}

export const tipSlice: Slice<TipData, Seed, "tips"> = {
  name: "tips",
  slice: () => ({ tips: new Map(), choices: new Map(), staff: [], created: new Map() }),
};

export interface TipDistribution {
  readonly id: string;
  readonly tipId: string;
  readonly orderId: string;
  readonly createdDate: string;
  readonly amount: string;
  readonly staff?: Entity;
  readonly lineItemInfo: readonly unknown[];
  /** Set once the share is paid and final. */
  readonly transaction?: Entity;
  readonly source: string;
}

/** The tip's id is also the `code` of its fee on the order. */
export interface Tip {
  readonly id: string;
  readonly lineItemSubtotal: string;
  readonly amount: string;
  readonly distributions: readonly TipDistribution[];
  readonly undistributedAmount: string;
}

/** Staff member whom buyers can tip. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly staffMemberId?: string;
  /** Ids of the person. The API lists people with a `wixUserId` only on request. */
  readonly identificationData?: { readonly wixUserId?: string; readonly contactId?: string };
}
