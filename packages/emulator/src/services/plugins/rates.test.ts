import { shippingRates } from "@portico/ecom/plugins";
import { exportSPKI, generateKeyPair } from "jose";
import { describe, expect, test, vi } from "vitest";
import { APP, appClient, pluginWorld } from "../../testing/plugin-world.js";
import { ADDRESS, type Json } from "../../testing/test-client.js";

const world = pluginWorld();

describe("shipping rates from an app", () => {
  const drone = {
    code: "drone",
    title: "Drone",
    logistics: { deliveryTime: "an hour" },
    cost: { price: "21", currency: "USD", additionalCharges: [{ price: "1.5" }] },
  };
  const offeredCodes = async (): Promise<string[]> =>
    (await world.estimate()).shippingInfo.carrierServiceOptions.flatMap(
      ({ shippingOptions }: Json) => shippingOptions.map(({ code }: Json) => code),
    );

  test("are offered, can be selected for an order, and are cached for ten minutes", async () => {
    world.install("ECOM_SHIPPING_RATES");
    const payloads: Json[] = [];
    world.app.shippingRates.provideHandlers({
      getShippingRates: (payload) => {
        payloads.push(payload);
        return { shippingRates: [drone] };
      },
    });
    await world.cartOf("heavy-tee", 2);
    const estimate = await world.estimate({ selectedShippingOption: { code: "drone" } });
    expect(estimate.priceSummary.shipping.amount).toBe("22.50");
    expect(estimate.shippingInfo.selectedCarrierServiceOption).toMatchObject({ carrierId: APP });
    const { request, metadata } = payloads[0];
    expect(request).toMatchObject({
      lineItems: [{ name: "Heavy Tee", quantity: 2, price: "38.00" }],
      shippingDestination: ADDRESS,
      weightUnit: "KG",
    });
    expect(metadata).toMatchObject({
      appExtensionType: "ECOM_SHIPPING_RATES",
      currency: "USD",
      languages: ["en"],
      identity: { identityType: "ANONYMOUS_VISITOR" },
    });
    expect(metadata.requestId).toEqual(expect.any(String));
    await world.estimate({ selectedShippingOption: { code: "drone" } });
    expect(payloads).toHaveLength(1);
    world.emulator.clock.advance(600_001);
    expect(await offeredCodes()).toContain("drone");
    expect(payloads).toHaveLength(2);
    const checkout = await world.checkoutOf({ selectedShippingOption: { code: "drone" } });
    const { orderId } = await world.place(checkout.id);
    expect((await world.orderOf(orderId)).shippingInfo.title).toBe("Drone");
  });

  test("are replaced by the plugin's backup rate after a timeout", async () => {
    let pendingCalls = 0;
    const hangingPlugin = world.plugin("ECOM_SHIPPING_RATES", {
      backupRate: { title: "Courier", amount: "12" },
      fetch: () => {
        pendingCalls += 1;
        return new Promise<Response>(() => {});
      },
    });
    world.emulator.controls.plugins.install(hangingPlugin);
    await world.cartOf();
    const pending = offeredCodes();
    await vi.waitFor(() => expect(pendingCalls).toBe(1));
    world.emulator.clock.advance(9_999);
    world.emulator.clock.advance(1);
    expect(await pending).toEqual(["standard", "express", "backup-rate"]);
    expect(world.outcomes()).toEqual(["getShippingRates timeout"]);
  });

  test("are used if they arrive before the timeout", async () => {
    let respond: ((response: Response) => void) | undefined;
    const slowPlugin = world.plugin("ECOM_SHIPPING_RATES", {
      fetch: () =>
        new Promise<Response>((resolve) => {
          respond = resolve;
        }),
    });
    world.emulator.controls.plugins.install(slowPlugin);
    await world.cartOf();
    const pending = offeredCodes();
    await vi.waitFor(() => expect(respond).toBeDefined());
    world.emulator.clock.advance(9_999);
    respond?.(Response.json({ shippingRates: [drone] }));
    expect(await pending).toContain("drone");
  });

  test("are unavailable if the app rejects the emulator's signature", async () => {
    const otherKeys = await generateKeyPair("RS256", { extractable: true });
    world.app = appClient(await exportSPKI(otherKeys.publicKey), world.emulator);
    const handler = vi.fn(() => ({ shippingRates: [drone] }));
    world.app.shippingRates.provideHandlers({ getShippingRates: handler });
    world.install("ECOM_SHIPPING_RATES");
    await world.cartOf();
    expect(await offeredCodes()).toEqual(["standard", "express"]);
    expect(world.outcomes()).toEqual(["getShippingRates rejected"]);
    expect(world.emulator.controls.plugins.calls()[0]?.status).toBe(401);
    expect(handler).not.toHaveBeenCalled();
  });

  test("are not offered if they are invalid or the app fails, and the outcome is logged", async () => {
    world.install("ECOM_SHIPPING_RATES");
    world.app.shippingRates.provideHandlers({
      getShippingRates: () => {
        throw new shippingRates.InvalidAddress({ field: "city" });
      },
    });
    await world.cartOf();
    expect(await offeredCodes()).toEqual(["standard", "express"]);
    world.app.shippingRates.provideHandlers({
      getShippingRates: () => {
        throw new Error("out of order");
      },
    });
    expect(await offeredCodes()).toEqual(["standard", "express"]);
    const invalidPlugin = world.plugin("ECOM_SHIPPING_RATES", {
      fetch: () => Response.json({ shippingRates: [{ code: 1 }] }),
    });
    world.emulator.controls.plugins.install(invalidPlugin);
    expect(await offeredCodes()).toEqual(["standard", "express"]);
    expect(world.outcomes()).toEqual([
      "getShippingRates error",
      "getShippingRates rejected",
      "getShippingRates invalid",
    ]);
    expect(world.emulator.controls.plugins.calls()[0]).toMatchObject({
      status: 400,
      reason: "PARTIAL_ADDRESS",
    });
    expect(world.onError).toHaveBeenCalledTimes(1);
  });
});
