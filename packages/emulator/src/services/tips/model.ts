// Tips in the format of the platform's API.

import type { Entity } from "../../resource/declaration.js";

/** A staff member's share of a tip. */
export interface TipDistribution {
  readonly id: string;
  readonly tipId: string;
  readonly orderId: string;
  readonly createdDate: string;
  readonly amount: string;
  readonly staff?: Entity;
  readonly lineItemInfo: readonly unknown[];
  /** The payment that the share came from. The share is final once this is set. */
  readonly transaction?: Entity;
  readonly source: string;
}

/** The tip of an order. Its ID is also the code of the order's fee for it. */
export interface Tip {
  readonly id: string;
  readonly lineItemSubtotal: string;
  readonly amount: string;
  readonly distributions: readonly TipDistribution[];
  readonly undistributedAmount: string;
}

/** A staff member who can be tipped. */
export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly staffMemberId?: string;
  /** Collaborators of the site are listed only on request. */
  readonly identificationData?: { readonly wixUserId?: string; readonly contactId?: string };
}
