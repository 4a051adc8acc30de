import type { Seed, Slice } from "../../kernel/slice.js";

/** A condition that an app decides on. */
export interface CustomTrigger {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
  /** What the app says when it is asked about a cart. */
  readonly eligible: boolean;
}

export interface DiscountData {
  /** How many orders a rule took part in, by its id. */
  readonly uses: Map<string, number>;
  readonly triggers: CustomTrigger[];
}

/** What is known of discounts besides the rules themselves. */
export const discountSlice: Slice<DiscountData, Seed, "discounts"> = {
  name: "discounts",
  slice: () => ({ uses: new Map(), triggers: [] }),
};
