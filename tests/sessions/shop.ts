import { createClient } from "@portico/core";
import { settle, timelineClock } from "@portico/core/testing";
import { currentCartV2 } from "@portico/ecom";
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import { OAuthStrategy, type OAuthStrategyOptions } from "@portico/identity";
import { members } from "@portico/members";
import { productsV3 } from "@portico/stores";

export const HOUR = 3_600_000;
export const MINUTE = 60_000;
export const CLIENT_ID = "shop";
export const API_KEY = "portico-emulator-api-key";
export const ADA = { email: "ada@example.com", password: "portico" };
export const TOKEN_PATH = "/oauth2/token";

/** A request that reached the platform or an interceptor. */
export interface ReceivedRequest {
  readonly path: string;
  readonly authorization: string | null;
  readonly text: string;
  /** The grant type of a token request. */
  readonly grant?: string;
}

/** Replaces responses between the client and the platform, or breaks the connection. */
export type Interceptor = (
  request: ReceivedRequest,
  respond: () => Promise<Response>,
) => Promise<Response> | Response | undefined;

/** Creates the error that Node's `fetch` throws if the connection fails. Browsers throw a TypeError too. */
export function networkError(): TypeError {
  return new TypeError("fetch failed", {
    cause: new Error("connect ECONNREFUSED 203.0.113.1:443"),
  });
}

function grantOf(text: string): string | undefined {
  const { grantType, grant_type } = JSON.parse(text) as Record<string, string | undefined>;
  return grantType ?? grant_type;
}

/**
 * Creates an emulator and its clients, and records all requests. Only the test and skipped delays
 * advance the clock.
 */
export function shop(options: EmulatorOptions = {}, maxSkippedDelay = 10_000) {
  // By default, delays between retries end immediately, but timeouts do not.
  const clock = timelineClock(undefined, maxSkippedDelay);
  const emulator = createEmulator({ seed: "minimal", clock, ...options });
  const receivedRequests: ReceivedRequest[] = [];
  const network: { intercept?: Interceptor } = {};
  let pendingRequests = 0;

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const text = request.body ? await request.clone().text() : "";
    const receivedRequest: ReceivedRequest = {
      path: pathname,
      authorization: request.headers.get("authorization"),
      text,
      ...(pathname === TOKEN_PATH && { grant: grantOf(text) }),
    };
    receivedRequests.push(receivedRequest);
    const respond = () => emulator.fetch(request);
    pendingRequests += 1;
    try {
      return (await network.intercept?.(receivedRequest, respond)) ?? (await respond());
    } finally {
      pendingRequests -= 1;
    }
  };

  /** Advances the clock until the work is done, but not while a request is pending. */
  const advanceUntilDone = async <T>(work: Promise<T>): Promise<T> => {
    let isDone = false;
    const markDone = () => {
      isDone = true;
    };
    work.then(markDone, markDone);
    while (!isDone) await (pendingRequests > 0 ? settle(1) : clock.advance(10));
    return work;
  };

  /** Opens a page or tab, or starts a server of the shop. */
  const openPage = (strategy: Partial<OAuthStrategyOptions> = {}) => {
    const auth = OAuthStrategy({ clientId: CLIENT_ID, ...strategy });
    const events: string[] = [];
    auth.subscribe(({ type, previousRole, role }) =>
      events.push(`${type} ${previousRole}>${role}`),
    );
    const client = createClient({
      auth,
      clock,
      fetch,
      modules: { products: productsV3, cart: currentCartV2, members },
    });
    return { client, auth, events };
  };

  return {
    emulator,
    clock,
    network,
    receivedRequests,
    open: openPage,
    advanceUntilDone,
    /** Grant types of all token requests so far. */
    grants: () =>
      receivedRequests.filter(({ path }) => path === TOKEN_PATH).map(({ grant }) => grant),
    /** Tokens sent with all requests other than token requests. */
    sentTokens: () =>
      receivedRequests
        .filter(({ path }) => path !== TOKEN_PATH)
        .map(({ authorization }) => authorization),
  };
}

export type Shop = ReturnType<typeof shop>;
export type OpenPage = ReturnType<Shop["open"]>;

/** Logs in the page's user as a member with an API key, like a backend. */
export async function logInAsMember({ auth }: OpenPage, emulator: Emulator, email = ADA.email) {
  const member = [...emulator.state.members.values()].find(
    (candidate) => candidate.email === email,
  );
  auth.setTokens(await auth.getMemberTokensForExternalLogin(member?.id ?? "", API_KEY));
}

/** Returns a catalog reference to a product in stock. */
export function productInStock(emulator: Emulator) {
  const product = [...emulator.state.catalog.products.values()].find(({ variants }) =>
    variants.some(({ stock }) => stock.inStock),
  );
  const variant = product?.variants.find(({ stock }) => stock.inStock);
  return {
    appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
    catalogItemId: product?.id ?? "",
    options: { variantId: variant?.id },
  };
}

/** Adds a product to the cart, and returns the ids of the cart and its line items. */
export async function fillCart({ client }: Pick<OpenPage, "client">, emulator: Emulator) {
  const { cart } = await client.cart.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: productInStock(emulator), quantity: 1 }],
  });
  return cartIdsOf(cart);
}

/** Returns the ids of the current cart and its line items. */
export async function readCart({ client }: Pick<OpenPage, "client">) {
  return cartIdsOf((await client.cart.getCurrentCart()).cart);
}

const cartIdsOf = (cart: { id?: string; lineItems?: { id?: string }[] } | undefined) => ({
  id: cart?.id,
  items: cart?.lineItems?.map(({ id }) => id),
});

/** Makes a number of calls at the same time. Each call needs an access token. */
export function callInParallel(count: number, { client }: OpenPage) {
  return Promise.all(Array.from({ length: count }, () => client.products.getAllProductsCategory()));
}
