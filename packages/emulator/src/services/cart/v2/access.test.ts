import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  type Caller,
  merchant,
  reference,
  STORES,
  shop,
  visitor,
} from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const add = (slug: string, quantity = 1, minStock = quantity) =>
  guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, minStock), quantity }],
  });

describe("carts", () => {
  test("are accessible only to their visitor and to merchants", async () => {
    const { cart } = await add("boot-socks");
    const other = await visitor(emulator);
    expect(await other.fails("ecom.currentCartV2.getCurrentCart")).toMatchObject({ status: 404 });
    expect(await other.fails("ecom.cartV2.getCart", { cartId: cart.id })).toMatchObject({
      status: 404,
    });
    expect((await guest.call("ecom.cartV2.getCart", { cartId: cart.id })).cart.id).toBe(cart.id);
    expect(
      (await merchant(emulator).call("ecom.cartV2.getCart", { cartId: cart.id })).cart.id,
    ).toBe(cart.id);
    await guest.call("ecom.cartV2.addLineItems", {
      cartId: cart.id,
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    await guest.call("ecom.cartV2.updateCart", { cart: { id: cart.id, note: "x" } });
    await guest.call("ecom.currentCartV2.deleteCurrentCart");
    expect(await guest.fails("ecom.cartV2.getCart", { cartId: cart.id })).toMatchObject({
      status: 404,
    });
  });

  test("are no longer current after the visitor creates another cart", async () => {
    const { cart: firstCart } = await add("boot-socks");
    const { cart } = await guest.call("ecom.currentCartV2.createCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "drop-pendant"), quantity: 1 }],
      coupons: [{ code: "FREESHIP" }],
      cart: { note: "new" },
    });
    expect(cart.id).not.toBe(firstCart.id);
    expect((await guest.call("ecom.currentCartV2.getCurrentCart")).cart.id).toBe(cart.id);
    expect((await guest.call("ecom.currentCartV2.refreshCurrentCart")).cart.id).toBe(cart.id);
  });
});

test("a cart request is rejected if it violates documented rules", async () => {
  const item = { catalogReference: { catalogItemId: "", appId: STORES }, quantity: 100_001 };
  expect(
    await guest.fails("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [item, { quantity: 1 }],
    }),
  ).toEqual({
    status: 400,
    fields: [
      "catalogItems[0].catalogReference.catalogItemId MIN_LENGTH",
      "catalogItems[0].quantity MAX",
      "catalogItems[1].catalogReference REQUIRED_FIELD",
    ],
  });
});

test.each([
  [
    { catalogItems: [{ catalogReference: {}, quantity: 1 }] },
    [
      "catalogItems[0].catalogReference.catalogItemId REQUIRED_FIELD",
      "catalogItems[0].catalogReference.appId REQUIRED_FIELD",
    ],
  ],
  [
    { catalogItems: [{ catalogReference: { catalogItemId: "x", appId: STORES }, quantity: 1.5 }] },
    ["catalogItems[0].quantity VALIDATION"],
  ],
])("the request %j is rejected because of the undocumented rules %j", async (request, fields) => {
  expect(await guest.fails("ecom.currentCartV2.addLineItemsToCurrentCart", request)).toEqual({
    status: 400,
    fields,
  });
});
