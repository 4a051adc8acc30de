import type { Context } from "../../../../kernel/context.js";
import { amount, extremes } from "../../../../kernel/money.js";
import { rejection } from "../../../../kernel/platform-error.js";
import type { Product, Subscription } from "../../model.js";
import type { ProductContent } from "./content.js";

export function subscriptionsOf(
  context: Context,
  sent: NonNullable<ProductContent["subscriptionDetails"]>,
): NonNullable<Product["subscriptionDetails"]> {
  return {
    allowOneTimePurchases: sent.allowOneTimePurchases ?? true,
    subscriptions: (sent.subscriptions ?? []).map((one) => {
      const id = one.id ?? context.guid("subscription");
      return { ...one, id, visible: one.visible ?? true } as Subscription;
    }),
  };
}

export function checkSubscriptions({ productType, subscriptionDetails, variants }: Product): void {
  const { subscriptions = [], allowOneTimePurchases } = subscriptionDetails ?? {};
  if (subscriptions.length === 0) return;
  if (productType !== "PHYSICAL") {
    throw rejection(
      "INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION",
      "Only physical products can be sold by subscription",
    );
  }
  if (new Set(subscriptions.map(({ id }) => id)).size < subscriptions.length) {
    throw rejection("SUBSCRIPTION_ID_ALREADY_EXISTS", "Duplicate subscription id");
  }
  if (allowOneTimePurchases === false && subscriptions.every(({ visible }) => visible === false)) {
    throw rejection(
      "ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT",
      "A product sold only by subscription requires a visible subscription",
    );
  }
  const lowest = extremes(variants.map(({ price }) => price))?.min ?? "0";
  for (const { discount } of subscriptions) {
    if (discount?.amountOff !== undefined && amount(discount.amountOff).gt(lowest)) {
      throw rejection("INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT", "The discount exceeds the price");
    }
  }
}
