import {
  ApplicationError,
  createClient,
  HttpError,
  PorticoError,
  SystemError,
  ValidationError,
} from "@portico/core";
import { createCart } from "@portico/ecom/cart-v2";
import { addCouponToCurrentCart, createCurrentCart } from "@portico/ecom/current-cart-v2";
import { createEmulator } from "@portico/emulator";
import { OAuthStrategy } from "@portico/identity";
import { getProduct, searchProducts } from "@portico/stores/products-v3";
import { afterEach, describe, expect, it, vi } from "vitest";
import { describeError } from "./describe-error.js";
import type { ErrorKind } from "./messages.js";

afterEach(() => vi.unstubAllGlobals());

const SEARCH_PRODUCTS = "stores.productsV3.searchProducts";

/** Creates a shop whose client does not retry. `errorOf` returns the error that a call throws. */
function createShop() {
  const emulator = createEmulator();
  const client = createClient({
    fetch: emulator.fetch,
    auth: OAuthStrategy({ clientId: "words" }),
    retry: 0,
  });
  const calls = client.use({ getProduct, searchProducts });
  const errorOf = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (error) {
      return error;
    }
    throw new Error("the call succeeded");
  };
  return { emulator, client, calls, errorOf };
}

describe("describeError for errors of API calls", () => {
  it.each<[ErrorKind, object]>([
    ["network", { kind: "drop" }],
    ["limit", { kind: "throttle" }],
    ["server", { kind: "status", status: 500 }],
    ["server", { kind: "status", status: 503 }],
    ["server", { kind: "malformed" }],
    ["permission", { kind: "status", status: 403 }],
    ["input", { kind: "status", status: 400 }],
    ["input", { kind: "status", status: 409 }],
  ])("returns kind %s after fault %o", async (kind, fault) => {
    const { emulator, calls, errorOf } = createShop();
    emulator.faults.add({ ...fault, operation: SEARCH_PRODUCTS } as never);
    const description = describeError(await errorOf(() => calls.searchProducts({})));
    expect(description.kind).toBe(kind);
  });

  it("returns kind session when the platform rejects the visitor's token", async () => {
    const { emulator, calls, errorOf } = createShop();
    emulator.faults.add({ kind: "status", status: 401, operation: SEARCH_PRODUCTS, times: 9 });
    expect(describeError(await errorOf(() => calls.searchProducts({}))).kind).toBe("session");
  });

  it("returns kind offline for a network error when the browser is offline", async () => {
    const { emulator, calls, errorOf } = createShop();
    emulator.faults.add({ kind: "drop", operation: SEARCH_PRODUCTS });
    const error = await errorOf(() => calls.searchProducts({}));
    vi.stubGlobal("navigator", { onLine: false });
    expect(describeError(error)).toMatchObject({ kind: "offline", canRetry: true });
    // The platform responded, so the connection is not the problem.
    expect(describeError(new HttpError("", { code: "NOT_FOUND", status: 404 })).kind).toBe(
      "not-found",
    );
  });

  it("returns kind timeout when the server does not respond", async () => {
    const { client, errorOf } = createShop();
    const hangingFetch = () => new Promise<Response>(() => {});
    const hangingClient = createClient({ fetch: hangingFetch, totalTimeout: 1, retry: 0 });
    expect(client).not.toBe(hangingClient);
    const error = await errorOf(() => hangingClient.use(searchProducts)({}));
    expect(describeError(error).kind).toBe("timeout");
  });

  it("returns kind not-found for a missing product", async () => {
    const { calls, errorOf } = createShop();
    const error = await errorOf(() => calls.getProduct("00000000-0000-4000-8000-000000000000"));
    expect(describeError(error)).toMatchObject({ kind: "not-found", canRetry: false });
  });

  it("returns kind stock for a sold-out item", async () => {
    const { emulator, client, errorOf } = createShop();
    const product = [...emulator.state.catalog.products.values()].find(({ variants }) =>
      variants.some(({ stock }) => stock.quantity === 0),
    );
    const variant = product?.variants.find(({ stock }) => stock.quantity === 0);
    const catalogReference = {
      appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
      catalogItemId: product?.id as string,
      options: { variantId: variant?.id },
    };
    const addSoldOutItem = () =>
      client.use(createCart)({ catalogItems: [{ catalogReference, quantity: 1 }] });
    expect(describeError(await errorOf(addSoldOutItem))).toMatchObject({
      kind: "stock",
      canRetry: false,
    });
  });

  it("returns kind input for a rejected coupon", async () => {
    const { client, errorOf } = createShop();
    const carts = client.use({ createCurrentCart, addCouponToCurrentCart });
    await carts.createCurrentCart({});
    const addInvalidCoupon = () => carts.addCouponToCurrentCart({ code: "NO SUCH CODE" });
    expect(describeError(await errorOf(addInvalidCoupon))).toMatchObject({
      kind: "input",
      title: "Invalid coupon code",
    });
  });

  it("returns kind input for a validation error", async () => {
    const { calls, errorOf } = createShop();
    const error = await errorOf(() => calls.searchProducts({ cursorPaging: { limit: -1 } }));
    expect(error).toBeInstanceOf(ValidationError);
    expect(describeError(error).kind).toBe("input");
  });
});

