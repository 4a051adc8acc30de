import "./cart.css";
import { type UseCart, useCart, useClient } from "@portico/react";
import { cartTotalsQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { describeError } from "../design/describe-error.js";
import { Bar, Empty, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";
import { CartLine } from "./cart-line.js";
import { CouponForm } from "./coupon-form.js";
import { SummaryRow } from "./summary-row.js";

function Summary({ basket }: { basket: UseCart }) {
  const { cart, currency, checkout, isUpdating } = basket;
  const client = useClient();
  const {
    data: totals,
    isPlaceholderData,
    error,
    refetch,
  } = useQuery(cartTotalsQuery(client, cart));
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sums = totals?.priceSummary;
  const blocking = (totals?.violations ?? []).filter(({ severity }) => severity === "ERROR");

  async function goToCheckout() {
    if (leaving) return;
    setLeaving(true);
    setProblem(undefined);
    try {
      const here = (path: string) => new URL(path, window.location.origin).href;
      window.location.assign(
        await checkout({
          thankYouPageUrl: here(paths.thankYou),
          cartPageUrl: here(paths.cart),
          postFlowUrl: here(paths.cart),
        }),
      );
    } catch (failed) {
      setProblem(describeError(failed));
      setLeaving(false);
    }
  }

  return (
    <section className="summary" aria-label="Summary">
      <h2>Summary</h2>
      <CouponForm {...basket} />
      {error && !totals ? (
        <Failed error={error} retry={refetch} />
      ) : totals ? (
        <dl
          className={isPlaceholderData || isUpdating ? "sums pending" : "sums"}
          aria-busy={isPlaceholderData}
        >
          <SummaryRow
            label="Subtotal"
            amount={sums?.subtotal?.convertedAmount}
            currency={currency}
          />
          <SummaryRow
            label="Discount"
            amount={sums?.discount?.convertedAmount}
            currency={currency}
            sign="−"
            hideZero
          />
          <SummaryRow
            label="Delivery"
            amount={totals.deliverySummary ? sums?.delivery?.convertedAmount : undefined}
            currency={currency}
            otherwise="At checkout"
            free="Free"
          />
          <SummaryRow
            label="Estimated tax"
            amount={sums?.tax?.convertedAmount}
            currency={currency}
            hideZero
          />
          <SummaryRow
            label="Total"
            amount={sums?.total?.convertedAmount}
            currency={currency}
            strong
          />
        </dl>
      ) : (
        <Loading label="Loading the totals">
          <Bar />
          <Bar />
          <Bar />
        </Loading>
      )}
      {blocking.map(({ code, description }) => (
        <p key={code} className="problem small" role="alert">
          {description}
        </p>
      ))}
      <button
        className="button large full"
        type="button"
        disabled={blocking.some(({ scope }) => scope === "LINE_ITEM" || scope === "GLOBAL")}
        aria-disabled={leaving}
        onClick={() => void goToCheckout()}
      >
        {leaving ? "One moment…" : "Checkout"}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p className="muted small">You pay on the shop’s own checkout page and come back here.</p>
    </section>
  );
}

function Lines({ basket }: { basket: UseCart }) {
  const { lines, currency, isUpdating, updateQuantity, remove } = basket;
  const [problem, setProblem] = useState<string>();
  const attempt = (change: Promise<unknown>) => {
    setProblem(undefined);
    change.catch((error: unknown) => setProblem(describeError(error)));
  };
  return (
    <div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="lines" aria-busy={isUpdating}>
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            currency={currency}
            busy={isUpdating}
            setQuantity={(quantity) => attempt(updateQuantity(line.id, quantity))}
            remove={() => attempt(remove(line.id))}
          />
        ))}
      </ul>
    </div>
  );
}

/** What is in the cart, what it costs, and the way to the checkout. */
export function CartPage() {
  usePage("Cart");
  const basket = useCart();
  const { cart, lines, error, refetch } = basket;
  return (
    <div className="wide page">
      <h1>Your cart</h1>
      {cart === undefined && error ? (
        <Failed error={error} retry={refetch} />
      ) : cart === undefined ? (
        <Loading label="Loading the cart">
          <div className="cart">
            <div>
              <Bar />
              <Bar width="80%" />
            </div>
            <Bar />
          </div>
        </Loading>
      ) : lines.length === 0 ? (
        <Empty title="Nothing in here yet">
          <p>Pieces that you add wait for you here.</p>
          <Link className="button" href={paths.shop}>
            Shop the collection
          </Link>
        </Empty>
      ) : (
        <div className="cart">
          <Lines basket={basket} />
          <Summary basket={basket} />
        </div>
      )}
    </div>
  );
}
