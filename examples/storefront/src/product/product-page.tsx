import { absoluteImageUrl } from "@portico/core/media";
import "shop-ui/product/product.css";
import { useProduct } from "@portico/react";
import { resolveChoices } from "@portico/react/format";
import type { V3Product } from "@portico/stores/products-v3";
import { ErrorNotice } from "shop-ui/design/errors";
import { Bar } from "shop-ui/design/states";
import { Gallery } from "shop-ui/product/gallery";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { NotFoundPage } from "../shell/not-found-page.js";
import { usePage } from "../shell/use-page.js";
import { ProductHead } from "./product-head.js";
import { ProductSkeleton } from "./product-skeleton.js";
import { ProductView } from "./product-view.js";
import { RelatedProducts } from "./related-products.js";

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

/** Shows the data from a cached product list until the product has loaded. */
function Preview({ product }: { product: V3Product }) {
  return (
    <div className="product" aria-busy="true">
      <Gallery media={resolveChoices(product, {}).media} name={product.name ?? ""} />
      <div className="product-info">
        <ProductHead product={product} price={product} />
        <Bar width="40%" />
        <Bar width="80%" />
        <Bar />
      </div>
    </div>
  );
}

export function ProductPage({ slug }: { slug: string }) {
  const { data: product, error, refetch, isPlaceholderData } = useProduct(slug);
  usePage(product?.name ?? undefined, {
    description: product?.plainDescription?.replace(/<[^>]*>/g, " "),
    image: absoluteImageUrl(product?.media?.main, window.location.href),
    type: "product",
  });
  if (error?.status === 404) return <NotFoundPage />;
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
          <ErrorNotice error={error} retry={refetch} />
        ) : (
          <ProductSkeleton />
        )}
      </div>
      {product?.id && <RelatedProducts productId={product.id} />}
    </>
  );
}
