import "shop-ui/product/buy.css";
import { type UseProductOptions, useAddToCart } from "@portico/react";
import type { ProductSelection } from "@portico/react/format";
import type { V3Product } from "@portico/stores/products-v3";
import { type FormEvent, useState } from "react";
import { Problem } from "shop-ui/design/errors";
import { Price } from "shop-ui/design/price";
import { Quantity } from "shop-ui/design/quantity";
import { field } from "shop-ui/product/form-fields";
import { ModifierFields } from "shop-ui/product/modifier-fields";
import { OptionPicker } from "shop-ui/product/option-picker";
import { CartDrawer } from "../cart/cart-drawer.js";
import { BackInStockForm } from "./back-in-stock-form.js";
import { Delivery } from "./delivery.js";
import { SizeGuide } from "./size-guide.js";

function Stock({ selection }: { selection: ProductSelection }) {
  const { availability, stock } = selection;
  const { quantity, preorder } = stock;
  return (
    <p className={`stock ${availability.toLowerCase()}`} role="status">
      {availability === "NOT_OFFERED"
        ? "This combination isn’t available"
        : availability === "OUT_OF_STOCK"
          ? "Sold out"
          : availability === "PREORDER"
            ? (preorder?.message ?? "Preorder: ships as soon as it’s ready")
            : quantity !== undefined && quantity <= 3
              ? `Only ${quantity} left`
              : "In stock"}
    </p>
  );
}

function BuyLabel({ selection: { availability } }: { selection: ProductSelection }) {
  if (availability === "IN_STOCK") return <>Add to cart</>;
  if (availability === "PREORDER") return <>Preorder</>;
  return <>{availability === "OUT_OF_STOCK" ? "Sold out" : "Not available"}</>;
}

export function BuyForm(props: {
  product: V3Product;
  selection: UseProductOptions;
  /** Called when the user adds the item. Default: opens the cart. */
  onAdded?: () => void;
}) {
  const { product, selection, onAdded } = props;
  const { options, missing, availability, stock, price, item, quantity, variant } = selection;
  const [isSubmitted, setSubmitted] = useState(false);
  const [isCartOpen, setCartOpen] = useState(false);
  const { mutate, isPending, error } = useAddToCart();
  const isBuyable = availability === "IN_STOCK" || availability === "PREORDER";
  const choiceNames = options.flatMap((option) => option.selected?.name ?? []).join(", ");

  function buy(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (item) {
      mutate(item);
      if (onAdded) onAdded();
      else setCartOpen(true);
      return;
    }
    const unselectedOption = options.find((option) => !option.selected);
    const name = unselectedOption && field.choice(unselectedOption.id);
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }

  return (
    <>
      <form className="buy-form" onSubmit={buy}>
        {options.map((option) => (
          <OptionPicker
            key={option.id}
            product={product}
            option={option}
            select={selection.select}
            aside={option.kind === "text" && <SizeGuide sizes={option.values} />}
            problem={
              isSubmitted && missing.includes(option.name)
                ? `Choose your ${option.name.toLowerCase()}.`
                : undefined
            }
          />
        ))}
        <ModifierFields selection={selection} currency={product.currency} />
        <Stock selection={selection} />
        <div className="buy-bar">
          {isBuyable && (
            <Quantity value={quantity} max={stock.quantity} change={selection.setQuantity} />
          )}
          <p className="buy-sum">
            <Price of={price} currency={product.currency} />
            <span className="muted">{choiceNames || product.name}</span>
          </p>
          <button
            className="button large"
            type="submit"
            disabled={!isBuyable}
            aria-disabled={isPending}
          >
            {isPending ? "Adding…" : <BuyLabel selection={selection} />}
          </button>
        </div>
        <Problem error={error} />
      </form>
      {!onAdded && <CartDrawer open={isCartOpen} close={() => setCartOpen(false)} />}
      {stock.backInStock && product.id && variant?.id && (
        <BackInStockForm productId={product.id} variantId={variant.id} />
      )}
      {isBuyable && product.productType === "PHYSICAL" && <Delivery />}
    </>
  );
}
