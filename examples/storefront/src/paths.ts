/** The pages' addresses; a product's is the one that the platform names in carts. */
export const paths = {
  home: "/",
  shop: "/shop",
  cart: "/cart",
  thankYou: "/thank-you",
  account: "/account",
  search: (text: string) => (text ? `/shop?${new URLSearchParams({ q: text })}` : "/shop"),
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/product-page/${encodeURIComponent(slug)}`,
};
