import { createClient } from "@portico/core";
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import { OAuthStrategy, type OAuthStrategyOptions } from "@portico/identity";
import type { V3Product } from "@portico/stores/products-v3";
import { QueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { PorticoProvider } from "../provider/provider.js";
import type { CartAdapter } from "../queries/cart-adapter.js";
import { productQuery } from "../queries.js";

/** Who has an account in the fashion seed. */
export const ADA = { email: "ada@example.com", password: "portico" };

/**
 * A shop for one test: the fashion seed, a visitor, and all requests that were made.
 *
 * @param options - of the emulator, such as `members` and `site.signOn`
 * @param strategy - of the session, such as a storage that tabs share
 * @param emulator - of another tab's shop
 * @param cart - which version of carts the hooks use
 */
export function testShop(
  options: EmulatorOptions = {},
  strategy: Partial<OAuthStrategyOptions> = {},
  emulator: Emulator = createEmulator(options),
  cart?: CartAdapter,
) {
  const requests: string[] = [];
  const network: {
    /** Set by a test to hold a request back from the shop. */
    reach: (path: string, method: string) => Promise<void> | void;
    /** Set by a test to hold an answer back. */
    before: (path: string, method: string) => Promise<void> | void;
    /** The last request. */
    sent?: Request;
  } = { reach: () => {}, before: () => {} };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    network.sent = request;
    requests.push(`${request.method} ${pathname}`);
    await network.reach(pathname, request.method);
    // What a request reads is settled before a test may hold its answer back.
    const response = await emulator.fetch(request);
    await network.before(pathname, request.method);
    return response;
  };
  const client = createClient({
    fetch,
    auth: OAuthStrategy({ clientId: "test-shop", ...strategy }),
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
  /** The code of the last message that the platform sent. */
  const code = () => emulator.outbox.at(-1)?.code ?? "";
  return { emulator, client, queryClient, wrapper, requests, network, product, code };
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
