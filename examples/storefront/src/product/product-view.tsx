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
import { useDeferredValue } from "react";
import { Details } from "shop-ui/product/details";
import { Gallery } from "shop-ui/product/gallery";
import { useSearchParams } from "wouter";
import { BuyForm } from "./buy-form.js";
import { ProductHead } from "./product-head.js";

/** The product under what is chosen, which the address says too; it starts with the first color. */
export function ProductView({ product }: { product: V3Product }) {
  const [params, setParams] = useSearchParams();
  const { data: inventory } = useQuery(inventoryQuery(useClient(), product.id ?? ""));
  const named = selectionFromParams(product, params);
  const selection = useProductOptions(product, {
    initial: { ...named, choices: { ...firstChoices(product, ["swatch"]), ...named.choices } },
    onChange: (value) =>
      setParams((address) => selectionToParams(product, value, address), { replace: true }),
    inventory,
  });
  const { price } = selection;
  // the choice shows before the pictures change
  const media = useDeferredValue(selection.media);
  return (
    <div className="product">
      {/* Another color starts with its own picture. */}
      <Gallery key={media[0]?.id} media={media} name={product.name ?? ""} />
      <div className="product-info">
        <ProductHead product={product} of={price} />
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
