import { Money } from "@portico/react";

/** A price, with the one before a sale struck through. */
export function Price(props: {
  amount: string | undefined;
  compareAt?: string | undefined;
  currency: string | null | undefined;
  from?: boolean;
}) {
  const { amount, compareAt, currency, from } = props;
  const reduced = compareAt !== undefined && compareAt !== amount;
  return (
    <span className={reduced ? "price reduced" : "price"}>
      {from && <span className="price-from">From </span>}
      {reduced && <span className="visually-hidden">Now </span>}
      <Money value={amount} currency={currency} />
      {reduced && (
        <s>
          <span className="visually-hidden">before </span>
          <Money value={compareAt} currency={currency} />
        </s>
      )}
    </span>
  );
}
