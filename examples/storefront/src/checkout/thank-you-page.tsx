import "../cart/cart.css";
import type { Order } from "@portico/ecom/orders";
import { Money, useClient } from "@portico/react";
import { orderQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { SummaryRow } from "../cart/summary-row.js";
import { Picture } from "../design/picture.js";
import { Bar, Empty, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";

function countryName(code: string | null | undefined): string | undefined {
  if (!code) return undefined;
  return new Intl.DisplayNames(["en"], { type: "region", fallback: "code" }).of(code);
}

function Address({ order }: { order: Order }) {
  const { address, contactDetails: who } = order.recipientInfo ?? {};
  const street = address?.addressLine ?? address?.streetAddress?.name;
  if (!street) return null;
  return (
    <div>
      <h2>Goes to</h2>
      <address>
        {[
          `${who?.firstName ?? ""} ${who?.lastName ?? ""}`.trim(),
          street,
          address?.addressLine2,
          `${address?.postalCode ?? ""} ${address?.city ?? ""}`.trim(),
          address?.countryFullname ?? countryName(address?.country),
        ]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
    </div>
  );
}

function OrderView({ order }: { order: Order }) {
  const { currency, priceSummary: sums } = order;
  return (
    <>
      <p className="lead">
        Your order <strong>number {order.number}</strong> is placed.
        {order.buyerInfo?.email && <> We write to {order.buyerInfo.email} when it leaves.</>}
      </p>
      <div className="cart">
        <ul className="lines" aria-label="Ordered items">
          {order.lineItems.map((item) => (
            <li key={item.id} className="line ordered">
              <Picture image={item.image} alt="" />
              <div className="line-text">
                <h2>{item.productName?.original}</h2>
                <p className="muted small">
                  {item.descriptionLines
                    .map((part) => part.colorInfo?.original ?? part.plainText?.original)
                    .filter(Boolean)
                    .join(" · ")}
                </p>
                <p className="muted small">
                  Quantity {item.quantity}
                  {item.quantity > 1 && (
                    <>
                      {", "}
                      <Money value={item.price?.amount} currency={currency} /> each
                    </>
                  )}
                </p>
              </div>
              <p className="line-total">
                <Money
                  value={item.lineItemPrice?.amount ?? item.totalPriceBeforeTax?.amount}
                  currency={currency}
                />
              </p>
            </li>
          ))}
        </ul>
        <section className="summary" aria-label="Summary">
          <h2>Summary</h2>
          <dl className="sums">
            <SummaryRow label="Subtotal" amount={sums?.subtotal?.amount} currency={currency} />
            <SummaryRow
              label="Discount"
              amount={sums?.discount?.amount}
              currency={currency}
              sign="−"
              hideZero
            />
            <SummaryRow
              label={order.shippingInfo?.title || "Delivery"}
              amount={sums?.shipping?.amount}
              currency={currency}
              free="Free"
            />
            <SummaryRow label="Tax" amount={sums?.tax?.amount} currency={currency} hideZero />
            <SummaryRow label="Total" amount={sums?.total?.amount} currency={currency} strong />
          </dl>
          <Address order={order} />
        </section>
      </div>
    </>
  );
}

function OrderLoader({ id }: { id: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(useClient(), id));
  if (order) return <OrderView order={order} />;
  if (error) return <Failed error={error} retry={refetch} />;
  return (
    <Loading label="Loading your order">
      <Bar width="50%" />
      <Bar width="70%" />
    </Loading>
  );
}

/** Where the checkout page leads back to: the order that was placed. */
export function ThankYouPage() {
  usePage("Thank you");
  const [params] = useSearchParams();
  const orderId = params.get("orderId");
  return (
    <div className="wide page">
      {orderId ? (
        <>
          <h1>Thank you</h1>
          <OrderLoader id={orderId} />
          <p className="after">
            <Link className="button secondary" href={paths.shop}>
              Continue shopping
            </Link>
          </p>
        </>
      ) : (
        <>
          <h1 className="visually-hidden">Thank you</h1>
          <Empty title="There is no order to show">
            <p>This page shows an order right after it was placed.</p>
            <Link className="button" href={paths.shop}>
              To the shop
            </Link>
          </Empty>
        </>
      )}
    </div>
  );
}
