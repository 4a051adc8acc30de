import { useCart, useProductOptions } from "@portico/react";
import { firstChoices, type ProductSelection } from "@portico/react/queries";
import type { V3Product } from "@portico/stores/products-v3";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { describeError } from "../design/describe-error.js";
import { CheckIcon } from "../design/icons.js";
import { Price } from "../design/price.js";
import { Quantity } from "../design/quantity.js";
import { paths } from "../paths.js";
import { Gallery } from "./gallery.js";
import { ModifierFields, NO_EXTRAS } from "./modifier-fields.js";
import { OptionPicker } from "./option-picker.js";

const STOCK: Readonly<Record<ProductSelection["availability"], string>> = {
  IN_STOCK: "In stock, leaves the workshop within two days",
  PREORDER: "Order now, we send it as soon as it is made",
  OUT_OF_STOCK: "Sold out",
  NOT_OFFERED: "Not made in this combination",
};

/** Pictures, choices and the way into the cart; a visitor's choices start with the first colour. */
export function BuyBox({ product, children }: { product: V3Product; children: ReactNode }) {
  const selection = useProductOptions(product, {
    initial: { choices: firstChoices(product, ["swatch"]) },
  });
  const { options, missing, variant, availability, price, media, select } = selection;
  const [quantity, setQuantity] = useState(1);
  const [extras, setExtras] = useState(NO_EXTRAS);
  const [asked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<{ added?: string; problem?: string }>({});
  const { add, isUpdating } = useCart();

  const buyable = availability === "IN_STOCK" || availability === "PREORDER";
  const chosen = options.flatMap((option) => option.selected?.name ?? []).join(", ");

  async function buy(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUpdating || !buyable) return;
    setAsked(true);
    setOutcome({});
    if (!variant) {
      const form = event.currentTarget;
      const open = options.find((option) => !option.selected);
      form.querySelector<HTMLInputElement>(`[name="option-${open?.id}"]`)?.focus();
      return;
    }
    try {
      await add({ productId: product.id, variantId: variant.id, quantity, ...extras });
      setOutcome({ added: chosen ? `${product.name}, ${chosen}` : (product.name ?? "") });
      setQuantity(1);
    } catch (error) {
      setOutcome({ problem: describeError(error) });
    }
  }

  return (
    <div className="product">
      {/* Another colour starts with its own picture. */}
      <Gallery key={media[0]?.id} media={media} name={product.name ?? ""} />
      <div className="product-info">
        <p className="brand">
          {product.brand?.name}
          {product.ribbon?.name && <span className="ribbon inline">{product.ribbon.name}</span>}
        </p>
        <h1>{product.name}</h1>
        <p className="product-price">
          <Price
            amount={price.actual?.amount}
            compareAt={price.compareAt?.amount}
            currency={product.currency}
            from={price.from}
          />
        </p>
        <form onSubmit={buy}>
          {options.map((option) => (
            <OptionPicker
              key={option.id}
              option={option}
              select={(optionId, choiceId) => {
                setOutcome({});
                select(optionId, choiceId);
              }}
              problem={
                asked && missing.includes(option.name)
                  ? `Please choose a ${option.name.toLowerCase()}`
                  : undefined
              }
            />
          ))}
          <ModifierFields
            modifiers={product.modifiers}
            currency={product.currency}
            extras={extras}
            change={setExtras}
          />
          <div className={buyable ? "buy" : undefined}>
            {buyable && <Quantity value={quantity} change={setQuantity} />}
            <button
              className="button large full"
              type="submit"
              disabled={!buyable}
              aria-disabled={isUpdating}
            >
              {buyable
                ? "Add to cart"
                : availability === "OUT_OF_STOCK"
                  ? "Sold out"
                  : "Not available"}
            </button>
          </div>
        </form>
        <p className={`stock ${availability.toLowerCase()}`}>{STOCK[availability]}</p>
        <div role="status">
          {outcome.added !== undefined && (
            <p className="added">
              <CheckIcon />
              <span>
                <strong>Added:</strong> {outcome.added}
              </span>
              <Link href={paths.cart}>View cart</Link>
            </p>
          )}
        </div>
        {outcome.problem && (
          <p className="problem" role="alert">
            {outcome.problem}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
