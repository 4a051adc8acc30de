// The page component runs only on the server. It fetches products and passes the data to the client
// component.
import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { Money } from "@portico/react";
import { productsQuery } from "@portico/react/queries";
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { ClientShop } from "./client-shop.js";

const platform = process.env.PORTICO_URL ?? "";

export async function Page() {
  const client = createClient({
    baseUrl: platform,
    auth: OAuthStrategy({ clientId: "packed" }),
  });
  const queryClient = new QueryClient();
  const { products } = await queryClient.fetchQuery(productsQuery(client, { limit: 3 }));
  return (
    <html lang="en">
      <head>
        <title>Shop</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <p>
          From{" "}
          <Money value={products[0]?.actualPriceRange?.minValue} currency="EUR" locale="en-GB" />
        </p>
        <ClientShop platform={platform} state={dehydrate(queryClient)} />
      </body>
    </html>
  );
}
