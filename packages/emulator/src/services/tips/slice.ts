import type { Seed, Slice } from "../../kernel/slice.js";
import type { Entity } from "../../resource/declaration.js";

export interface TipData {
  readonly tips: Map<string, Tip>;
  readonly choices: Map<string, Entity>;
  staff: readonly Staff[];
  /** Creation sequence numbers for sorting, keyed by the distribution's id. */
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
  /** Payment of the share. A paid share cannot change. */
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
  /** Wix user and contact ids. Staff with a `wixUserId` are listed only with `includeWixUsers`. */
  readonly identificationData?: { readonly wixUserId?: string; readonly contactId?: string };
}
