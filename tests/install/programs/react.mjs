import { addLineItemsToCurrentCart } from "@portico/ecom/current-cart-v2";
import { PorticoProvider, useCart, useClient, useSession } from "@portico/react";
import { storeItem } from "@portico/react/format";
import { prefetchCart, productsQuery } from "@portico/react/queries";
import { getProduct } from "@portico/stores/products-v3";
import { QueryClient, useQuery } from "@tanstack/react-query";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { print, server } from "./shop.mjs";

const client = await server.createServerClient(new Request("http://localhost/"));
const queryClient = new QueryClient();
const { products } = await queryClient.fetchQuery(productsQuery(client));
const [product] = products;
const { variantsInfo } = await client.use(getProduct)(product.id);
const variantId = variantsInfo.variants[0].id;
const item = storeItem({ productId: product.id, variantId, quantity: 2 });
await client.use(addLineItemsToCurrentCart)({ catalogItems: [item] });
await prefetchCart(queryClient, client);

function Page() {
  const { data } = useQuery(productsQuery(useClient()));
  const { data: lines } = useCart({ select: (cart) => cart.lines });
  const { status } = useSession();
  return createElement("p", null, `${data.products[0].name}, ${lines.length} line, ${status}`);
}

const html = renderToString(
  createElement(
    PorticoProvider,
    { client, queryClient, session: client.session.snapshot() },
    createElement(Page),
  ),
);
print({ html, name: product.name });
