import type { V3Product } from "@portico/stores/products-v3";
import { ProductCard } from "./product-card.js";

const gridClass = (isShelf = false, isLarge = false) =>
  `grid${isShelf ? " shelf" : ""}${isLarge ? " large" : ""}`;

export function ProductGrid(props: {
  products: readonly V3Product[];
  /** On phones, shows a single row that scrolls. */
  isShelf?: boolean;
  /** Shows larger images in fewer columns. */
  isLarge?: boolean;
  /** Names of choices, such as colors, that the images should show. */
  prefer?: readonly string[];
  /** Number of images to load eagerly, because they are visible without scrolling. */
  eager?: number;
}) {
  const { products, isShelf, isLarge, prefer, eager = 0 } = props;
  return (
    <ul className={gridClass(isShelf, isLarge)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eager} prefer={prefer} />
        </li>
      ))}
    </ul>
  );
}

export function SkeletonGrid({ count, isShelf }: { count: number; isShelf?: boolean }) {
  return (
    <ul className={gridClass(isShelf)}>
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
