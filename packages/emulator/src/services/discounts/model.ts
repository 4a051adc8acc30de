import type {
  DiscountRule as DiscountRuleView,
  Scope as ScopeView,
} from "@portico/ecom/discount-rules";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { Sent } from "../../kernel/wire-request.js";
import { shallowCopy } from "../../store/freeze.js";

export type Scope = Sent<ScopeView>;
export type DiscountRule = Sent<DiscountRuleView>;
export type Trigger = NonNullable<DiscountRule["trigger"]>;
export type AppTrigger = NonNullable<Trigger["customTrigger"]>;
export type Discount = NonNullable<DiscountRule["discounts"]>["values"][number];

export interface Item {
  /** Absent for a custom line item, which is not in any catalog. */
  readonly reference?: {
    readonly appId: string;
    readonly itemId: string;
    readonly categoryIds: readonly string[];
  };
  readonly quantity: number;
}

/** Discount rule condition that an app evaluates. */
export interface CustomTrigger {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
  /** Whether the app reports that all carts meet the condition. If false, no cart meets it. */
  readonly eligible: boolean;
}

export interface DiscountData {
  /** Number of orders that used each rule, keyed by rule id. */
  readonly uses: Map<string, number>;
  triggers: readonly CustomTrigger[];
}

export const discountSlice: Slice<DiscountData, Seed, "discounts"> = {
  name: "discounts",
  slice: () => ({ uses: new Map(), triggers: [] }),
  copy: shallowCopy,
};
