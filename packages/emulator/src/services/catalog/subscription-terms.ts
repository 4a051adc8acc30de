import { type Amount, amount, zero } from "../../kernel/money.js";
import type { Product, Subscription } from "./model.js";

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

export const subscriptionIn = ({ subscriptionDetails }: Product, id: unknown) =>
  subscriptionDetails?.subscriptions?.find((subscription) => subscription.id === id);

export const isSubscriptionOnly = ({ subscriptionDetails: details }: Product): boolean =>
  details?.allowOneTimePurchases === false && (details.subscriptions ?? []).length > 0;

export function subscriptionPrice({ discount }: Subscription, price: string): Amount {
  const fullPrice = amount(price);
  const reducedPrice =
    discount?.percentOff === undefined
      ? fullPrice.minus(discount?.amountOff ?? 0)
      : fullPrice.times(100 - discount.percentOff).div(100);
  return reducedPrice.lt(0) ? zero() : reducedPrice;
}

/**
 * The documentation does not state which subscriptions buyers can cancel. In the emulator, they can
 * cancel auto-renewing subscriptions.
 */
export function termsOf(subscription: Subscription): SubscriptionTerms {
  const { title = "", description, frequency, interval, autoRenewal, billingCycles } = subscription;
  return {
    title,
    ...(description && { description }),
    settings: {
      frequency: frequency ?? "UNDEFINED",
      interval: interval ?? 1,
      autoRenewal: autoRenewal ?? false,
      ...(billingCycles !== undefined && { billingCycles }),
      enableCustomerCancellation: autoRenewal ?? false,
    },
  };
}
