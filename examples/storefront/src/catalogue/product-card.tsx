import { type OptionState, resolveSelection, type SelectedChoices } from "@portico/react/queries";
import type { V3Product } from "@portico/stores/products-v3";
import { useState } from "react";
import { Link } from "wouter";
import { Picture } from "../design/picture.js";
import { Price } from "../design/price.js";
import { paths } from "../paths.js";

/** The colours of a product as dots; one that is pointed at shows the product in it. */
function Dots({ colours, show }: { colours: OptionState; show: (choiceId: string) => void }) {
  const { id, values } = colours;
  return (
    <>
      <p className="dots-count">{values.length} colours</p>
      <fieldset className="dots">
        <legend className="visually-hidden">{colours.name}</legend>
        {values.map((value) => (
          <button
            key={value.id}
            type="button"
            className="dot"
            style={{ "--dot": value.colorCode }}
            title={value.name}
            aria-label={value.name}
            aria-pressed={value.selected}
            onClick={() => show(value.id)}
            onPointerEnter={() => show(value.id)}
            data-option={id}
          />
        ))}
      </fieldset>
    </>
  );
}

/** One product in a grid; the whole card leads to its page. */
export function ProductCard({ product, eager }: { product: V3Product; eager?: boolean }) {
  const [chosen, choose] = useState<SelectedChoices>({});
  const [isNear, setNear] = useState(false);
  const { options, media, price } = resolveSelection(product, chosen);
  const colours = options.find((option) => option.kind === "swatch" && option.values.length > 1);
  const [first, second] = media.filter(({ image }) => image);
  const soldOut = product.inventory?.availabilityStatus === "OUT_OF_STOCK";
  const label = soldOut ? "Sold out" : product.ribbon?.name;
  return (
    <article className="card" onPointerEnter={() => setNear(true)}>
      <div className="card-picture">
        <Picture image={first?.image} alt="" eager={eager} sizes="grid" />
        {isNear && second && <Picture image={second.image} alt="" eager sizes="grid" />}
        {label && <span className={label === "Sale" ? "ribbon sale" : "ribbon"}>{label}</span>}
      </div>
      <div className="card-text">
        <h3>
          <Link className="card-link" href={paths.product(product.slug ?? "")}>
            {product.name}
          </Link>
        </h3>
        <Price
          amount={price.actual?.amount}
          compareAt={price.compareAt?.amount}
          currency={product.currency}
          from={price.from}
        />
        {colours && (
          <Dots colours={colours} show={(choiceId) => choose({ [colours.id]: choiceId })} />
        )}
      </div>
    </article>
  );
}
