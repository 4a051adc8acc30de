import "shop-ui/cart/cart.css";
import "shop-ui/checkout/order.css";
import type { Order } from "@portico/ecom/orders";
import { Money } from "@portico/react";
import { orderLinePrices } from "@portico/react/format";
import { OrderTotals } from "shop-ui/cart/summary-row";
import { Picture } from "shop-ui/design/picture";
import { addressLines } from "../account/address-lines.js";

type Line = Order["lineItems"][number];

function Destination({ order }: { order: Order }) {
  const { address, contactDetails: contact } = order.recipientInfo ?? {};
  const lines = addressLines(address ?? {});
  if (lines.length === 0) return null;
  const name = `${contact?.firstName ?? ""} ${contact?.lastName ?? ""}`.trim();
  return (
    <div className="order-detail">
      <h3>Ships to</h3>
      <address>
        {[name, ...lines].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}

function OrderedLine({ item, currency }: { item: Line; currency: string | null | undefined }) {
  const choiceNames = item.descriptionLines
    .map((part) => part.colorInfo?.original ?? part.plainText?.original)
    .filter(Boolean);
  const prices = orderLinePrices(item);
  return (
    <li className="line ordered">
      <Picture media={item.image} />
      <div className="line-text">
        <h3>{item.productName?.translated ?? item.productName?.original}</h3>
        <p className="muted small">{choiceNames.join(" · ")}</p>
        <p className="muted small">
          {item.quantity === 1 ? "1 item" : `${item.quantity} items, `}
          {item.quantity > 1 && (
            <>
              <Money value={prices?.each} currency={currency} /> each
            </>
          )}
        </p>
      </div>
      <p className="line-total">
        <Money value={prices?.total} currency={currency} />
      </p>
    </li>
  );
}

export function OrderView({ order }: { order: Order }) {
  const { currency } = order;
  return (
    <div className="cart">
      <div>
        <h2 className="visually-hidden">Items</h2>
        <ul className="lines" aria-label="Ordered items">
          {order.lineItems.map((item) => (
            <OrderedLine key={item.id} item={item} currency={currency} />
          ))}
        </ul>
      </div>
      <section className="summary" aria-label="Summary">
        <h2>Summary</h2>
        <OrderTotals order={order} />
        <Destination order={order} />
        {order.buyerNote && (
          <div className="order-detail">
            <h3>Order note</h3>
            <p className="muted">{order.buyerNote}</p>
          </div>
        )}
      </section>
    </div>
  );
}
