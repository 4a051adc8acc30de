import type { Order } from "@portico/ecom/orders";
import { type Cart, Money, type MoneyValue, useCartTotals } from "@portico/react";

const ZERO_PATTERN = /^0*\.?0*$/;

export function SummaryRow(props: {
  label: string;
  amount: MoneyValue | null | undefined;
  currency?: string | null | undefined;
  sign?: string;
  /** Text for an unknown amount. */
  otherwise?: string;
  free?: string;
  hideZero?: boolean;
  strong?: boolean;
}) {
  const { label, amount, currency, sign = "", otherwise, free, hideZero, strong } = props;
  if (!amount && otherwise === undefined) return null;
  const value = typeof amount === "string" ? amount : amount?.amount;
  const isZero = ZERO_PATTERN.test(value ?? "?");
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

/** Returns the text to show for an amount that the platform has not calculated. */
export const pendingAmountText = (error: unknown) => (error ? "Not available" : "Calculating…");

/** Shows outdated totals as updating until new ones arrive. */
export function CartTotals({ cart }: { cart: Cart }) {
  const { data: totals, isUpdating, error } = useCartTotals();
  if (!totals) {
    const otherwise = pendingAmountText(error);
    return (
      <dl className="sums" aria-busy={!error}>
        <SummaryRow label="Subtotal" amount={undefined} otherwise={otherwise} />
        <SummaryRow label="Shipping" amount={undefined} otherwise="At checkout" />
        <SummaryRow label="Estimated tax" amount={undefined} otherwise={otherwise} />
        <SummaryRow label="Total" amount={undefined} otherwise={otherwise} strong />
      </dl>
    );
  }
  return (
    <dl className={isUpdating ? "sums stale" : "sums"} aria-busy={isUpdating}>
      <SummaryRow label="Subtotal" amount={totals.subtotal} />
      <SummaryRow label="Discount" amount={totals.discount} sign="−" hideZero />
      <SummaryRow label="Shipping" amount={totals.delivery} otherwise="At checkout" free="Free" />
      <SummaryRow label="Additional fees" amount={totals.additionalFees} hideZero />
      <SummaryRow
        label={totals.taxIsIncluded ? "Tax, included" : "Estimated tax"}
        amount={totals.tax}
        hideZero
      />
      <SummaryRow label="Total" amount={totals.total} strong />
      {cart.giftCards.length > 0 && (
        <SummaryRow label="Amount due after gift card" amount={totals.toPay} />
      )}
    </dl>
  );
}

export function OrderTotals({ order }: { order: Order }) {
  const { currency, priceSummary, shippingInfo } = order;
  return (
    <dl className="sums">
      <SummaryRow label="Subtotal" amount={priceSummary?.subtotal} currency={currency} />
      <SummaryRow
        label="Discount"
        amount={priceSummary?.discount}
        currency={currency}
        sign="−"
        hideZero
      />
      <SummaryRow
        label={shippingInfo?.title || "Shipping"}
        amount={priceSummary?.shipping}
        currency={currency}
        free="Free"
      />
      <SummaryRow
        label="Additional fees"
        amount={priceSummary?.totalAdditionalFees}
        currency={currency}
        hideZero
      />
      <SummaryRow
        label={order.taxIncludedInPrices ? "Tax, included" : "Tax"}
        amount={priceSummary?.tax}
        currency={currency}
        hideZero
      />
      <SummaryRow label="Total" amount={priceSummary?.total} currency={currency} strong />
    </dl>
  );
}
