import { useErrorText, useSession, useWishlist } from "@portico/react";
import type { V3Product } from "@portico/stores/products-v3";
import { useEffect } from "react";
import { HeartIcon } from "shop-ui/design/later-icons";
import { useLocation, useSearch } from "wouter";
import { paths } from "../paths.js";

/** Storage key of the product to add to the wishlist after the login. */
const WISH_KEY = "portico-wish";

/** Visitors have to log in first, because only members have a wishlist. */
export function WishButton({ product }: { product: V3Product }) {
  const { status } = useSession();
  const { has, mutate: toggle, isPending, error } = useWishlist();
  const problem = useErrorText(error);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const id = product.id ?? "";
  const isSaved = has(id);

  // If a visitor returns without logging in, they no longer want to add the product.
  useEffect(() => {
    if (status === "visitor") sessionStorage.removeItem(WISH_KEY);
    if (status !== "member" || isPending || sessionStorage.getItem(WISH_KEY) !== id) return;
    sessionStorage.removeItem(WISH_KEY);
    if (!isSaved) toggle(id);
  }, [status, isPending, isSaved, id, toggle]);

  function handleClick() {
    if (status === "member") return toggle(id);
    sessionStorage.setItem(WISH_KEY, id);
    navigate(paths.loginFor(pathname + (search && `?${search}`)));
  }
  return (
    <>
      <button
        className="icon-button wish"
        type="button"
        aria-label={`Save ${product.name} to your wishlist`}
        aria-pressed={isSaved}
        onClick={handleClick}
      >
        <HeartIcon filled={isSaved} />
      </button>
      <div role="alert">{problem && <p className="problem small">{problem}</p>}</div>
    </>
  );
}
