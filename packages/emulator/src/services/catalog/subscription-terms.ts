// What buying by subscription means for a product: its terms, and its price under them.

import { type Amount, amount, zero } from "../../kernel/money.js";
import type { Subscription } from "./details.js";
import type { Product } from "./model.js";

/** The terms under which an item is bought, as carts and orders tell them. */
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

/** The subscription of an id under which a product is sold. */
export const subscriptionIn = ({ subscriptionDetails }: Product, id: unknown) =>
  subscriptionDetails?.subscriptions?.find((one) => one.id === id);

/** Whether a product is sold by subscription only. */
export const isBySubscriptionOnly = ({ subscriptionDetails: details }: Product): boolean =>
  details?.allowOneTimePurchases === false && (details.subscriptions ?? []).length > 0;

/** A price with the discount of a subscription; never below nothing. */
export function priceUnder({ discount }: Subscription, price: string): Amount {
  const full = amount(price);
  const reduced =
    discount?.percentOff === undefined
      ? full.minus(discount?.amountOff ?? 0)
      : full.times(100 - discount.percentOff).div(100);
  return reduced.lt(0) ? zero() : reduced;
}

/** The terms of a subscription. The documents do not say whether buyers may cancel it: those that go on they may. */
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
