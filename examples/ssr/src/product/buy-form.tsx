import { type UseProductOptions, useAddToCart, useErrorText } from "@portico/react";
import type { V3Product } from "@portico/stores/products-v3";
import type { FormEvent } from "react";
import { field } from "shop-ui/product/form-fields";
import { ModifierFields } from "shop-ui/product/modifier-fields";
import { OptionPicker } from "shop-ui/product/option-picker";
import { addToCart } from "../cart/actions";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";

const AVAILABILITY_TEXTS = {
  IN_STOCK: "In stock",
  PREORDER: "Preorder: ships as soon as it’s ready",
  OUT_OF_STOCK: "Sold out",
  NOT_OFFERED: "This combination isn’t available",
};

interface BuyFormProps {
  product: V3Product;
  selection: UseProductOptions;
  /** Why the server rejected the form: a key of `REJECTION_TEXTS`. */
  rejectionReason: string | undefined;
}

/** Submits to the server. With JavaScript, adds the product without leaving the page instead. */
export function BuyForm({ product, selection, rejectionReason }: BuyFormProps) {
  const { availability, item, quantity, stock } = selection;
  const { mutate, isPending, error, data } = useAddToCart();
  const problem = useErrorText(error);
  function buy(event: FormEvent) {
    event.preventDefault();
    if (item) mutate(item);
  }
  return (
    <form className="buy-form" action={addToCart} onSubmit={buy}>
      <input type="hidden" name={field.slug} value={product.slug ?? ""} />
      {selection.options.map((option) => (
        <OptionPicker
          key={option.id}
          product={product}
          option={option}
          select={selection.select}
          required
        />
      ))}
      <ModifierFields selection={selection} currency={product.currency} />
      <p className={`stock ${availability.toLowerCase()}`} role="status">
        {AVAILABILITY_TEXTS[availability]}
      </p>
      <label className="field">
        <span>Quantity</span>
        <input
          type="number"
          name={field.quantity}
          min={1}
          max={stock.quantity || undefined}
          value={quantity}
          onChange={({ target }) => selection.setQuantity(Number(target.value))}
        />
      </label>
      <button className="button large" type="submit" aria-disabled={isPending}>
        {isPending ? "Adding…" : "Add to cart"}
      </button>
      <div role="status">
        {data && data.added > 0 && (
          <p className="added">
            Added to cart.
            <Link href={paths.cart}>View cart</Link>
          </p>
        )}
      </div>
      <div role="alert">
        {problem && <p className="problem">{problem}</p>}
        {rejectionReason && !data && (
          <p className="problem">{REJECTION_TEXTS[rejectionReason] ?? REJECTION_TEXTS.other}</p>
        )}
        {data?.added === 0 && <p className="problem">{REJECTION_TEXTS["sold-out"]}</p>}
      </div>
    </form>
  );
}

const REJECTION_TEXTS: Readonly<Record<string, string>> = {
  choose: "Please choose your options first.",
  "sold-out": "This option is sold out.",
  other: "This item couldn’t be added to your cart. Please try again.",
};
