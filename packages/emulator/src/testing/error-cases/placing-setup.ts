// Carts and shops for the error cases of placing an order.
import type { Product } from "../../services/catalog/model.js";
import type { World } from "../shop-world.js";
import { ADDRESS, type Json } from "../test-client.js";
import { APP_ID, type Case, installCatalog, SONG } from "./case.js";

export type BuildRequest = (world: World) => Json;

export const createCart =
  (build: BuildRequest, prepare?: (world: World) => unknown) => async (world: World) => {
    const { cart } = await world.callers.new.call("ecom.cartV2.createCart", await build(world));
    await prepare?.(world);
    return cart.id;
  };
export const placeCase = (
  code: string,
  buildCart: BuildRequest,
  rest: object = {},
  prepare?: (world: World) => unknown,
) =>
  ({
    code,
    operations: ["ecom.cartV2.placeOrder"],
    caller: "new",
    before: createCart(buildCart, prepare),
    request: (_, cartId) => ({ cartId, ...rest }),
  }) satisfies Case;

export const V1_OPERATIONS = ["ecom.checkout.createOrder", "ecom.checkout.createOrderAndCharge"];
export const placeV1Case = (
  code: string,
  buildCart: BuildRequest,
  prepare?: (world: World) => unknown,
): Case => ({
  code,
  operations: V1_OPERATIONS,
  caller: "new",
  before: createCart(buildCart, prepare),
  request: (_, id) => ({ id, paymentToken: "token" }),
});

export const appItem =
  (data: object, rest: object = {}) =>
  (world: World) => {
    installCatalog(world, data);
    return { catalogItems: [{ ...SONG, quantity: 1 }], ...rest };
  };
export const withCard = { giftCards: [{ code: "PORTICO-GIFT-50" }] };
export const withCoupon = { coupons: [{ code: "WELCOME10" }] };
export const giftCard = { itemType: { preset: "GIFT_CARD" } };
export const monthlySubscription = (rest: object = {}) => ({
  subscriptionOptionInfo: {
    subscriptionSettings: { frequency: "MONTH", autoRenewal: true, ...rest },
    title: { original: "Monthly" },
  },
});
export const downloadCart = ({ item }: World) => ({ catalogItems: [item("gift-card")] });
export const shippedCart = ({ item }: World) => ({
  catalogItems: [item("heavy-tee")],
  cart: { deliveryInfo: { address: ADDRESS } },
});
export const expressCart = (world: World) => ({
  ...shippedCart(world),
  deliveryMethod: { code: "express" },
});
export const changeSite = (change: object) => (world: World) =>
  Object.assign(world.emulator.state.site, change);
export const sellOut =
  (...slugs: string[]) =>
  ({ emulator, item }: World) => {
    for (const slug of slugs) {
      const { variantId } = item(slug).catalogReference.options;
      emulator.controls.catalog.setStock(variantId, 0);
    }
  };
export const rejectPayments = ({ emulator }: World) => {
  const violations = [{ severity: "ERROR", description: "Not today" }];
  const fetch = async () => Response.json({ violations });
  emulator.controls.plugins.install({ type: "ECOM_VALIDATIONS", appId: APP_ID, fetch });
};
export const restrictToMembers = ({ emulator, item }: World) => {
  const { catalogItemId } = item("gift-card").catalogReference;
  const products = emulator.state.catalog.products as Map<string, Product>;
  const product = products.get(catalogItemId);
  if (product) products.set(product.id, { ...product, membersOnly: true });
};

/** Adds a tax region for a subdivision. The buyer's address has no subdivision. */
export const addSubdivisionTax = async ({ callers }: World) => {
  const { taxCalculatorDetails } = await callers.owner.call(
    "ecom.taxCalculation.listTaxCalculators",
  );
  await callers.owner.call("ecom.taxRegions.createTaxRegion", {
    taxRegion: { appId: taxCalculatorDetails[0].appId, country: "US", subdivision: "NY" },
  });
};
