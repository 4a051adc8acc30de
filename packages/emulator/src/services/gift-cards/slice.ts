import type { Context } from "../../kernel/context.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import { collection } from "../../store/collection.js";
import { share } from "../../store/freeze.js";

/** The cards themselves are in the site's settings. */
export interface CardTransaction {
  readonly id: string;
  readonly code: string;
  readonly amount: string;
  readonly returned: string;
  readonly voided: boolean;
  readonly orderId?: string;
}

export const giftCardSlice: Slice<Map<string, CardTransaction>, Seed, "gift-cards"> = {
  name: "gift-cards",
  slice: () => new Map(),
  copy: share,
};

export const cardTransactions = collection<CardTransaction, Context>({
  items: ({ store }) => store(giftCardSlice),
});
