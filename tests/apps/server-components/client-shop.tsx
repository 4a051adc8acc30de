"use client";
import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { PorticoProvider } from "@portico/react";
import { type DehydratedState, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Cart, List, Session } from "../shop/shop.js";

/** Renders a shop with a product list that the server has prefetched. */
export function ClientShop({ platform, state }: { platform: string; state: DehydratedState }) {
  const [queryClient] = useState(() => new QueryClient());
  const [client] = useState(() =>
    createClient({ baseUrl: platform, auth: OAuthStrategy({ clientId: "packed" }) }),
  );
  return (
    <PorticoProvider client={client} queryClient={queryClient} locale="en-GB">
      <HydrationBoundary state={state}>
        <Session />
        <List />
        <Cart />
      </HydrationBoundary>
    </PorticoProvider>
  );
}
