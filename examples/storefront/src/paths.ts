import { paths as shared } from "shop-ui/paths";

/** URLs of the pages. */
export const paths = {
  ...shared,
  login: "/login",
  register: "/register",
  resetPassword: "/reset-password",
  /** The platform's login page redirects to this page. */
  loginCallback: "/login/callback",
  profile: "/account/profile",
  addresses: "/account/addresses",
  privacy: "/account/privacy",
  wishlist: "/account/wishlist",
  /** URL of the login, which leads back to a page of the shop. */
  loginFor: (page: string) => `/login?${new URLSearchParams({ to: page })}`,
};
