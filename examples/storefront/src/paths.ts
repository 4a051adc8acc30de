import { paths as shared } from "shop-ui/paths";

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
  /** The login page opens `page` after the login. */
  loginFor: (page: string) => `/login?${new URLSearchParams({ to: page })}`,
};
