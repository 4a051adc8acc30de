import { inventory } from "@portico/ecom/plugins";
import { describe, expect, test } from "vitest";
import { APP, pluginWorld } from "../../testing/plugin-world.js";
import { merchant, pay, reference, STORES } from "../../testing/test-client.js";

const world = pluginWorld();

test("an app can provide recommendation algorithms, and is skipped if it fails", async () => {
  world.install("ECOM_RECOMMENDATIONS_PROVIDER");
  const id = "00000000-0000-4000-8000-00000000b001";
  const item = { catalogItemId: "hat", appId: APP };
  world.app.recommendationsProvider.provideHandlers({
    getRecommendations: ({ request }) => ({
      recommendationPerAlgorithm: request.algorithmIds.map((algorithmId) => ({
        algorithmId,
        recommendedItems: [item],
      })),
    }),
  });
  const items = [reference(world.emulator, "heavy-tee")];
  const algorithms = [
    { id, appId: APP },
    { id: "68ebce04-b96a-4c52-9329-08fc9d8c1253", appId: STORES },
  ];
  const recommend = () =>
    merchant(world.emulator).call("ecom.recommendations.getRecommendation", { items, algorithms });
  expect((await recommend()).recommendation).toEqual({ items: [item], algorithm: algorithms[0] });
  world.emulator.controls.plugins.install(
    world.plugin("ECOM_RECOMMENDATIONS_PROVIDER", {
      fetch: () => new Response(null, { status: 500 }),
    }),
  );
  expect((await recommend()).recommendation.algorithm).toEqual(algorithms[1]);
});

describe("an app catalog", () => {
  const hat = { catalogItemId: "hat", appId: APP, options: { size: "M" } };

  test("sells items at their current price and updates their stock when orders are placed or canceled", async () => {
    world.install("ECOM_CATALOG", "ECOM_INVENTORY");
    let price = "10";
    world.app.catalog.provideHandlers({
      getCatalogItems: ({ request }) => ({
        catalogItems: request.catalogReferences.flatMap(({ catalogReference }) =>
          catalogReference?.catalogItemId === "hat"
            ? [
                {
                  catalogReference,
                  data: {
                    productName: { original: "Hat" },
                    itemType: { preset: "DIGITAL" },
                    price,
                  },
                },
              ]
            : [],
        ),
      }),
    });
    const moves: string[] = [];
    world.app.inventory.provideHandlers({
      decrementAvailability: ({ request }) => {
        moves.push(`-${request.items[0]?.quantity} ${request.reason}`);
        return {};
      },
      incrementAvailability: ({ request }) => {
        moves.push(`+${request.items[0]?.quantity} ${request.reason}`);
        return {};
      },
    });
    const add = (catalogReference: object, quantity: number) =>
      world.guest.call("ecom.currentCart.addToCurrentCart", {
        lineItems: [{ catalogReference, quantity }],
      });
    const { cart } = await add(hat, 2);
    expect(cart.lineItems).toMatchObject([
      {
        productName: { original: "Hat" },
        catalogReference: hat,
        customLineItem: false,
        quantity: 2,
      },
    ]);
    expect((await add({ ...hat, catalogItemId: "none" }, 1)).cart.lineItems).toHaveLength(1);
    price = "11";
    expect((await world.estimate()).priceSummary.subtotal.amount).toBe("22.00");
    const checkout = await world.checkoutOf();
    const { orderId } = await world.place(checkout.id);
    await pay(world.emulator, orderId);
    expect(moves).toEqual(["-2 ORDER_PLACED"]);
    await merchant(world.emulator).call("ecom.orders.cancelOrder", {
      id: orderId,
      restockAllItems: true,
    });
    expect(moves).toEqual(["-2 ORDER_PLACED", "+2 ORDER_CANCELED"]);
  });

  test("uses the last known price if the app's response is invalid, and prevents payment if the app reports no stock", async () => {
    world.install("ECOM_CATALOG", "ECOM_INVENTORY");
    world.app.catalog.provideHandlers({
      getCatalogItems: () => ({
        catalogItems: [
          { catalogReference: hat, data: { itemType: { preset: "DIGITAL" }, price: "10" } },
        ],
      }),
    });
    world.app.inventory.provideHandlers({
      decrementAvailability: () => {
        throw new inventory.DecrementNotPossible();
      },
    });
    const lineItems = [{ catalogReference: hat, quantity: 1 }];
    await world.guest.call("ecom.currentCart.addToCurrentCart", { lineItems });
    world.emulator.controls.plugins.install(
      world.plugin("ECOM_CATALOG", { fetch: () => new Response("<html>") }),
    );
    expect((await world.estimate()).priceSummary.subtotal.amount).toBe("10.00");
    const { id } = await world.checkoutOf();
    const { orderId } = await world.place(id);
    const response = await merchant(world.emulator).send(
      "ecom.orders.paymentCollectionMarkOrderAsPaid",
      {
        ecomOrderId: orderId,
      },
    );
    expect(response.body.details.applicationError.code).toBe("LINE_ITEMS_OUT_OF_STOCK");
    expect((await world.orderOf(orderId)).paymentStatus).toBe("NOT_PAID");
  });
});
