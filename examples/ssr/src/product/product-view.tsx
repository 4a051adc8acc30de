"use client";
import { useProductOptions } from "@portico/react";
import { type ProductSelectionInput, selectionToParams } from "@portico/react/format";
import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { V3Product } from "@portico/stores/products-v3";
import { useDeferredValue } from "react";
import { Price } from "shop-ui/design/price";
import { Details } from "shop-ui/product/details";
import { Gallery } from "shop-ui/product/gallery";
import { BuyForm } from "./buy-form";

interface ProductViewProps {
  product: V3Product;
  inventory: readonly InventoryItem[];
  /** Selection in the URL. */
  initial: ProductSelectionInput;
  /** The reason why the server rejected the form. */
  rejectionReason: string | undefined;
}

/** Changes the URL after the next paint, because the change makes Next.js render the page again. */
function replaceSearch(params: URLSearchParams) {
  const { pathname } = window.location;
  const replace = () => {
    const hasLeft = window.location.pathname !== pathname;
    if (!hasLeft) window.history.replaceState(null, "", `?${params}`);
  };
  requestAnimationFrame(() => setTimeout(replace));
}

/** Keeps the selection in the URL, so that a reload or a shared link restores it. */
export function ProductView({ product, inventory, initial, rejectionReason }: ProductViewProps) {
  const selection = useProductOptions(product, {
    initial,
    inventory,
    onChange: (value) => replaceSearch(selectionToParams(product, value)),
  });
  // On slow phones, show the new choice and its price before the images.
  const media = useDeferredValue(selection.media);
  return (
    <div className="product">
      <Gallery key={media[0]?.id} media={media} name={product.name ?? ""} />
      <div className="product-info">
        <div className="product-head">
          <p className="kicker muted">{product.brand?.name}</p>
          <h1>{product.name}</h1>
          <p className="product-price">
            <Price of={selection.price} currency={product.currency} />
            {product.ribbon?.name && <span className="ribbon">{product.ribbon.name}</span>}
          </p>
        </div>
        <BuyForm product={product} selection={selection} rejectionReason={rejectionReason} />
        <Details product={product} />
      </div>
    </div>
  );
}
