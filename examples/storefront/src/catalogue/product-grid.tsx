import type { V3Product } from "@portico/stores/products-v3";
import { ProductCard } from "./product-card.js";

const shape = (isShelf: boolean | undefined) => (isShelf ? "grid shelf" : "grid");

/** Products side by side; a shelf is one row on the phone, to be pushed along. */
export function ProductGrid(props: {
  products: readonly V3Product[];
  isShelf?: boolean;
  /** So many are loaded at once, as they are in sight from the start. */
  eager?: number;
}) {
  const { products, isShelf, eager = 0 } = props;
  return (
    <ul className={shape(isShelf)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

/** The same grid while products are loaded. */
export function SkeletonGrid({ count, isShelf }: { count: number; isShelf?: boolean }) {
  return (
    <ul className={shape(isShelf)}>
      {Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key) => (
        <li key={key} className="card">
          <span className="picture skeleton" />
          <div className="card-text">
            <span className="skeleton bar" style={{ width: "75%" }} />
            <span className="skeleton bar" style={{ width: "30%" }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
