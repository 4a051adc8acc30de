import "shop-ui/catalog/card.css";
import { useClient } from "@portico/react";
import { productsQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "shop-ui/design/states";
import { CARD_FIELDS } from "./card-fields.js";
import { ProductGrid, SkeletonGrid } from "./product-grid.js";

/**
 * Suggested products, shown for example when a list or the cart is empty. Renders nothing if the
 * products cannot be loaded.
 */
export function MoreProducts() {
  const { data, error } = useQuery(productsQuery(useClient(), { limit: 4, fields: CARD_FIELDS }));
  if (error || data?.products.length === 0) return null;
  return (
    <section className="more-products" aria-labelledby="more-products">
      <div className="section-head">
        <h2 id="more-products">You may also like</h2>
      </div>
      {data ? (
        <ProductGrid products={data.products} />
      ) : (
        <Loading label="Loading products">
          <SkeletonGrid count={4} />
        </Loading>
      )}
    </section>
  );
}
