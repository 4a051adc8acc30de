type Slug = string | null | undefined;

/** URLs of the pages that both example shops have. Carts on the platform contain the URL of a product. */
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
