import type { V3Product } from "@portico/stores/products-v3";
import { useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Sheet } from "shop-ui/design/sheet";
import { Loading } from "shop-ui/design/states";

const QuickBuy = lazyComponent(() => import("../product/quick-buy.js"), "QuickBuy");

export function WishActions(props: {
  product: V3Product;
  onAdded: () => void;
  remove: () => void;
}) {
  const { product, onAdded, remove } = props;
  const [isOpen, setOpen] = useState(false);
  const name = product.name ?? "";
  const isSoldOut = product.inventory?.availabilityStatus === "OUT_OF_STOCK";
  const close = () => setOpen(false);
  return (
    <div className="wish-actions">
      <button
        className="button secondary full"
        type="button"
        disabled={isSoldOut}
        aria-label={`${isSoldOut ? "Sold out" : "Add to cart"}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isSoldOut ? "Sold out" : "Add to cart"}
      </button>
      <button
        className="text-button"
        type="button"
        aria-label={`Remove ${name} from your wishlist`}
        onClick={remove}
      >
        Remove
      </button>
      <Sheet open={isOpen} close={close} title={name}>
        <Boundary pending={<Loading>{null}</Loading>}>
          <QuickBuy
            slug={product.slug ?? ""}
            onAdded={() => {
              close();
              onAdded();
            }}
          />
        </Boundary>
      </Sheet>
    </div>
  );
}
