import type { V3Product } from "@portico/stores/products-v3";
import { Link } from "wouter";
import { Picture } from "../design/picture.js";
import { Price } from "../design/price.js";
import { paths } from "../paths.js";

function Colours({ product }: { product: V3Product }) {
  const colours = product.options
    .flatMap((option) => option.choicesSettings?.choices ?? [])
    .filter((choice) => choice.colorCode);
  if (colours.length < 2) return null;
  return (
    <span className="dots">
      <span className="visually-hidden">{colours.length} colours</span>
      {colours.map((colour) => (
        <span
          key={colour.choiceId}
          className="dot"
          style={{ background: colour.colorCode }}
          title={colour.name ?? undefined}
        />
      ))}
    </span>
  );
}

/** One product in a grid; the whole card leads to its page. */
export function ProductCard({ product, eager }: { product: V3Product; eager?: boolean }) {
  const { actualPriceRange: range, compareAtPriceRange: before, currency } = product;
  const soldOut = product.inventory?.availabilityStatus === "OUT_OF_STOCK";
  const label = soldOut ? "Sold out" : product.ribbon?.name;
  return (
    <article className="card">
      <div className="card-picture">
        <Picture image={product.media?.main?.image} alt="" eager={eager} />
        {label && <span className={soldOut ? "ribbon quiet" : "ribbon"}>{label}</span>}
      </div>
      <div className="card-text">
        <p className="brand">{product.brand?.name}</p>
        <h3>
          <Link className="card-link" href={paths.product(product.slug ?? "")}>
            {product.name}
          </Link>
        </h3>
        <div className="card-foot">
          <Price
            amount={range?.minValue?.amount}
            compareAt={before?.minValue?.amount}
            currency={currency}
            from={range?.minValue?.amount !== range?.maxValue?.amount}
          />
          <Colours product={product} />
        </div>
      </div>
    </article>
  );
}
