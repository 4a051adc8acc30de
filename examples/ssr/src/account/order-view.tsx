import type { Order } from "@portico/ecom/orders";
import { Money } from "@portico/react";
import { SummaryRow } from "storefront/src/cart/summary-row";
import { Picture } from "../shell/design";

/** What was ordered, and what it cost. */
export function OrderView({ order }: { order: Order }) {
  const { currency, priceSummary: sums, shippingInfo } = order;
  return (
    <div className="cart">
      <ul className="lines" aria-label="Ordered items">
        {order.lineItems.map(({ id, image, productName, quantity, descriptionLines, ...item }) => (
          <li key={id} className="line ordered">
            <Picture media={image} />
            <div className="line-text">
              <h3>{productName?.translated ?? productName?.original}</h3>
              <p className="muted small">
                {descriptionLines
                  .flatMap((part) => part.colorInfo?.original ?? part.plainText?.original ?? [])
                  .join(" · ")}
              </p>
              <p className="muted small">{quantity === 1 ? "One piece" : `${quantity} pieces`}</p>
            </div>
            <p className="line-total">
              <Money value={item.lineItemPrice ?? item.totalPriceBeforeTax} currency={currency} />
            </p>
          </li>
        ))}
      </ul>
      <section className="summary" aria-label="Summary">
        <h2>Summary</h2>
        <dl className="sums">
          <SummaryRow label="Subtotal" amount={sums?.subtotal} currency={currency} />
          <SummaryRow
            label="Discount"
            amount={sums?.discount}
            currency={currency}
            sign="−"
            hideZero
          />
          <SummaryRow
            label={shippingInfo?.title || "Delivery"}
            amount={sums?.shipping}
            currency={currency}
            free="Free of charge"
          />
          <SummaryRow label="Tax" amount={sums?.tax} currency={currency} hideZero />
          <SummaryRow label="Total" amount={sums?.total} currency={currency} strong />
        </dl>
      </section>
    </div>
  );
}
