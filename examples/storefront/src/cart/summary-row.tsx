import type { Order } from "@portico/ecom/orders";
import { type CartView, Money, type MoneyValue } from "@portico/react";

const NOTHING = /^0*\.?0*$/;

/** One sum of a cart or an order, in a `<dl>`. */
export function SummaryRow(props: {
  label: string;
  amount: MoneyValue | null | undefined;
  currency?: string | null | undefined;
  /** Written before the amount. */
  sign?: string;
  /** In place of an amount that is not known yet. */
  otherwise?: string;
  /** In place of nothing to pay. */
  free?: string;
  /** Leaves the row out when there is nothing to pay or save. */
  hideZero?: boolean;
  strong?: boolean;
}) {
  const { label, amount, currency, sign = "", otherwise, free, hideZero, strong } = props;
  if (!amount && otherwise === undefined) return null;
  const written = typeof amount === "string" ? amount : amount?.amount;
  const isZero = NOTHING.test(written ?? "?");
  if (hideZero && isZero) return null;
  return (
    <div className={strong ? "sum strong" : "sum"}>
      <dt>{label}</dt>
      <dd>
        {!amount ? (
          <span className="muted">{otherwise}</span>
        ) : isZero && free ? (
          free
        ) : (
          <>
            {sign}
            <Money value={amount} currency={currency} />
          </>
        )}
      </dd>
    </div>
  );
}

/** Returns the text in place of a sum that the platform has not calculated. */
export const sumToCome = (error: unknown) => (error ? "Not available" : "Calculating…");

/** The totals of the cart; outdated ones are marked until new ones arrive. */
export function Sums({ cart }: { cart: CartView }) {
  const { totals, totalsAreStale, giftCards } = cart;
  if (!totals) {
    const otherwise = sumToCome(cart.error);
    return (
      <dl className="sums" aria-busy={!cart.error}>
        <SummaryRow label="Subtotal" amount={undefined} otherwise={otherwise} />
        <SummaryRow label="Delivery" amount={undefined} otherwise="At checkout" />
        <SummaryRow label="Total" amount={undefined} otherwise={otherwise} strong />
      </dl>
    );
  }
  return (
    <dl className={totalsAreStale ? "sums stale" : "sums"} aria-busy={totalsAreStale}>
      <SummaryRow label="Subtotal" amount={totals.subtotal} />
      <SummaryRow label="Discount" amount={totals.discount} sign="−" hideZero />
      <SummaryRow label="Delivery" amount={totals.delivery} otherwise="At checkout" free="Free" />
      <SummaryRow label="Additional fees" amount={totals.additionalFees} hideZero />
      <SummaryRow
        label={totals.taxIsIncluded ? "Tax, included" : "Estimated tax"}
        amount={totals.tax}
        hideZero
      />
      <SummaryRow label="Total" amount={totals.total} strong />
      {giftCards.length > 0 && (
        <SummaryRow label="Amount due after gift card" amount={totals.toPay} />
      )}
    </dl>
  );
}

/** What an order cost. */
export function OrderSums({ order }: { order: Order }) {
  const { currency, priceSummary: sums, shippingInfo } = order;
  return (
    <dl className="sums">
      <SummaryRow label="Subtotal" amount={sums?.subtotal} currency={currency} />
      <SummaryRow label="Discount" amount={sums?.discount} currency={currency} sign="−" hideZero />
      <SummaryRow
        label={shippingInfo?.title || "Delivery"}
        amount={sums?.shipping}
        currency={currency}
        free="Free"
      />
      <SummaryRow
        label="Additional fees"
        amount={sums?.totalAdditionalFees}
        currency={currency}
        hideZero
      />
      <SummaryRow
        label={order.taxIncludedInPrices ? "Tax, included" : "Tax"}
        amount={sums?.tax}
        currency={currency}
        hideZero
      />
      <SummaryRow label="Total" amount={sums?.total} currency={currency} strong />
    </dl>
  );
}
