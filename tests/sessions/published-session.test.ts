// @vitest-environment jsdom
import { createClient, runWithClient } from "@portico/core";
import { currentCartV2 } from "@portico/ecom";
import { createEmulator, type Emulator } from "@portico/emulator";
import { OAuthStrategy, type OAuthStrategyOptions, webStorage } from "@portico/identity";
import { members } from "@portico/members";
import * as publishedCart from "@wix/auto_sdk_ecom_current-cart-v-2";
import {
  createClient as createPublishedClient,
  OAuthStrategy as PublishedStrategy,
} from "@wix/sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadFrames } from "./frames.js";
import { ADA, productInStock } from "./shop.js";

// The platform's published client sends requests with the global fetch.

const clientId = "shop";
let emulator: Emulator;
let stopLoadingFrames = () => {};

beforeEach(() => {
  emulator = createEmulator({ seed: "minimal" });
  vi.stubGlobal("fetch", emulator.fetch);
  stopLoadingFrames = loadFrames(emulator);
});
afterEach(() => {
  stopLoadingFrames();
  localStorage.clear();
  vi.unstubAllGlobals();
});

type PublishedOptions = Parameters<typeof PublishedStrategy>[0];
type PublishedTokens = NonNullable<PublishedOptions["tokens"]>;

const openPublishedClient = (options: Omit<PublishedOptions, "clientId"> = {}) =>
  createPublishedClient({
    auth: PublishedStrategy({ clientId, ...options } as PublishedOptions),
    modules: { cart: publishedCart },
  });

const openOurClient = (options: Partial<OAuthStrategyOptions> = {}) =>
  createClient({
    auth: OAuthStrategy({ clientId, ...options }),
    modules: { cart: currentCartV2, members },
  });

/** Adds a product to the cart with the published client. Returns the client and the cart's id. */
async function visitWithPublishedClient() {
  const client = openPublishedClient();
  const { cart } = await client.cart.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: productInStock(emulator), quantity: 2 }],
  });
  return { client, id: cart?._id as string };
}

/** Reads the cart with our client, and returns its id and the quantity of its first line item. */
async function readWithOurClient(client: ReturnType<typeof openOurClient>) {
  const { cart } = await client.cart.getCurrentCart();
  return { id: cart?.id, quantity: cart?.lineItems?.[0]?.quantityInfo?.requestedQuantity };
}

const memberId = () => [...emulator.state.members.keys()][0];
const expireTokens = () => emulator.clock.advance(5 * 3_600_000);

describe("a session from the published client", () => {
  it("keeps its cart in our client, whether it is passed as an object, read from JSON or expired", async () => {
    const { client, id } = await visitWithPublishedClient();
    const tokens = client.auth.getTokens();
    const cartContent = { id, quantity: 2 };
    expect(await readWithOurClient(openOurClient({ tokens }))).toEqual(cartContent);
    const parsedTokens = JSON.parse(JSON.stringify(tokens));
    expect(await readWithOurClient(openOurClient({ tokens: parsedTokens }))).toEqual(cartContent);

    // Store the tokens as in the published client's examples: one JSON value under a custom name.
    localStorage.setItem("session", JSON.stringify(tokens));
    const clientWithStorage = openOurClient({ tokenStorage: webStorage(), tokenKey: "session" });
    expect(clientWithStorage.auth.getTokens()).toEqual(tokens);
    expect(await readWithOurClient(clientWithStorage)).toEqual(cartContent);
    expireTokens();
    expect(await readWithOurClient(clientWithStorage)).toEqual(cartContent);
    expect(JSON.parse(localStorage.getItem("session") ?? "")).toEqual(
      clientWithStorage.auth.getTokens(),
    );
    expect(clientWithStorage.auth.getTokens().accessToken.value).not.toBe(tokens.accessToken.value);
    expect(clientWithStorage.auth.getTokens().refreshToken).toEqual(tokens.refreshToken);
  });

  it("that belongs to a member still belongs to a member in our client", async () => {
    const { client, id } = await visitWithPublishedClient();
    const state = await client.auth.login(ADA);
    if (state.loginState !== "SUCCESS") expect.fail(`It is ${state.loginState}`);
    const tokens = await client.auth.getMemberTokensForDirectLogin(state.data.sessionToken);
    const ourClient = openOurClient({ tokens: JSON.parse(JSON.stringify(tokens)) });
    expect(ourClient.auth.loggedIn()).toBe(true);
    expect((await ourClient.members.getCurrentMember()).member?.id).toBe(memberId());
    expect(await readWithOurClient(ourClient)).toEqual({ id, quantity: 2 });
    expireTokens();
    expect((await ourClient.members.getCurrentMember()).member?.id).toBe(memberId());
  });

  it("that has no tokens becomes a new visitor session in our client", async () => {
    const emptyTokens = openPublishedClient().auth.getTokens();
    expect(emptyTokens.refreshToken.role).toBe("none");
    const client = openOurClient({ tokens: emptyTokens });
    await client.auth.getAuthHeaders();
    expect(client.auth.getTokens().refreshToken.role).toBe("visitor");
  });
});

