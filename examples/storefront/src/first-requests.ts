// Starts the first page's requests while the browser loads React.
import { routeOf } from "./base.js";
import { fetchFirstData, isListPath } from "./shell/first-data.js";
import { client } from "./shop.js";

const { search } = window.location;
const pathname = routeOf(window.location.pathname);

async function loadPage() {
  if (isListPath(pathname)) return;
  import("./pages.js").catch(() => {});
  if (pathname === "/") await import("./home/home-page.js");
  else if (pathname === "/cart") await import("./cart/cart-page.js");
  else if (pathname.startsWith("/product-page/")) await import("./product/product-page.js");
}

// Request a token for new visitors, because all other requests need it.
client.auth.getAuthHeaders().catch(() => {});
// If a request fails, the page retries it.
fetchFirstData(pathname, search).catch(() => {});
loadPage().catch(() => {});
