import { useClient } from "@portico/react";
import { relatedProductsQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { CARD_FIELDS } from "../catalog/card-fields.js";
import { ProductGrid } from "../catalog/product-grid.js";

export function RelatedProducts({ productId }: { productId: string }) {
  const { data: products } = useQuery(
    relatedProductsQuery(useClient(), { productId, fields: CARD_FIELDS }),
  );
  // A single product would leave most of the row empty.
  if (!products || products.length < 2) return null;
  return (
    <section className="wide section" aria-labelledby="related">
      <div className="section-head">
        <h2 id="related">You may also like</h2>
      </div>
      <ProductGrid products={products} isShelf />
    </section>
  );
}
