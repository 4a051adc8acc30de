import { useClient } from "@portico/react";
import { productsQuery } from "@portico/react/queries";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { CARD_FIELDS } from "../catalogue/card-fields.js";
import { ProductGrid, SkeletonGrid } from "../catalogue/product-grid.js";
import { Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { usePage } from "./use-page.js";

/** For addresses that lead nowhere, and for products that are gone: says so, and shows what there is. */
export function NotFoundPage() {
  usePage("Not found", false);
  const { data, error } = useQuery(productsQuery(useClient(), { limit: 4, fields: CARD_FIELDS }));
  return (
    <div className="wide page">
      <div className="notice">
        <p className="kicker">Not found</p>
        <h1>There is nothing here any more</h1>
        <p>The page may have moved, or the piece has found someone.</p>
        <Link className="button" href={paths.shop}>
          See the whole shop
        </Link>
      </div>
      {!error && (
        <section aria-labelledby="instead">
          <div className="section-head">
            <h2 id="instead">Perhaps one of these</h2>
          </div>
          {data ? (
            <ProductGrid products={data.products} />
          ) : (
            <Loading label="Loading products">
              <SkeletonGrid count={4} />
            </Loading>
          )}
        </section>
      )}
    </div>
  );
}
