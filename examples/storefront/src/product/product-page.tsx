import "./product.css";
import { isPorticoError } from "@portico/core";
import { useClient } from "@portico/react";
import { productQuery } from "@portico/react/queries";
import type { V3Product } from "@portico/stores/products-v3";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Bar, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { NotFoundPage } from "../shell/not-found-page.js";
import { usePage } from "../shell/use-page.js";
import { BuyBox } from "./buy-box.js";
import { paragraphs } from "./paragraphs.js";

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

function Details({ product }: { product: V3Product }) {
  return (
    <div className="details">
      {product.infoSections.map((section) => (
        <details key={section.id}>
          <summary>{section.title}</summary>
          {paragraphs(section.plainDescription).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ))}
    </div>
  );
}

function Skeleton() {
  return (
    <Loading label="Loading the product">
      <div className="product">
        <span className="picture skeleton" />
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

/** One product: pictures, choices, price, stock, description. */
export function ProductPage({ slug }: { slug: string }) {
  const { data: product, error, refetch } = useQuery(productQuery(useClient(), { slug }));
  usePage(product?.name ?? undefined);
  if (isPorticoError(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div className="wide page">
      {product ? (
        <>
          <Breadcrumbs product={product} />
          <BuyBox key={product.id} product={product}>
            <div className="description">
              {paragraphs(product.plainDescription).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            <Details product={product} />
          </BuyBox>
        </>
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
