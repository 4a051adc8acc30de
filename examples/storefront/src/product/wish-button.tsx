import { useErrorText, useSession, useWishlist } from "@portico/react";
import type { V3Product } from "@portico/stores/products-v3";
import { useEffect } from "react";
import { HeartIcon } from "shop-ui/design/icons";
import { useLocation, useSearch } from "wouter";
import { paths } from "../paths.js";

/** The product that a visitor wants on the wishlist, while they log in. */
const WANTED = "portico-wish";

/** Adds a product to the wishlist or removes it. Visitors log in first, because only members have a wishlist. */
export function WishButton({ product }: { product: V3Product }) {
  const { status } = useSession();
  const { has, mutate: toggle, isPending, error } = useWishlist();
  const problem = useErrorText(error);
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const id = product.id ?? "";
  const isKept = has(id);

  // After the login, add the product. Without a login, forget it.
  useEffect(() => {
    if (status === "visitor") sessionStorage.removeItem(WANTED);
    if (status !== "member" || isPending || sessionStorage.getItem(WANTED) !== id) return;
    sessionStorage.removeItem(WANTED);
    if (!isKept) toggle(id);
  }, [status, isPending, isKept, id, toggle]);

  function click() {
    if (status === "member") return toggle(id);
    sessionStorage.setItem(WANTED, id);
    navigate(paths.loginFor(pathname + (search && `?${search}`)));
  }
  return (
    <>
      <button
        className="icon-button wish"
        type="button"
        aria-label={`Save ${product.name} to your wishlist`}
        aria-pressed={isKept}
        onClick={click}
      >
        <HeartIcon filled={isKept} />
      </button>
      <div role="alert">{problem && <p className="problem small">{problem}</p>}</div>
    </>
  );
}