describe("a session from our client", () => {
  it("keeps its cart in the published client", async () => {
    const client = openOurClient();
    const { cart } = await client.cart.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference: productInStock(emulator), quantity: 3 }],
    });
    const tokens = JSON.parse(JSON.stringify(client.auth.getTokens()));
    const publishedClient = openPublishedClient({ tokens });
    const response = await publishedClient.cart.getCurrentCart();
    expect(response.cart?._id).toBe(cart?.id);
    expect(publishedClient.auth.loggedIn()).toBe(false);
    // Our client continues a session that the published client has refreshed.
    expireTokens();
    await publishedClient.auth.setTokens(
      await publishedClient.auth.generateVisitorTokens(publishedClient.auth.getTokens()),
    );
    const continuedClient = openOurClient({ tokens: publishedClient.auth.getTokens() });
    expect(await readWithOurClient(continuedClient)).toEqual({ id: cart?.id, quantity: 3 });
  });

  it("keeps its member in the published client", async () => {
    const client = openOurClient();
    expect(await client.auth.signIn(ADA)).toMatchObject({ loginState: "SUCCESS" });
    const publishedClient = openPublishedClient({
      tokens: JSON.parse(JSON.stringify(client.auth.getTokens())),
    });
    expect(publishedClient.auth.loggedIn()).toBe(true);
    const response = await publishedClient.fetchWithAuth(
      "https://www.wixapis.com/members/v1/members/my",
    );
    expect((await response.json()).member.id).toBe(memberId());
  });

  it("that is suspended during an outage does not break the published client", async () => {
    const client = openOurClient();
    await client.auth.signIn(ADA);
    const { accessToken, refreshToken } = client.auth.getTokens();
    const suspendedTokens = { accessToken, refreshToken, memberRefreshToken: refreshToken };
    const publishedClient = openPublishedClient({ tokens: suspendedTokens });
    expect(publishedClient.auth.loggedIn()).toBe(true);
    expect(
      (await publishedClient.auth.generateVisitorTokens(suspendedTokens)).refreshToken,
    ).toEqual(refreshToken);
  });
});

describe("one storage shared by both clients", () => {
  it("contains the same session for both clients if it uses the published client's format", async () => {
    let storedTokens: PublishedTokens = openPublishedClient().auth.getTokens();
    const tokenStorage = {
      getTokens: () => storedTokens,
      setTokens: (tokens: PublishedTokens) => {
        storedTokens = tokens;
      },
    };
    const publishedClient = openPublishedClient({ tokenStorage });
    const client = openOurClient({ tokenStorage });
    const { cart } = await publishedClient.cart.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference: productInStock(emulator), quantity: 1 }],
    });
    expect((await readWithOurClient(client)).id).toBe(cart?._id);
    await client.auth.signIn(ADA);
    expect(publishedClient.auth.loggedIn()).toBe(true);
    expect((await publishedClient.cart.getCurrentCart()).cart?._id).toBe(cart?._id);
    await publishedClient.auth.logout("http://localhost:5173/");
    expect(client.auth.loggedIn()).toBe(false);
  });

  it("is not needed for an unbound call with the published client's tokens", async () => {
    const { client, id } = await visitWithPublishedClient();
    const ourClient = openOurClient({ tokens: client.auth.getTokens() });
    const { cart } = await runWithClient(ourClient, () => currentCartV2.getCurrentCart());
    expect(cart?.id).toBe(id);
  });
});
