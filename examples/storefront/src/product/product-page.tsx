import { absoluteImageUrl } from "@portico/core/media";
import "./product.css";
import { isPorticoError } from "@portico/core";
import { useClient } from "@portico/react";
import { productQuery, relatedProductsQuery, resolveChoices } from "@portico/react/queries";
import type { V3Product } from "@portico/stores/products-v3";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import { CARD_FIELDS } from "../catalog/card-fields.js";
import { ProductGrid } from "../catalog/product-grid.js";
import { Bar, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { NotFoundPage } from "../shell/not-found-page.js";
import { usePage } from "../shell/use-page.js";
import { Gallery } from "./gallery.js";
import { ProductHead } from "./product-head.js";
import { ProductView } from "./product-view.js";

function Breadcrumbs({ product }: { product: V3Product }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href={paths.shop}>Shop</Link>
        </li>
        {product.breadcrumbsInfo?.breadcrumbs.map((crumb) => (
          <li key={crumb.categoryId}>
            <Link href={paths.category(crumb.categorySlug)}>{crumb.categoryName}</Link>
          </li>
        ))}
        <li aria-current="page">{product.name}</li>
      </ol>
    </nav>
  );
}

function Related({ productId }: { productId: string }) {
  const { data: products } = useQuery(
    relatedProductsQuery(useClient(), { productId, fields: CARD_FIELDS }),
  );
  // one alone looks lost
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

function Skeleton() {
  return (
    <Loading label="Loading the product">
      <div className="product">
        <div className="gallery">
          <span className="picture skeleton" />
        </div>
        <div className="product-info">
          <Bar width="30%" />
          <Bar width="70%" />
          <Bar width="20%" />
          <Bar />
          <Bar />
          <Bar width="60%" />
        </div>
      </div>
    </Loading>
  );
}

/** What a list knew of the product, until the rest is there. */
function Preview({ product }: { product: V3Product }) {
  return (
    <div className="product" aria-busy="true">
      <Gallery media={resolveChoices(product, {}).media} name={product.name ?? ""} />
      <div className="product-info">
        <ProductHead product={product} of={product} />
        <Bar width="40%" />
        <Bar width="80%" />
        <Bar />
      </div>
    </div>
  );
}

/** One product: pictures, choices, price, stock, description, and what goes with it. */
export function ProductPage({ slug }: { slug: string }) {
  const {
    data: product,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery(productQuery(useClient(), { slug, cache: useQueryClient() }));
  usePage(product?.name ?? undefined, {
    description: product?.plainDescription?.replace(/<[^>]*>/g, " "),
    image: absoluteImageUrl(product?.media?.main, window.location.href),
    type: "product",
  });
  if (isPorticoError(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <div className="wide product-page">
        {product ? (
          <>
            <Breadcrumbs product={product} />
            {isPlaceholderData ? (
              <Preview product={product} />
            ) : (
              <ProductView key={product.id} product={product} />
            )}
          </>
        ) : error ? (
          <Failed error={error} retry={refetch} />
        ) : (
          <Skeleton />
        )}
      </div>
      {product?.id && <Related productId={product.id} />}
    </>
  );
}
