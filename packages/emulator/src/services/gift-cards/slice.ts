import type { Seed, Slice } from "../../kernel/slice.js";

/** An amount redeemed from a gift card. The cards themselves are in the site's settings. */
export interface CardTransaction {
  readonly id: string;
  readonly code: string;
  readonly amount: string;
  /** The amount returned to the card. */
  returned: string;
  voided: boolean;
  readonly orderId?: string;
}

/** Gift card transactions by ID. */
export const giftCardSlice: Slice<Map<string, CardTransaction>, Seed, "gift-cards"> = {
  name: "gift-cards",
  slice: () => new Map(),
};
