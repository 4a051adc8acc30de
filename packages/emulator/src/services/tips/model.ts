// Tips as the platform's interface has them.

import type { Entity } from "../../resource/declaration.js";

/** A part of a tip, for somebody of the staff. */
export interface TipDistribution {
  readonly id: string;
  readonly tipId: string;
  readonly orderId: string;
  readonly createdDate: string;
  readonly amount: string;
  readonly staff?: Entity;
  readonly lineItemInfo: readonly unknown[];
  /** The payment that brought it in: it stays as it is from then on. */
  readonly transaction?: Entity;
  readonly source: string;
}

/** The tip of an order. Its id is the code of the fee that the order has for it. */
export interface Tip {
  readonly id: string;
  readonly lineItemSubtotal: string;
  readonly amount: string;
  readonly distributions: readonly TipDistribution[];
  readonly undistributedAmount: string;
}

/** Somebody who can be tipped. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly staffMemberId?: string;
  /** Collaborators of the site are listed when they are asked for. */
  readonly identificationData?: { readonly wixUserId?: string; readonly contactId?: string };
}