describe("describeError for error codes", () => {
  const serviceError = (code: string, status = 400) =>
    new ApplicationError("secret", { code, status });

  it.each<[ErrorKind, unknown]>([
    ["stock", serviceError("INSUFFICIENT_INVENTORY", 409)],
    ["stock", serviceError("ITEM_NOT_FOUND_IN_CATALOG", 404)],
    ["stock", serviceError("OUT_OF_STOCK", 428)],
    ["input", serviceError("INVALID_RESTOCK_QUANTITY")],
    ["not-found", serviceError("CATEGORY_NOT_FOUND", 404)],
    ["permission", serviceError("PERMISSION_DENIED", 403)],
    ["session", serviceError("UNAUTHENTICATED", 401)],
    ["limit", serviceError("RESOURCE_EXHAUSTED", 429)],
    ["input", serviceError("INVALID_COUPON_CODE")],
    ["input", serviceError("constructor")],
    ["server", new SystemError("secret", { code: "REDIRECTED" })],
    ["unknown", new PorticoError("secret", { code: "ABORTED" })],
    ["network", new TypeError("Failed to fetch dynamically imported module: /a.js")],
    ["timeout", new DOMException("secret", "TimeoutError")],
    ["unknown", new TypeError("a is not a function")],
    ["unknown", "secret"],
    ["unknown", undefined],
  ])("returns kind %s and a text without the error's message", (kind, error) => {
    const description = describeError(error);
    expect(description.kind).toBe(kind);
    expect(description.title).not.toBe("");
    expect(description.text).not.toBe("");
    expect(JSON.stringify(description)).not.toContain("secret");
  });

  it("returns kind network for chunks that failed to load", () => {
    const failures = [
      new TypeError("Failed to fetch dynamically imported module: /assets/cart-page.js"),
      new Error("Unable to preload CSS for /assets/cart-page.css"),
      Object.assign(new Error("Loading chunk 5 failed."), { name: "ChunkLoadError" }),
    ];
    expect(failures.map((error) => describeError(error).kind)).toEqual(
      failures.map(() => "network"),
    );
  });

  it("sets canRetry only if a retry may succeed", () => {
    const canRetryValues = [
      serviceError("INSUFFICIENT_INVENTORY"),
      serviceError("NO_PERMISSION", 403),
      serviceError("BROKEN", 500),
      serviceError("BUSY", 429),
    ].map((error) => describeError(error).canRetry);
    expect(canRetryValues).toEqual([false, false, true, true]);
  });
});

describe("describeError with translations", () => {
  const coupon = new ApplicationError("", { code: "INVALID_COUPON_CODE", status: 400 });

  it("uses the translation for the error kind or the error code", () => {
    const messages = { "input.title": "So nicht", "INVALID_COUPON_CODE.text": "Code unbekannt" };
    expect(describeError(coupon, messages)).toMatchObject({
      title: "So nicht",
      text: "Code unbekannt",
    });
    expect(describeError(new ValidationError([]), messages).title).toBe("So nicht");
    expect(describeError(new ValidationError([]), messages).text).toContain("Check");
  });
});
