import { useSession, useWishlist } from "@portico/react";
import type { V3Product } from "@portico/stores/products-v3";
import { useLocation } from "wouter";
import { HeartIcon } from "../design/icons.js";
import { paths } from "../paths.js";

/** Keeps a product for later; visitors are asked to log in, as the platform keeps lists of members only. */
export function WishButton({ product }: { product: V3Product }) {
  const { status } = useSession();
  const { has, toggle } = useWishlist();
  const [, navigate] = useLocation();
  const id = product.id ?? "";
  const isKept = has(id);
  return (
    <button
      className="icon-button wish"
      type="button"
      aria-label={`${product.name} on the wishlist`}
      aria-pressed={isKept}
      onClick={() => (status === "member" ? toggle(id) : navigate(paths.account))}
    >
      <HeartIcon filled={isKept} />
    </button>
  );
}
