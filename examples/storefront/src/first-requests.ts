// Starts the requests of the first page while the browser still loads React.
import { categoriesQuery, productQuery } from "@portico/react/queries";
import { client, queryClient } from "./shop.js";

async function loadPage() {
  const [, page, slug] = window.location.pathname.split("/");
  if (page === "") {
    void queryClient.prefetchQuery(categoriesQuery(client));
    await import("./home/home-page.js");
  } else if (page === "product-page" && slug) {
    void queryClient.prefetchQuery(productQuery(client, { slug: decodeURIComponent(slug) }));
    await import("./product/product-page.js");
  } else if (page === "cart") {
    await import("./cart/cart-page.js");
  }
}

// a new visitor needs a token
client.auth.getAuthHeaders().catch(() => {});
// the page requests again what fails
loadPage().catch(() => {});
