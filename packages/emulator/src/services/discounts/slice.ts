import type { Seed, Slice } from "../../kernel/slice.js";
import { share } from "../../store/freeze.js";

/** Condition of a discount rule that an app decides. */
export interface CustomTrigger {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
  /** Whether the app applies the condition to all carts or to none. */
  readonly eligible: boolean;
}

export interface DiscountData {
  /** Number of orders that used a rule, by rule ID. */
  readonly uses: Map<string, number>;
  triggers: readonly CustomTrigger[];
}

export const discountSlice: Slice<DiscountData, Seed, "discounts"> = {
  name: "discounts",
  slice: () => ({ uses: new Map(), triggers: [] }),
  copy: share,
};
