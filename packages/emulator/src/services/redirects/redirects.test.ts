import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { type Caller, type Json, reference, shop, visitor } from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

async function cartWith(slug: string, quantity = 1): Promise<Json> {
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, quantity), quantity }],
  });
  return cart;
}

test("return URLs must be on the allow list, except for local URLs while localhost is allowed", async () => {
  ({ emulator, guest } = await shop({
    site: { redirectAllowList: ["https://shop.example/thanks"] },
  }));
  const { id } = await cartWith("heavy-tee");
  const attempt = (thankYouPageUrl: string) =>
    guest.send("identity.redirects.createRedirectSession", {
      ecomCheckout: { checkoutId: id },
      callbacks: { thankYouPageUrl },
    });
  expect((await attempt("https://shop.example/thanks")).status).toBe(200);
  expect((await attempt("https://shop.example/thanks/")).status).toBe(403);
  expect((await attempt("https://shop.example.evil/thanks")).status).toBe(403);
  expect((await attempt("http://127.0.0.1:8080/x")).status).toBe(200);
  expect((await attempt("javascript:alert(1)")).status).toBe(403);
  ({ emulator, guest } = await shop({ site: { allowLocalhost: false } }));
  expect((await attempt("http://localhost:5173/x")).status).toBe(403);
});

test("createRedirectSession and getCheckoutUrl fail for an unpublished site", async () => {
  ({ emulator, guest } = await shop({ site: { published: false } }));
  const { id } = await cartWith("heavy-tee");
  const { status, body } = await guest.send("identity.redirects.createRedirectSession", {
    ecomCheckout: { checkoutId: id },
  });
  expect({ status, message: body.message }).toEqual({
    status: 500,
    message: "No Public URL Found",
  });
  expect(await guest.fails("ecom.cartV2.getCheckoutUrl", { cartId: id })).toMatchObject({
    code: "SITE_NOT_PUBLISHED",
  });
});

test("createRedirectSession rejects another visitor's checkout and a missing or unsupported intent", async () => {
  const { id } = await cartWith("heavy-tee");
  const other = await visitor(emulator);
  expect(
    await other.fails("identity.redirects.createRedirectSession", {
      ecomCheckout: { checkoutId: id },
    }),
  ).toMatchObject({ status: 404 });
  expect(await guest.fails("identity.redirects.createRedirectSession", {})).toEqual({
    status: 400,
    fields: ["bookingsCheckout REQUIRED_ONE_OF_FIELD"],
  });
  expect(
    (await guest.send("identity.redirects.createRedirectSession", { bookingsCheckout: {} })).status,
  ).toBe(501);
  const response = await guest.call("identity.redirects.createRedirectSession", { login: {} });
  const page = await emulator.fetch(response.redirectSession.fullUrl);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toContain("text/html");
});
