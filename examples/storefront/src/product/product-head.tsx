import type { PriceSource } from "@portico/react/format";
import type { V3Product } from "@portico/stores/products-v3";
import { Price } from "shop-ui/design/price";
import { WishButton } from "./wish-button.js";

export function ProductHead({ product, price }: { product: V3Product; price: PriceSource }) {
  return (
    <div className="product-head">
      <p className="kicker muted">{product.brand?.name}</p>
      <h1>{product.name}</h1>
      <p className="product-price">
        <Price of={price} currency={product.currency} />
        {product.ribbon?.name && <span className="ribbon">{product.ribbon.name}</span>}
      </p>
      <WishButton product={product} />
    </div>
  );
}
