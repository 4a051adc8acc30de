import type { V3Product } from "@portico/stores/products-v3";
import { ProductCard } from "./product-card.js";

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
