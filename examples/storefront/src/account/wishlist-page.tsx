import "shop-ui/catalog/card.css";
import { useClient, useWishlist } from "@portico/react";
import { productsQuery } from "@portico/react/queries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ErrorNotice, Problem } from "shop-ui/design/errors";
import { Empty, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { CartDrawer } from "../cart/cart-drawer.js";
import { CARD_FIELDS } from "../catalog/card-fields.js";
import { MoreProducts } from "../catalog/more-products.js";
import { ProductCard } from "../catalog/product-card.js";
import { SkeletonGrid } from "../catalog/product-grid.js";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";
import { WishActions } from "./wish-actions.js";

export function WishlistPage() {
  usePage("Wishlist", false);
  const wishlist = useWishlist();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCartOpen, setCartOpen] = useState(false);
  const ids = wishlist.data.flatMap(({ catalogReference }) =>
    catalogReference ? [catalogReference.catalogItemId] : [],
  );
  const { data, error, refetch } = useQuery({
    ...productsQuery(useClient(), {
      filter: { id: { $in: ids } },
      limit: 100,
      fields: CARD_FIELDS,
    }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const products = data?.products.filter(({ id }) => id && wishlist.has(id)) ?? [];
  const failure = error ?? wishlist.error;
  const hasProducts = products.length > 0;
  const isLoading = (wishlist.isPending && ids.length === 0) || (ids.length > 0 && !data);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Wishlist
      </h1>
      {failure && !hasProducts ? (
        <ErrorNotice error={failure} retry={refetch} />
      ) : isLoading ? (
        <Loading label="Loading your wishlist">
          <SkeletonGrid count={4} />
        </Loading>
      ) : !hasProducts ? (
        <>
          <Empty title="Your wishlist is empty">
            <p>Tap the heart on a product page to save it here.</p>
            <Link className="button" href={paths.shop}>
              Browse products
            </Link>
          </Empty>
          <MoreProducts />
        </>
      ) : (
        <section>
          <h2 className="visually-hidden">Saved items</h2>
          <Problem error={failure} />
          <ul className="grid">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
                <WishActions
                  product={product}
                  onAdded={() => setCartOpen(true)}
                  remove={() => {
                    heading.current?.focus();
                    wishlist.mutate(product.id);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CartDrawer open={isCartOpen} close={() => setCartOpen(false)} />
    </>
  );
}
