import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { Money, PorticoProvider, Show, useAddToCart, useCart, useClient } from "@portico/react";
import { firstChoices, resolveSelection } from "@portico/react/format";
import { productQuery, productsQuery } from "@portico/react/queries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

/** Renders a one-page shop with a session, a product list and a cart. */
export function Shop({ platform }: { platform: string }) {
  const [client] = useState(() =>
    createClient({ baseUrl: platform, auth: OAuthStrategy({ clientId: "packed" }) }),
  );
  return (
    <PorticoProvider client={client} locale="en-GB">
      <Session />
      <List />
      <Cart />
    </PorticoProvider>
  );
}

export function Session() {
  return (
    <>
      <Show when="visitor">Welcome, stranger</Show>
      <Show when="member">Welcome back</Show>
    </>
  );
}

export function List() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate: add } = useAddToCart();
  const { data } = useQuery(productsQuery(client, { limit: 3 }));
  async function buy(slug: string) {
    const product = await queryClient.fetchQuery(productQuery(client, { slug }));
    const { item } = resolveSelection(product, firstChoices(product));
    if (item) add(item);
  }
  return (
    <ul aria-label="Products">
      {data?.products.map((product) => (
        <li key={product.id}>
          {product.name} <Money value={product.actualPriceRange?.minValue} currency="EUR" />
          <button type="button" onClick={() => buy(product.slug ?? "")}>
            Add {product.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function Cart() {
  const { data: cart } = useCart();
  return (
    <section aria-label="Cart">
      <p>{cart?.count ?? 0} in the cart</p>
      <ul>
        {cart?.lines.map((line) => (
          <li key={line.id}>{line.name}</li>
        ))}
      </ul>
    </section>
  );
}
