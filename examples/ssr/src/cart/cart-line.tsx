import { type CartLine as Line, Money, useCartActions } from "@portico/react";
import type { MouseEvent, ReactNode } from "react";
import { MinusIcon, PlusIcon } from "shop-ui/design/later-icons";
import { Picture } from "shop-ui/design/picture";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";
import { changeLine } from "./actions";

/**
 * A button that submits the form to the server. With JavaScript, the button updates the cart in the
 * browser instead.
 */
function QuantityButton(props: {
  line: Line;
  newQuantity: number;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  const { line, newQuantity, label, className, children } = props;
  const { setQuantity, remove } = useCartActions();
  function changeQuantity(event: MouseEvent) {
    event.preventDefault();
    void (newQuantity > 0 ? setQuantity(line.id, newQuantity) : remove(line.id));
  }
  return (
    <button
      className={className}
      type="submit"
      name="quantity"
      value={newQuantity}
      aria-label={`${label} ${line.name}`}
      onClick={changeQuantity}
    >
      {children}
    </button>
  );
}

export function CartLine({ line }: { line: Line }) {
  const { lineItemId, name, slug, quantity, options, total, image, isPending, available } = line;
  return (
    <li className="line" aria-busy={isPending}>
      <Picture media={image} />
      <div className="line-text">
        <h3>{slug ? <Link href={paths.product(slug)}>{name}</Link> : name}</h3>
        <p className="muted small">{options.map(({ value }) => value).join(" · ")}</p>
      </div>
      <p className="line-total">{total && <Money value={total} />}</p>
      <form className="line-actions" action={changeLine}>
        <input type="hidden" name="line" value={lineItemId ?? ""} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset adds a legend and a border */}
        <div className="quantity" role="group" aria-label={`Quantity of ${name}`}>
          <QuantityButton
            line={line}
            newQuantity={Math.max(1, quantity - 1)}
            label="Decrease quantity of"
          >
            <MinusIcon />
          </QuantityButton>
          <output aria-live="polite">{quantity}</output>
          <QuantityButton
            line={line}
            newQuantity={Math.min(quantity + 1, available ?? quantity + 1)}
            label="Increase quantity of"
          >
            <PlusIcon />
          </QuantityButton>
        </div>
        <QuantityButton line={line} newQuantity={0} label="Remove" className="text-button">
          Remove
        </QuantityButton>
      </form>
    </li>
  );
}
