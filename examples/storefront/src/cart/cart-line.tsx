import type { V2LineItem } from "@portico/ecom/current-cart-v2";
import { Money } from "@portico/react";
import { Link } from "wouter";
import { Picture } from "../design/picture.js";
import { Price } from "../design/price.js";
import { Quantity } from "../design/quantity.js";

/** What the shop has to say about a line, if anything. */
function noteOf({ status, quantityInfo }: V2LineItem): string | undefined {
  if (status === "OUT_OF_STOCK") return "Sold out in the meantime";
  if (status === "REMOVED_FROM_CATALOG") return "No longer in the shop";
  const {
    availableQuantity: left,
    requestedQuantity = 0,
    confirmedQuantity = 0,
  } = quantityInfo ?? {};
  if (requestedQuantity > confirmedQuantity) return `Only ${confirmedQuantity} left`;
  return left !== null && left !== undefined && left <= 3 ? `Only ${left} left` : undefined;
}

/** The price before a sale; extras are not in it, so beside them it would mislead. */
function fullPriceOf({ pricing }: V2LineItem): string | undefined {
  const { fullPrice, salePrice } = pricing?.breakdown ?? {};
  const withoutExtras = pricing?.unitPrice?.convertedAmount === salePrice?.convertedAmount;
  return withoutExtras ? fullPrice?.convertedAmount : undefined;
}

/** One line of the cart. */
export function CartLine(props: {
  line: V2LineItem;
  currency: string | undefined;
  busy: boolean;
  setQuantity: (quantity: number) => void;
  remove: () => void;
}) {
  const { line, currency, busy, setQuantity, remove } = props;
  const { attributes, pricing, quantityInfo } = line;
  const name = line.name?.translated ?? line.name?.original ?? "";
  const href = attributes?.url?.relativePath;
  const note = noteOf(line);
  const gone = line.status === "OUT_OF_STOCK" || line.status === "REMOVED_FROM_CATALOG";
  return (
    <li className="line">
      <Picture image={attributes?.image} alt="" />
      <div className="line-text">
        <h2>{href ? <Link href={href}>{name}</Link> : name}</h2>
        <p className="muted small">
          {attributes?.descriptionLines
            .map((part) => part.colorInfo?.original ?? part.plainText?.original)
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="small">
          <Price
            amount={pricing?.unitPrice?.convertedAmount}
            compareAt={fullPriceOf(line)}
            currency={currency}
          />
        </p>
        {note && <p className="problem small">{note}</p>}
      </div>
      <div className="line-actions">
        {!gone && (
          <Quantity
            of={name}
            value={quantityInfo?.confirmedQuantity ?? 1}
            max={quantityInfo?.availableQuantity ?? undefined}
            busy={busy || quantityInfo?.fixedQuantity}
            change={setQuantity}
          />
        )}
        <button
          className="text-button"
          type="button"
          aria-label={`Remove ${name}`}
          aria-disabled={busy}
          onClick={() => !busy && remove()}
        >
          Remove
        </button>
      </div>
      <p className="line-total">
        <Money value={pricing?.totalPrice?.convertedAmount} currency={currency} />
      </p>
    </li>
  );
}
