import "shop-ui/catalog/card.css";
import { useClient } from "@portico/react";
import { productsQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "shop-ui/design/states";
import { CARD_FIELDS } from "./card-fields.js";
import { ProductGrid, SkeletonGrid } from "./product-grid.js";

/** Something to buy, below a page that has nothing of its own to show; without a word where that fails too. */
export function Instead() {
  const { data, error } = useQuery(productsQuery(useClient(), { limit: 4, fields: CARD_FIELDS }));
  if (error || data?.products.length === 0) return null;
  return (
    <section className="instead" aria-labelledby="instead">
      <div className="section-head">
        <h2 id="instead">You may also like</h2>
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
