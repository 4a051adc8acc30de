// Requests the same data with a plain fetch, ky, Portico and the platform's published client. The
// mocked fetch responds in this process.
import { createClient } from "@portico/core";
import * as currentCartV2 from "@portico/ecom/current-cart-v2";
import * as orders from "@portico/ecom/orders";
import * as productsV3 from "@portico/stores/products-v3";
import ky from "ky";
import { createMany, order, product } from "../payloads.mjs";

const HOST = "https://www.wixapis.com";
const TOKEN = "OauthNG.JWS.eyJraWQiOiJtYWtlLWJlbGlldmUifQ.c2lnbmF0dXJl";
const auth = { getAuthHeaders: () => ({ headers: { Authorization: TOKEN } }) };
const headers = { authorization: TOKEN, accept: "application/json" };
const productId = product(1).id;

/**
 * A call with a small response. A sample has several calls, because one call is too short for the
 * resolution of the clock.
 */
export const smallCall = {
  label: "20 bytes",
  path: "/ecom/v2/carts/current",
  body: { cart: { id: "a-1" } },
  call: ({ currentCartV2 }) => currentCartV2.getCurrentCart(),
  callsPerSample: 2_000,
};
export const callKinds = [
  smallCall,
  {
    label: "one product",
    path: `/stores/v3/products/${productId}`,
    body: { product: product(1) },
    call: ({ productsV3 }) => productsV3.getProduct(productId),
    callsPerSample: 300,
  },
  {
    label: "50 products",
    path: "/stores/v3/products/query",
    body: {
      products: createMany(50, product),
      pagingMetadata: { count: 50, cursors: {}, hasNext: false },
    },
    call: ({ productsV3 }) => productsV3.queryProducts().find(),
    callsPerSample: 8,
  },
  {
    label: "100 orders",
    path: "/ecom/v1/orders/search",
    body: { orders: createMany(100, order), metadata: { count: 100, cursors: {}, hasNext: false } },
    call: ({ orders }) => orders.searchOrders({}),
    callsPerSample: 4,
  },
];

/** Creates a `fetch` function that returns the given body without a network. */
export function fetchReturning({ body }) {
  const text = JSON.stringify(body);
  const init = {
    headers: {
      "content-type": "application/json",
      "x-wix-request-id": "1700000000.123",
      "content-length": String(Buffer.byteLength(text)),
    },
  };
  return async () => new Response(text, init);
}

/** Loads the platform's client and its modules from a separate installation. */
export async function platformModules({ load }) {
  return {
    createClient: (await load("@wix/sdk")).createClient,
    modules: {
      productsV3: await load("@wix/auto_sdk_stores_products-v-3"),
      currentCartV2: await load("@wix/auto_sdk_ecom_current-cart-v-2"),
      orders: await load("@wix/auto_sdk_ecom_orders"),
    },
  };
}

/** Returns functions that request the same data with each client. */
export function callVariants({ path, call }, fetch, platform) {
  const portico = createClient({ auth, fetch, modules: { productsV3, orders, currentCartV2 } });
  const platformClient = platform.createClient({ auth, fetch, modules: platform.modules });
  const bareKy = ky.create({ fetch, headers, timeout: false });
  return {
    bare: async () => (await fetch(HOST + path, { method: "GET", headers })).json(),
    ky: async () => (await bareKy(HOST + path)).json(),
    portico: () => call(portico),
    platform: () => call(platformClient),
  };
}
