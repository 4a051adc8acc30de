import { type CartLine as Line, Money, useCartActions } from "@portico/react";
import { useEffect, useRef } from "react";
import { Picture } from "shop-ui/design/picture";
import { Price } from "shop-ui/design/price";
import { Quantity } from "shop-ui/design/quantity";
import { Link } from "wouter";
import { paths } from "../paths.js";

function remarkOf({ problem, available, quantity }: Line): string | undefined {
  if (problem === "out-of-stock") return "Sold out";
  if (problem === "removed") return "No longer available";
  if (available === undefined || available > 3) return undefined;
  return quantity >= available
    ? `Only ${available} left, all in your cart`
    : `Only ${available} left`;
}

function Choices({ options, texts }: Pick<Line, "options" | "texts">) {
  const choiceNames = options.map(({ value }) => value).join(" · ");
  return (
    <>
      {choiceNames && <p className="muted small">{choiceNames}</p>}
      {texts.map(({ name, value }) => (
        <p key={name} className="muted small">
          {name}: “{value}”
        </p>
      ))}
    </>
  );
}

export function CartLine(props: {
  line: Line;
  /** Whether the line takes the focus, because its removal has been undone. */
  isFocused?: boolean;
  remove: () => void;
}) {
  const { line, isFocused, remove } = props;
  const { name, slug, quantity, total, isPending, problem } = line;
  const { setQuantity } = useCartActions();
  const listItem = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) listItem.current?.focus();
  }, [isFocused]);

  const remark = remarkOf(line);
  const isUnavailable = problem === "out-of-stock" || problem === "removed";
  return (
    <li ref={listItem} className="line" tabIndex={-1} aria-busy={isPending}>
      <Picture media={line.image} />
      <div className="line-text">
        <h3>{slug ? <Link href={paths.product(slug)}>{name}</Link> : name}</h3>
        <Choices {...line} />
        {(quantity > 1 || line.compareAt) && (
          <p className="small">
            <Price
              of={{ actual: line.price, compareAt: line.compareAt }}
              currency={line.price.currency}
            />
            {quantity > 1 && <span className="muted"> each</span>}
          </p>
        )}
        {remark && <p className="problem small">{remark}</p>}
      </div>
      <p className={total ? "line-total" : "line-total to-come"}>
        {total ? <Money value={total} /> : <span className="visually-hidden">Updating price</span>}
      </p>
      <div className="line-actions">
        {!isUnavailable && (
          <Quantity
            of={name}
            value={quantity}
            max={line.available}
            change={(value) => void setQuantity(line.id, value)}
          />
        )}
        <button
          className="text-button"
          type="button"
          aria-label={`Remove ${name}`}
          onClick={remove}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
