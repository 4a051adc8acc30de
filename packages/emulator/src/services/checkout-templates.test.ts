import { beforeEach, describe, expect, it } from "vitest";
import type { Emulator } from "../emulator.js";
import { sentEvents, webhookOptions } from "../testing/sent-events.js";
import { type Caller, type Json, merchant, reference, shop } from "../testing/test-client.js";

const SITE = "00000000-0000-4000-8000-000000000001";
let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", ...webhookOptions() }));
  owner = merchant(emulator);
});

const item = (slug: string, quantity = 1) => ({
  quantity,
  catalogReference: reference(emulator, slug, quantity),
});
const create = async (rest: Json = {}): Promise<Json> =>
  (
    await owner.call("ecom.checkoutTemplates.createCheckoutTemplate", {
      checkoutTemplate: { lineItems: [item("gift-card")], ...rest },
    })
  ).checkoutTemplate;
const updateRequest = (checkoutTemplate: Json) => ({ checkoutTemplate });
const UPDATE = "ecom.checkoutTemplates.updateCheckoutTemplate";
const CREATE_CHECKOUT = "ecom.checkoutTemplates.createCheckoutFromTemplate";
const REDIRECT = "ecom.checkoutTemplates.createAndRedirectToCheckout";

describe("checkout templates", () => {
  it("can be created, updated, queried and deleted", async () => {
    const { id, status, lineItems } = await create();
    expect([status, lineItems.length]).toEqual(["ACTIVE", 1]);
    const changed = await owner.call(
      UPDATE,
      updateRequest({ id, couponCode: "WELCOME10", status: "INACTIVE" }),
    );
    expect(changed.checkoutTemplate).toMatchObject({ couponCode: "WELCOME10", lineItems });
    await owner.call("ecom.checkoutTemplates.bulkCreateCheckoutTemplates", {
      checkoutTemplates: [{ lineItems }, { lineItems: [] }],
    });
    const query = { filter: { status: "INACTIVE" } };
    const result = await owner.call("ecom.checkoutTemplates.queryCheckoutTemplates", { query });
    expect(result.checkoutTemplates.map((template: Json) => template.id)).toEqual([id]);
    await owner.call("ecom.checkoutTemplates.deleteCheckoutTemplate", { checkoutTemplateId: id });
    expect(
      await owner.fails("ecom.checkoutTemplates.getCheckoutTemplate", { checkoutTemplateId: id }),
    ).toEqual({ status: 404, code: "CHECKOUT_TEMPLATE_NOT_FOUND" });
  });

  it("are rejected with an error code if they are invalid", async () => {
    const empty = { checkoutTemplate: { lineItems: [] } };
    const CREATE = "ecom.checkoutTemplates.createCheckoutTemplate";
    expect(await owner.fails(CREATE, empty)).toMatchObject({
      code: "CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS",
    });
    const { id } = await create({ externalReference: { appId: SITE } });
    for (const [change, code] of [
      [{}, "TEMPLATE_WITHOUT_SPECIFIED_FIELDS"],
      [{ externalReference: { appId: SITE, resourceId: "x" } }, "TEMPLATE_WITH_UNSUPPORTED_FIELD"],
      [{ lineItems: [] }, "TEMPLATE_WITH_EMPTY_ITEMS"],
    ] as const) {
      const { code: errorCode } = await owner.fails(UPDATE, updateRequest({ id, ...change }));
      expect(errorCode).toBe(`CANNOT_UPDATE_CHECKOUT_${code}`);
    }
    expect(await guest.fails(CREATE, empty)).toMatchObject({ status: 403 });
  });
});

describe("a checkout from a template", () => {
  it("has the items, prices and locked coupon from the template", async () => {
    const template = await create({
      lineItems: [
        { ...item("gift-card", 2), catalogOverrideFields: { price: "40.00", fullPrice: "50.00" } },
      ],
      customLineItems: [
        {
          quantity: 1,
          price: "10.00",
          productName: { original: "Engraving" },
          itemType: { preset: "SERVICE" },
        },
      ],
      couponCode: "WELCOME10",
      customization: { lockedCoupon: true },
    });
    const request = { checkoutTemplateId: template.id, siteId: SITE };
    const { checkoutId, checkoutUrl } = await owner.call(CREATE_CHECKOUT, request);
    const { checkout } = await owner.call("ecom.checkout.getCheckout", { id: checkoutId });
    expect(checkout).toMatchObject({
      lineItems: [
        { quantity: 2, price: { amount: "40.00" }, fullPrice: { amount: "50.00" } },
        { quantity: 1, productName: { original: "Engraving" }, price: { amount: "10.00" } },
      ],
      priceSummary: { subtotal: { amount: "90.00" }, discount: { amount: "9.00" } },
    });
    const { cart } = await owner.call("ecom.cartV2.getCart", { cartId: checkoutId });
    expect(cart.settings).toEqual({ lockCouponCode: true });
    const [{ id: couponId }] = cart.coupons;
    const removal = { cartId: checkoutId, couponId };
    expect(await owner.fails("ecom.cartV2.removeCoupon", removal)).toMatchObject({
      code: "COUPON_LOCKED",
    });
    expect((await emulator.fetch(checkoutUrl)).status).toBe(200);
    const events = await sentEvents(emulator);
    expect(events.find(({ type }) => type === "checkout_template_used")?.content).toMatchObject({
      actionEvent: {
        body: { checkoutTemplate: { id: template.id }, checkout: { id: checkoutId } },
      },
    });
  });

  it("is created for each visit to the link of the template", async () => {
    const { id } = await create();
    const link = `${emulator.origin}/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=${SITE}`;
    const first = await emulator.fetch(link);
    const second = await emulator.fetch(link);
    expect(first.status).toBe(302);
    const [firstUrl, secondUrl] = [first, second].map(
      (response) => response.headers.get("location") ?? "",
    );
    expect(firstUrl).not.toBe(secondUrl);
    expect(await (await emulator.fetch(firstUrl ?? "")).text()).toContain("Gift Card");
  });

  it("is rejected for an inactive template, another site or unavailable items", async () => {
    const { id } = await create({ status: "INACTIVE" });
    for (const operation of [CREATE_CHECKOUT, REDIRECT]) {
      const request = { checkoutTemplateId: id, siteId: SITE };
      expect(await owner.fails(operation, request)).toMatchObject({
        status: 428,
        code: "CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE",
      });
    }
    const tee = await create({ lineItems: [item("heavy-tee")] });
    const { variantId } = tee.lineItems[0].catalogReference.options;
    emulator.controls.catalog.setStock(variantId, 0);
    const before = emulator.state.cart.carts.size;
    const request = { checkoutTemplateId: tee.id, siteId: SITE };
    expect(await owner.fails(CREATE_CHECKOUT, request)).toMatchObject({
      code: "INSUFFICIENT_INVENTORY",
    });
    const unknown = { ...item("gift-card").catalogReference, catalogItemId: SITE };
    const other = await create({ lineItems: [{ quantity: 1, catalogReference: unknown }] });
    expect(
      await owner.fails(CREATE_CHECKOUT, { checkoutTemplateId: other.id, siteId: SITE }),
    ).toMatchObject({
      code: "ITEM_NOT_FOUND_IN_CATALOG",
    });
    expect(emulator.state.cart.carts.size).toBe(before);
    const wrongSite = { checkoutTemplateId: tee.id, siteId: id };
    expect(await owner.fails(CREATE_CHECKOUT, wrongSite)).toMatchObject({ code: "SITE_NOT_FOUND" });
  });
});
