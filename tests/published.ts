// Helpers for tests that use the platform's published client, which sends requests with the global
// fetch.
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import * as categories from "@wix/auto_sdk_categories_categories";
import * as currentCart from "@wix/auto_sdk_ecom_current-cart-v-2";
import * as billing from "@wix/auto_sdk_ecom_order-billing";
import * as fulfillments from "@wix/auto_sdk_ecom_order-fulfillments";
import * as orders from "@wix/auto_sdk_ecom_orders";
import * as members from "@wix/auto_sdk_members_members";
import * as redirects from "@wix/auto_sdk_redirects_redirects";
import * as inventory from "@wix/auto_sdk_stores_inventory-items-v-3";
import * as products from "@wix/auto_sdk_stores_products-v-3";
import { ApiKeyStrategy, createClient, OAuthStrategy } from "@wix/sdk";
import { afterAll, beforeAll, vi } from "vitest";

export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
export const CATEGORY_TREE = { appNamespace: "@wix/stores" };
const CUSTOMER = {
  email: "grace@example.com",
  firstName: "Grace",
  lastName: "Hopper",
  addressLine: "1 Row",
  city: "New York",
  postalCode: "10001",
  country: "US",
};

/** Creates an emulator that the published client uses during the tests in one file. */
export function publishedEmulator(options?: EmulatorOptions): Emulator {
  const emulator = createEmulator(options);
  beforeAll(() => {
    vi.stubGlobal("fetch", emulator.fetch);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  return emulator;
}

export const merchantAuth = (emulator: Emulator) =>
  ApiKeyStrategy({ apiKey: "portico-emulator-api-key", siteId: emulator.state.site.id });

/** Creates a client for a new visitor. */
export const createShopper = () =>
  createClient({
    auth: OAuthStrategy({ clientId: "demo" }),
    modules: { categories, products, currentCart, redirects, members, orders },
  });

/** Creates a client for the shop's owner. */
export const createMerchant = (emulator: Emulator) =>
  createClient({
    auth: merchantAuth(emulator),
    modules: { billing, categories, products, inventory, orders, fulfillments, members },
  });

export const catalogReference = (catalogItemId: string, variantId: string) => ({
  appId: STORES_APP_ID,
  catalogItemId,
  options: { variantId },
});

/**
 * Places an order for a cart on the hosted checkout page by posting its form, and returns the
 * order's id.
 */
export async function checkOut(
  emulator: Emulator,
  client: ReturnType<typeof createShopper>,
  checkoutId: string,
  form: Record<string, string> = {},
): Promise<string> {
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { thankYouPageUrl: "http://localhost:5173/thanks" },
  });
  const response = await emulator.fetch(redirectSession?.fullUrl as string, {
    method: "POST",
    body: new URLSearchParams({ ...CUSTOMER, ...form, action: "order" }),
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "").searchParams.get("orderId") ?? "";
}

/** Logs a visitor in with a direct login, followed by the redirect of a silent login. */
export async function logIn(
  emulator: Emulator,
  client: ReturnType<typeof createShopper>,
  email: string,
  password: string,
): Promise<void> {
  const login = await client.auth.login({ email, password });
  if (login.loginState !== "SUCCESS") throw new Error(`${email} is ${login.loginState}`);
  const oauthData = client.auth.generateOAuthData("http://localhost:5173/callback");
  // `sessionToken` is supported, although the published types omit it
  const sessionOptions = { sessionToken: login.data.sessionToken };
  const { authUrl } = await client.auth.getAuthUrl(oauthData, {
    prompt: "none",
    responseMode: "query",
    ...sessionOptions,
  });
  const response = await emulator.fetch(authUrl, { redirect: "manual" });
  const location = response.headers.get("location") ?? "";
  const { code, state } = client.auth.parseFromUrl(location, "query");
  client.auth.setTokens(await client.auth.getMemberTokens(code, state, oauthData));
}
