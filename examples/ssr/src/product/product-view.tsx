"use client";
import { useProductOptions } from "@portico/react";
import { type ProductSelectionInput, selectionToParams } from "@portico/react/format";
import { RichContent } from "@portico/react/rich-content";
import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { V3Product } from "@portico/stores/products-v3";
import { Picture } from "shop-ui/design/picture";
import { Price } from "shop-ui/design/price";
import { BuyForm } from "./buy-form";

interface ProductViewProps {
  product: V3Product;
  inventory: readonly InventoryItem[];
  /** What the address has chosen. */
  initial: ProductSelectionInput;
  /** Why the form was sent back. */
  refused: string | undefined;
}

/** The product under what is chosen, which the address says too. */
export function ProductView({ product, inventory, initial, refused }: ProductViewProps) {
  const selection = useProductOptions(product, {
    initial,
    inventory,
    onChange(value) {
      const params = selectionToParams(product, value);
      window.history.replaceState(null, "", `?${params}`);
    },
  });
  const pictures = selection.media.filter(({ image }) => image);
  return (
    <div className="product">
      <div className="gallery-frame">
        <ul className={pictures.length === 1 ? "gallery single" : "gallery"}>
          {pictures.map((item, index) => (
            <li key={item.id}>
              <Picture
                media={item}
                alt={item.altText ?? product.name ?? ""}
                size="half"
                eager={index === 0}
                isWhole
              />
            </li>
          ))}
        </ul>
      </div>
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
        <details className="fold" open>
          <summary>Description</summary>
          <div>
            <RichContent document={product.description} />
          </div>
        </details>
        {product.infoSections.map(({ id, title, description }) => (
          <details key={id} className="fold">
            <summary>{title}</summary>
            <div>
              <RichContent document={description} />
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
