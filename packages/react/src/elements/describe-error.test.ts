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

const PRODUCTS = "stores.productsV3.searchProducts";

/** A shop without retries, and what a call to it fails with. */
function shop() {
  const emulator = createEmulator();
  const client = createClient({
    fetch: emulator.fetch,
    auth: OAuthStrategy({ clientId: "words" }),
    retry: 0,
  });
  const calls = client.use({ getProduct, searchProducts });
  const failure = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (error) {
      return error;
    }
    throw new Error("the call succeeded");
  };
  return { emulator, client, calls, failure };
}

describe("what the client throws", () => {
  it.each<[ErrorKind, object]>([
    ["network", { kind: "drop" }],
    ["limit", { kind: "throttle" }],
    ["server", { kind: "status", status: 500 }],
    ["server", { kind: "status", status: 503 }],
    ["server", { kind: "malformed" }],
    ["permission", { kind: "status", status: 403 }],
    ["input", { kind: "status", status: 400 }],
    ["input", { kind: "status", status: 409 }],
  ])("is %s after %o", async (kind, fault) => {
    const { emulator, calls, failure } = shop();
    emulator.faults.add({ ...fault, operation: PRODUCTS } as never);
    const problem = describeError(await failure(() => calls.searchProducts({})));
    expect(problem.kind).toBe(kind);
  });

  it("is session when the platform knows the visitor no more", async () => {
    const { emulator, calls, failure } = shop();
    emulator.faults.add({ kind: "status", status: 401, operation: PRODUCTS, times: 9 });
    expect(describeError(await failure(() => calls.searchProducts({}))).kind).toBe("session");
  });

  it("is offline where the browser says so", async () => {
    const { emulator, calls, failure } = shop();
    emulator.faults.add({ kind: "drop", operation: PRODUCTS });
    const error = await failure(() => calls.searchProducts({}));
    vi.stubGlobal("navigator", { onLine: false });
    expect(describeError(error)).toMatchObject({ kind: "offline", canRetry: true });
    // What the platform did answer is no question of the connection.
    expect(describeError(new HttpError("", { code: "NOT_FOUND", status: 404 })).kind).toBe(
      "not-found",
    );
  });

  it("is timeout when nobody answers", async () => {
    const { client, failure } = shop();
    const never = () => new Promise<Response>(() => {});
    const stuck = createClient({ fetch: never, totalTimeout: 1, retry: 0 });
    expect(client).not.toBe(stuck);
    const error = await failure(() => stuck.use(searchProducts)({}));
    expect(describeError(error).kind).toBe("timeout");
  });

  it("is not-found for what is not there", async () => {
    const { calls, failure } = shop();
    const error = await failure(() => calls.getProduct("00000000-0000-4000-8000-000000000000"));
    expect(describeError(error)).toMatchObject({ kind: "not-found", canRetry: false });
  });

  it("is stock for more than there is, and says which code is refused", async () => {
    const { emulator, client, failure } = shop();
    const carts = client.use({ createCart, createCurrentCart, addCouponToCurrentCart });
    const product = [...emulator.state.catalog.products.values()].find(({ variants }) =>
      variants.some(({ stock }) => stock.quantity === 0),
    );
    const variant = product?.variants.find(({ stock }) => stock.quantity === 0);
    const catalogReference = {
      appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
      catalogItemId: product?.id as string,
      options: { variantId: variant?.id },
    };
    const gone = () => carts.createCart({ catalogItems: [{ catalogReference, quantity: 1 }] });
    expect(describeError(await failure(gone))).toMatchObject({ kind: "stock", canRetry: false });

    await carts.createCurrentCart({});
    const coupon = () => carts.addCouponToCurrentCart({ code: "NO SUCH CODE" });
    expect(describeError(await failure(coupon))).toMatchObject({
      kind: "input",
      title: "Invalid coupon code",
    });
  });

  it("is input where fields are refused", async () => {
    const { calls, failure } = shop();
    const error = await failure(() => calls.searchProducts({ cursorPaging: { limit: -1 } }));
    expect(error).toBeInstanceOf(ValidationError);
    expect(describeError(error).kind).toBe("input");
  });
});

describe("what services say", () => {
  const coded = (code: string, status = 400) => new ApplicationError("secret", { code, status });

  it.each<[ErrorKind, unknown]>([
    ["stock", coded("INSUFFICIENT_INVENTORY", 409)],
    ["stock", coded("ITEM_NOT_FOUND_IN_CATALOG", 404)],
    ["stock", coded("OUT_OF_STOCK", 428)],
    ["input", coded("INVALID_RESTOCK_QUANTITY")],
    ["not-found", coded("CATEGORY_NOT_FOUND", 404)],
    ["permission", coded("PERMISSION_DENIED", 403)],
    ["session", coded("UNAUTHENTICATED", 401)],
    ["limit", coded("RESOURCE_EXHAUSTED", 429)],
    ["input", coded("INVALID_COUPON_CODE")],
    ["input", coded("constructor")],
    ["server", new SystemError("secret", { code: "REDIRECTED" })],
    ["unknown", new PorticoError("secret", { code: "ABORTED" })],
    ["network", new TypeError("Failed to fetch dynamically imported module: /a.js")],
    ["timeout", new DOMException("secret", "TimeoutError")],
    ["unknown", new TypeError("a is not a function")],
    ["unknown", "secret"],
    ["unknown", undefined],
  ])("is %s", (kind, error) => {
    const problem = describeError(error);
    expect(problem.kind).toBe(kind);
    expect(problem.title).not.toBe("");
    expect(problem.text).not.toBe("");
    expect(JSON.stringify(problem)).not.toContain("secret");
  });

  it("recognizes code of a page that failed to load", () => {
    const failures = [
      new TypeError("Failed to fetch dynamically imported module: /assets/cart-page.js"),
      new Error("Unable to preload CSS for /assets/cart-page.css"),
      Object.assign(new Error("Loading chunk 5 failed."), { name: "ChunkLoadError" }),
    ];
    expect(failures.map((error) => describeError(error).kind)).toEqual(
      failures.map(() => "network"),
    );
  });

  it("is worth another try where the same may succeed", () => {
    const retried = [
      coded("INSUFFICIENT_INVENTORY"),
      coded("NO_PERMISSION", 403),
      coded("BROKEN", 500),
      coded("BUSY", 429),
    ].map((error) => describeError(error).canRetry);
    expect(retried).toEqual([false, false, true, true]);
  });
});

describe("a shop's own words", () => {
  const coupon = new ApplicationError("", { code: "INVALID_COUPON_CODE", status: 400 });

  it("stand for a kind, or for one code", () => {
    const messages = { "input.title": "So nicht", "INVALID_COUPON_CODE.text": "Code unbekannt" };
    expect(describeError(coupon, messages)).toMatchObject({
      title: "So nicht",
      text: "Code unbekannt",
    });
    expect(describeError(new ValidationError([]), messages).title).toBe("So nicht");
    expect(describeError(new ValidationError([]), messages).text).toContain("Check");
  });
});
