import type { Order } from "@portico/ecom/orders";
import { Money } from "@portico/react";
import { OrderSums } from "storefront/src/cart/summary-row";
import { Picture } from "../shell/design";

/** What was ordered, and what it cost. */
export function OrderView({ order }: { order: Order }) {
  const { currency } = order;
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
        <OrderSums order={order} />
      </section>
    </div>
  );
}
