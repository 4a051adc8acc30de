import { useClient, useProductOptions } from "@portico/react";
import {
  firstChoices,
  jsonLdText,
  productJsonLd,
  selectionFromParams,
  selectionToParams,
} from "@portico/react/format";
import { inventoryQuery } from "@portico/react/queries";
import type { V3Product } from "@portico/stores/products-v3";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useDeferredValue } from "react";
import { Details } from "shop-ui/product/details";
import { Gallery } from "shop-ui/product/gallery";
import { useSearchParams } from "wouter";
import { BuyForm } from "./buy-form.js";
import { ProductHead } from "./product-head.js";

/**
 * Defers the images, so that a new choice appears before its images. When the color changes, the
 * gallery starts with that color's image.
 */
function Pictures({ media, name }: ComponentProps<typeof Gallery>) {
  const deferredMedia = useDeferredValue(media);
  return <Gallery key={deferredMedia[0]?.id} media={deferredMedia} name={name} />;
}

/** Keeps the selection in the URL, so that a reload or a shared link restores it. */
export function ProductView({ product }: { product: V3Product }) {
  const [params, setParams] = useSearchParams();
  const { data: inventory } = useQuery(inventoryQuery(useClient(), product.id ?? ""));
  const urlSelection = selectionFromParams(product, params);
  const selection = useProductOptions(product, {
    initial: {
      ...urlSelection,
      choices: { ...firstChoices(product, ["swatch"]), ...urlSelection.choices },
    },
    onChange: (value) =>
      setParams((before) => selectionToParams(product, value, before), { replace: true }),
    inventory,
  });
  const { price, media } = selection;
  return (
    <div className="product">
      <Pictures media={media} name={product.name ?? ""} />
      <div className="product-info">
        <ProductHead product={product} price={price} />
        <BuyForm product={product} selection={selection} />
        <Details product={product} />
      </div>
      <script type="application/ld+json">
        {jsonLdText(
          productJsonLd(product, { url: window.location.origin + window.location.pathname }),
        )}
      </script>
    </div>
  );
}
