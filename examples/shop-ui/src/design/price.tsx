import { Money, usePrice } from "@portico/react";
import type { PriceSource } from "@portico/react/format";

export function Price(props: {
  /** A product, a selected variant, or two amounts. */
  of: PriceSource | null | undefined;
  currency?: string | null | undefined;
}) {
  const { actual, compareAt, isFrom, isOnSale } = usePrice(props.of, props.currency);
  return (
    <span className={isOnSale ? "price reduced" : "price"}>
      {isFrom && "From "}
      {isOnSale && <span className="visually-hidden">Sale price: </span>}
      <Money value={actual} />
      {isOnSale && (
        <s>
          <span className="visually-hidden">Original price: </span>
          <Money value={compareAt} />
        </s>
      )}
    </span>
  );
}
