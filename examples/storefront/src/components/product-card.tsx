import type { V3Product } from "@portico/stores/products-v3";
import { Link } from "wouter";
import { paths } from "../shop.js";
import { Picture } from "./picture.js";
import { Price } from "./price.js";

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

/** Products side by side. */
export function ProductGrid({ products }: { products: readonly V3Product[] }) {
  return (
    <ul className="grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < 8} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while products are loaded. */
export function SkeletonGrid({ count }: { count: number }) {
  return (
    <ul className="grid">
      {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key) => (
        <li key={key} className="card">
          <span className="picture skeleton" />
          <div className="card-text">
            <span className="skeleton bar" style={{ width: "40%" }} />
            <span className="skeleton bar" style={{ width: "75%" }} />
            <span className="skeleton bar" style={{ width: "30%" }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
