import { createClient } from "@portico/core";
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import { OAuthStrategy, type OAuthStrategyOptions } from "@portico/identity";
import type { V3Product } from "@portico/stores/products-v3";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { PorticoProvider } from "../provider/provider.js";
import type { CartAdapter } from "../queries/cart-adapter.js";
import { productQuery } from "../queries.js";

/** A member in the fashion seed. */
export const ADA = { email: "ada@example.com", password: "portico" };

/**
 * Creates a shop with the fashion seed and a visitor, and records its requests.
 *
 * @param options - Emulator options, such as `members` and `site.signOn`.
 * @param strategyOptions - Session options, such as a storage that tabs share.
 * @param emulator - Emulator to share with another tab's shop. Default: a new emulator.
 * @param cart - Cart API version.
 */
export function testShop(
  options: EmulatorOptions = {},
  strategyOptions: Partial<OAuthStrategyOptions> = {},
  emulator: Emulator = createEmulator(options),
  cart?: CartAdapter,
) {
  const requests: string[] = [];
  const network: {
    /** Delays or fails a request before it reaches the emulator. */
    beforeRequest: (path: string, method: string) => Promise<void> | void;
    /** Delays or fails a response. */
    beforeResponse: (path: string, method: string) => Promise<void> | void;
    /** The last request. */
    lastRequest?: Request;
  } = { beforeRequest: () => {}, beforeResponse: () => {} };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    network.lastRequest = request;
    requests.push(`${request.method} ${pathname}`);
    await network.beforeRequest(pathname, request.method);
    // The emulator has handled the request before the test delays the response.
    const response = await emulator.fetch(request);
    await network.beforeResponse(pathname, request.method);
    return response;
  };
  const client = createClient({
    fetch,
    auth: OAuthStrategy({ clientId: "test-shop", ...strategyOptions }),
    retry: 0,
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider client={client} queryClient={queryClient} cart={cart}>
        {children}
      </PorticoProvider>
    </StrictMode>
  );
  const product = (slug: string) => queryClient.fetchQuery(productQuery(client, { slug }));
  /** Returns the code from the last message. */
  const code = () => emulator.outbox.at(-1)?.code ?? "";
  return { emulator, client, queryClient, wrapper, requests, network, product, code };
}

/** Returns the id of the variant with these choice names. */
export function variantId(emulator: Emulator, product: V3Product, ...names: string[]): string {
  const storedProduct = emulator.state.catalog.products.get(product.id);
  const choiceIds = names.map(
    (name) =>
      storedProduct?.options
        .flatMap((option) => option.choices)
        .find((choice) => choice.name === name)?.id,
  );
  const variant = storedProduct?.variants.find((variant) =>
    choiceIds.every((id) => variant.choices.some((choice) => choice.choiceId === id)),
  );
  if (!variant) throw new Error(`${product.name} has no variant ${names.join(", ")}`);
  return variant.id;
}
