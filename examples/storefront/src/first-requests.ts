// Starts the requests of the first page while the browser still loads React.
import { fetchFirstData } from "./shell/first-data.js";
import { client } from "./shop.js";

/** The code of the pages that most visits start with. */
const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  "": () => import("./home/home-page.js"),
  "product-page": () => import("./product/product-page.js"),
  cart: () => import("./cart/cart-page.js"),
};

const { pathname, search } = window.location;
// a new visitor needs a token
client.auth.getAuthHeaders().catch(() => {});
// the page requests again what fails
fetchFirstData(pathname, search).catch(() => {});
PAGES[pathname.split("/")[1] ?? ""]?.().catch(() => {});
