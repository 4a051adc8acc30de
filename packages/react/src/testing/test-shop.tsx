import { createClient } from "@portico/core";
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import { OAuthStrategy } from "@portico/identity";
import type { V3Product } from "@portico/stores/products-v3";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { PorticoProvider } from "../provider/provider.js";
import { productQuery } from "../queries.js";

/** A shop for one test: the fashion seed unless told otherwise, a visitor, and all requests that were made. */
export function testShop(options?: EmulatorOptions) {
  const emulator = createEmulator(options);
  const requests: string[] = [];
  const network: {
    /** Set by a test to hold an answer back. */
    before: (path: string) => Promise<void> | void;
    /** The last request. */
    sent?: Request;
  } = { before: () => {} };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    network.sent = request;
    requests.push(`${request.method} ${pathname}`);
    // What a request reads is settled before a test may hold its answer back.
    const response = await emulator.fetch(request);
    await network.before(pathname);
    return response;
  };
  const client = createClient({
    fetch,
    auth: OAuthStrategy({ clientId: "test-shop" }),
    retries: 0,
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider client={client} queryClient={queryClient}>
        {children}
      </PorticoProvider>
    </StrictMode>
  );
  const product = (slug: string) => queryClient.fetchQuery(productQuery(client, { slug }));
  return { emulator, client, queryClient, wrapper, requests, network, product };
}

/** The id of a product's variant with the given choices, by their names. */
export function variantId(emulator: Emulator, product: V3Product, ...names: string[]): string {
  const stored = emulator.state.catalog.products.get(product.id);
  const wanted = names.map(
    (name) => stored?.options.flatMap((option) => option.choices).find((c) => c.name === name)?.id,
  );
  const found = stored?.variants.find((variant) =>
    wanted.every((id) => variant.choices.some((choice) => choice.choiceId === id)),
  );
  if (!found) throw new Error(`${product.name} has no variant ${names.join(", ")}`);
  return found.id;
}
