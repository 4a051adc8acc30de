import { Money, usePrice } from "@portico/react";
import type { PriceSource } from "@portico/react/format";

/** A price, with the one before a sale struck through. */
export function Price(props: {
  /** A product, what is chosen of one, or two amounts. */
  of: PriceSource | null | undefined;
  currency?: string | null | undefined;
}) {
  const { actual, compareAt, isFrom, isOnSale } = usePrice(props.of, props.currency);
  return (
    <span className={isOnSale ? "price reduced" : "price"}>
      {isFrom && "From "}
      {isOnSale && <span className="visually-hidden">Now </span>}
      <Money value={actual} />
      {isOnSale && (
        <s>
          <span className="visually-hidden">before </span>
          <Money value={compareAt} />
        </s>
      )}
    </span>
  );
}
