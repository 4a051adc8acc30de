// Subscription terms of products, and the prices with subscription discounts.

import { type Amount, amount, zero } from "../../kernel/money.js";
import type { Subscription } from "./details.js";
import type { Product } from "./model.js";

/** The subscription terms of an item, as carts and orders show them. */
export interface SubscriptionTerms {
  readonly title: string;
  readonly description?: string;
  readonly settings: {
    readonly frequency?: string;
    readonly interval?: number | null;
    readonly autoRenewal?: boolean;
    readonly billingCycles?: number | null;
    readonly enableCustomerCancellation?: boolean;
    readonly freeTrialPeriod?: object;
  };
}

/** Returns a product's subscription by ID. */
export const subscriptionIn = ({ subscriptionDetails }: Product, id: unknown) =>
  subscriptionDetails?.subscriptions?.find((one) => one.id === id);

/** Returns whether a product is sold by subscription only. */
export const isBySubscriptionOnly = ({ subscriptionDetails: details }: Product): boolean =>
  details?.allowOneTimePurchases === false && (details.subscriptions ?? []).length > 0;

/** Returns the price after the discount of a subscription, at least 0. */
export function priceUnder({ discount }: Subscription, price: string): Amount {
  const full = amount(price);
  const reduced =
    discount?.percentOff === undefined
      ? full.minus(discount?.amountOff ?? 0)
      : full.times(100 - discount.percentOff).div(100);
  return reduced.lt(0) ? zero() : reduced;
}

/**
 * Returns the terms of a subscription. The documentation does not state whether buyers can cancel
 * it, so auto-renewing subscriptions can be canceled.
 */
export function termsOf(subscription: Subscription): SubscriptionTerms {
  const { title = "", description, frequency, interval, autoRenewal, billingCycles } = subscription;
  return {
    title,
    ...(description ? { description } : {}),
    settings: {
      frequency: frequency ?? "UNDEFINED",
      interval: interval ?? 1,
      autoRenewal: autoRenewal ?? false,
      ...(billingCycles === undefined ? {} : { billingCycles }),
      enableCustomerCancellation: autoRenewal ?? false,
    },
  };
}
