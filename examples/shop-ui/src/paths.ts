type Slug = string | null | undefined;

/** Paths that exist in both example shops. Product paths match the product URLs in carts. */
export const paths = {
  home: "/",
  shop: "/shop",
  cart: "/cart",
  thankYou: "/thank-you",
  account: "/account",
  order: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  search: (text: string) => (text ? `/shop?${new URLSearchParams({ q: text })}` : "/shop"),
  category: (slug: Slug) => `/category/${encodeURIComponent(slug ?? "")}`,
  product: (slug: Slug) => `/product-page/${encodeURIComponent(slug ?? "")}`,
};
