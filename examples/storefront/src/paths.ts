/** The pages' addresses; a product's is the one that the platform names in carts. */
export const paths = {
  home: "/",
  shop: "/shop",
  cart: "/cart",
  thankYou: "/thank-you",
  login: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  /** Where the platform's own login page leads back to. */
  loginCallback: "/login/callback",
  account: "/account",
  order: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  profile: "/account/profile",
  addresses: "/account/addresses",
  privacy: "/account/privacy",
  wishlist: "/account/wishlist",
  search: (text: string) => (text ? `/shop?${new URLSearchParams({ q: text })}` : "/shop"),
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/product-page/${encodeURIComponent(slug)}`,
  /** The login, which leads back to a page of the shop. */
  loginFor: (page: string) => `/login?${new URLSearchParams({ to: page })}`,
};
