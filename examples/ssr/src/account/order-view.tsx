import type { Order } from "@portico/ecom/orders";
import { Money } from "@portico/react";
import { orderLinePrices } from "@portico/react/format";
import { OrderTotals } from "shop-ui/cart/summary-row";
import { Picture } from "../shell/design";

export function OrderView({ order }: { order: Order }) {
  const { currency } = order;
  return (
    <div className="cart">
      <ul className="lines" aria-label="Ordered items">
        {order.lineItems.map((item) => (
          <li key={item.id} className="line ordered">
            <Picture media={item.image} />
            <div className="line-text">
              <h3>{item.productName?.translated ?? item.productName?.original}</h3>
              <p className="muted small">
                {item.descriptionLines
                  .flatMap((part) => part.colorInfo?.original ?? part.plainText?.original ?? [])
                  .join(" · ")}
              </p>
              <p className="muted small">
                {item.quantity === 1 ? "1 item" : `${item.quantity} items`}
              </p>
            </div>
            <p className="line-total">
              <Money value={orderLinePrices(item)?.total} currency={currency} />
            </p>
          </li>
        ))}
      </ul>
      <section className="summary" aria-label="Summary">
        <h2>Summary</h2>
        <OrderTotals order={order} />
      </section>
    </div>
  );
}
