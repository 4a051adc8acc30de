// A shop's day, through the platform's own published client, unchanged: shopper, member, merchant.
import { createEmulator } from "@portico/emulator";
import * as currentCart from "@wix/auto_sdk_ecom_current-cart-v-2";
import * as fulfillments from "@wix/auto_sdk_ecom_order-fulfillments";
import * as orders from "@wix/auto_sdk_ecom_orders";
import * as members from "@wix/auto_sdk_members_members";
import * as redirects from "@wix/auto_sdk_redirects_redirects";
import * as inventory from "@wix/auto_sdk_stores_inventory-items-v-3";
import * as products from "@wix/auto_sdk_stores_products-v-3";
import { ApiKeyStrategy, createClient, OAuthStrategy } from "@wix/sdk";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const STORES = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
const CUSTOMER = {
  email: "grace@example.com",
  firstName: "Grace",
  lastName: "Hopper",
  addressLine: "1 Row",
  city: "New York",
  postalCode: "10001",
  country: "US",
};
const emulator = createEmulator();
beforeAll(() => {
  vi.stubGlobal("fetch", emulator.fetch);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const shopper = () =>
  createClient({
    auth: OAuthStrategy({ clientId: "demo" }),
    modules: { products, currentCart, redirects, members, orders },
  });
const merchant = createClient({
  auth: ApiKeyStrategy({
    apiKey: "portico-emulator-api-key",
    siteId: emulator.state.site.id,
  }),
  modules: { products, inventory, orders, fulfillments },
});

/** Buys so many of a variant on the hosted checkout; the order's id. */
async function buy(productId: string, variantId: string, quantity: number): Promise<string> {
  const client = shopper();
  const catalogReference = { appId: STORES, catalogItemId: productId, options: { variantId } };
  const { cart } = await client.currentCart.addLineItemsToCurrentCart({
    catalogItems: [{ quantity, catalogReference }],
  });
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cart?._id as string },
    callbacks: { thankYouPageUrl: "http://localhost:5173/thanks" },
  });
  const answer = await emulator.fetch(redirectSession?.fullUrl as string, {
    method: "POST",
    body: new URLSearchParams({ ...CUSTOMER, action: "order" }),
    redirect: "manual",
  });
  const orderId = new URL(answer.headers.get("location") ?? "").searchParams.get("orderId") ?? "";
  const order = await client.orders.getOrder(orderId);
  expect(order.lineItems?.[0]?.quantity).toBe(quantity);
  return orderId;
}

it("a merchant makes a product and its stock, shoppers buy it, and it is sent and refunded", async () => {
  const { product } = await merchant.products.createProductWithInventory({
    name: "Published Mug",
    productType: "PHYSICAL",
    physicalProperties: {},
    visible: true,
    variantsInfo: {
      variants: [
        {
          visible: true,
          choices: [],
          price: { actualPrice: { amount: "12.50" } },
          physicalProperties: {},
          inventoryItem: { quantity: 5 },
        },
      ],
    },
  });
  const productId = product?._id as string;
  const variantId = product?.variantsInfo?.variants?.[0]?._id as string;
  const stock = async () => {
    const { items } = await merchant.inventory
      .queryInventoryItems()
      .eq("productId", productId)
      .find();
    return items[0]?.quantity;
  };
  expect(await stock()).toBe(5);

  const orderId = await buy(productId, variantId, 2);
  expect(await stock()).toBe(3);
  const order = await merchant.orders.getOrder(orderId);
  expect(order.priceSummary?.subtotal?.amount).toBe("25.00");

  const lineItemId = order.lineItems?.[0]?._id as string;
  await merchant.fulfillments.createFulfillment(orderId, {
    lineItems: [{ _id: lineItemId, quantity: 2 }],
    trackingInfo: { trackingNumber: "1", shippingProvider: "fedex" },
  });
  expect((await merchant.orders.getOrder(orderId)).fulfillmentStatus).toBe("FULFILLED");

  // published, though its types leave it out
  const { paymentCollectionMarkOrderAsPaid } = merchant.orders as unknown as {
    paymentCollectionMarkOrderAsPaid(id: string): Promise<unknown>;
  };
  await paymentCollectionMarkOrderAsPaid(orderId);
  expect((await merchant.orders.getOrder(orderId)).paymentStatus).toBe("PAID");
  await expect(merchant.products.deleteProduct(productId)).resolves.not.toThrow();
  await expect(merchant.products.getProduct(productId)).rejects.toMatchObject({
    details: { applicationError: { code: "PRODUCT_NOT_FOUND" } },
  });
});

it("somebody registers, logs in and changes the profile", async () => {
  const client = shopper();
  const registered = await client.auth.register({
    email: "new@example.com",
    password: "a long enough password",
    profile: { nickname: "Newcomer" },
  });
  expect(registered.loginState).toBe("SUCCESS");
  const login = await client.auth.login({
    email: "new@example.com",
    password: "a long enough password",
  });
  expect(login.loginState).toBe("SUCCESS");
  const { items } = await createClient({
    auth: ApiKeyStrategy({ apiKey: "portico-emulator-api-key", siteId: emulator.state.site.id }),
    modules: { members },
  })
    .members.queryMembers()
    .eq("loginEmail", "new@example.com")
    .find();
  expect(items.map(({ profile }) => profile?.nickname)).toEqual(["Newcomer"]);
});
