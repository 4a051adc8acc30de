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
  /** What the address has chosen. */
  initial: ProductSelectionInput;
  /** Why the form was sent back. */
  refused: string | undefined;
}

/** A product with its selected options, which are in the URL too. */
export function ProductView({ product, inventory, initial, refused }: ProductViewProps) {
  const selection = useProductOptions(product, {
    initial,
    inventory,
    onChange(value) {
      const params = selectionToParams(product, value);
      window.history.replaceState(null, "", `?${params}`);
    },
  });
  // Slow phones show the choice and its price first, and then the pictures.
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
        <BuyForm product={product} selection={selection} refused={refused} />
        <Details product={product} />
      </div>
    </div>
  );
}
