import { beforeEach, describe, expect, it } from "vitest";
import type { Emulator } from "../emulator.js";
import { logIn } from "../testing/login.js";
import { sentEvents, webhookOptions } from "../testing/sent-events.js";
import { type Caller, merchant, reference, STORES, shop } from "../testing/test-client.js";

const COMPONENT_ID = "00000000-0000-4000-8000-0000000000c1";
const UNKNOWN_ID = "00000000-0000-4000-8000-00000000dead";
let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal", ...webhookOptions() }));
  owner = merchant(emulator);
});

describe("checkout page content", () => {
  const key = { appId: STORES, componentId: COMPONENT_ID };
  const GET_CONTENT = "ecom.checkoutContent.getCheckoutContent";
  beforeEach(() => {
    const texts = { placeOrderButton: "Book now" };
    emulator.controls.checkoutContent.set({ ...key, languageCode: "en" }, texts);
  });

  it("is returned for a component, in the site's language by default", async () => {
    expect(await owner.call(GET_CONTENT, key)).toEqual({
      checkoutContent: { placeOrderButton: "Book now" },
    });
    expect(await owner.call(GET_CONTENT, { ...key, languageCode: "en" })).toHaveProperty(
      "checkoutContent",
    );
  });

  it.each([
    ["REQUIRED_APP_NOT_INSTALLED", { ...key, appId: UNKNOWN_ID }],
    ["REQUIRED_COMPONENT_DOES_NOT_EXIST", { ...key, componentId: UNKNOWN_ID }],
    ["TRANSLATIONS_NOT_FOUND", { ...key, languageCode: "fr" }],
  ])("fails to load with %s for %j", async (code, request) => {
    expect(await owner.fails(GET_CONTENT, request)).toMatchObject({ code });
    expect(await guest.fails(GET_CONTENT, request)).toMatchObject({ status: 403 });
  });
});

describe("checkout settings", () => {
  it("keep other fields when updated, and emit an event", async () => {
    const read = async () =>
      (await owner.call("ecom.checkoutSettings.getCheckoutSettings")).checkoutSettings;
    expect(await read()).toMatchObject({ checkoutFields: { giftCardRedeemEnabled: true } });
    const terms = { termsAndConditions: { visible: true, content: "Be kind" } };
    await owner.call("ecom.checkoutSettings.updateCheckoutSettings", {
      checkoutSettings: { checkoutPolicies: terms },
    });
    expect(await read()).toMatchObject({
      checkoutPolicies: terms,
      checkoutFields: { giftCardRedeemEnabled: true },
    });
    const events = await sentEvents(emulator);
    expect(events.at(-1)).toMatchObject({ type: "checkout_settings_updated" });
    expect(await guest.fails("ecom.checkoutSettings.getCheckoutSettings")).toMatchObject({
      status: 403,
    });
  });
});

describe("a wishlist", () => {
  it("is returned to merchants by id, with paging and a filter by kind", async () => {
    const ada = await logIn(guest);
    const slugs = ["heavy-tee", "drop-pendant", "gift-card"];
    for (const slug of slugs) {
      await ada.call("ecom.wishlists.addItem", { catalogReference: reference(emulator, slug) });
    }
    const { wishlist } = await ada.call("ecom.wishlists.getDefaultWishlist");
    const get = async (rest: object) =>
      (await owner.call("stores.wishlist.getWishlistById", { id: wishlist.id, ...rest })).wishlist;
    const ids = slugs.map((slug) => reference(emulator, slug).catalogItemId);
    const result = await get({});
    expect(result).toMatchObject({ id: wishlist.id, ownerId: wishlist.memberId, totalCount: 3 });
    expect(result.items.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(await get({ limit: 1, offset: 1 })).toMatchObject({
      items: [{ id: ids[1] }],
      totalCount: 3,
    });
    expect(await get({ kind: [{ type: "product", origin: STORES }] })).toMatchObject({
      totalCount: 3,
    });
    expect(await get({ kind: [{ type: "service" }] })).toMatchObject({ items: [], totalCount: 0 });
    const unknown = { id: UNKNOWN_ID };
    expect(await owner.fails("stores.wishlist.getWishlistById", unknown)).toEqual({
      status: 404,
      code: "WISHLIST_NOT_FOUND",
    });
    expect(await ada.fails("stores.wishlist.getWishlistById", unknown)).toMatchObject({
      status: 403,
    });
  });
});
