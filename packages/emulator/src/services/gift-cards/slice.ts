import type { Seed, Slice } from "../../kernel/slice.js";

/** Money that was taken off a gift card. The cards themselves are settings of the site. */
export interface CardTransaction {
  readonly id: string;
  readonly code: string;
  readonly amount: string;
  /** What of it went back. */
  returned: string;
  voided: boolean;
  readonly orderId?: string;
}

/** Transactions of gift cards by id. */
export const giftCardSlice: Slice<Map<string, CardTransaction>, Seed, "gift-cards"> = {
  name: "gift-cards",
  slice: () => new Map(),
};
