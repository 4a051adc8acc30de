import { type AuthStrategy, createClient } from "@portico/core";
import { PorticoError } from "@portico/core/internal";
import fc from "fast-check";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import {
  giftVouchersProvider,
  memberships,
  type PluginMetadata,
  servicePlugins,
  shippingRates,
} from "./index.js";

// Instead of a signature, this strategy only checks that the body is not "forged".
const auth: AuthStrategy = {
  getAuthHeaders: () => ({ headers: {} }),
  verify: async (jwt, { name, code }) => {
    if (jwt === "forged")
      throw new PorticoError(`${name} is forged`, { code: `${code}_SIGNATURE` });
    return { data: JSON.parse(jwt) as unknown };
  },
};
const modules = { shippingRates, giftVouchersProvider, memberships, servicePlugins };
const openClient = () => createClient({ auth, modules });

const bodyOf = (request: unknown, type = "ECOM_SHIPPING_RATES", metadata: object = {}) =>
  JSON.stringify({ request, metadata: { appExtensionType: type, ...metadata } });
const postRequest = (path: string, body: string) =>
  new Request(`https://app.example/plugins${path}`, { method: "POST", body });
const rate = { code: "one", title: "One", cost: { price: "5", currency: "EUR" } };

describe("servicePlugins", () => {
  it("calls the handler that matches the type (ignoring case) and the end of the URL", async () => {
    const client = openClient();
    const getShippingRates = vi.fn(async () => ({ shippingRates: [rate] }));
    client.shippingRates.provideHandlers({ getShippingRates });
    for (const type of ["ECOM_SHIPPING_RATES", "ecom_shipping_rates"]) {
      const response = await client.servicePlugins.processRequest(
        postRequest("/deep/v1/getRates/?a=1", bodyOf({ lineItems: [] }, type, { currency: "EUR" })),
      );
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ shippingRates: [rate] });
    }
    expect(getShippingRates).toHaveBeenLastCalledWith({
      request: { lineItems: [] },
      metadata: { appExtensionType: "ecom_shipping_rates", currency: "EUR" },
    });
    const pluginCall = { url: "/v1/getRates", body: ` ${bodyOf({})}\n` };
    expect(await client.servicePlugins.process(pluginCall)).toEqual({ shippingRates: [rate] });
  });

  it("converts dates in the request and the result", async () => {
    const client = openClient();
    const scheduledDates: unknown[] = [];
    client.memberships.provideHandlers({
      listEligibleMemberships: ({ request }) => {
        scheduledDates.push(request.lineItems[0]?.serviceProperties?.scheduledDate);
        const expirationDate = new Date(Date.UTC(2030, 0, 2));
        return { eligibleMemberships: [{ id: "m", expirationDate }] };
      },
    });
    const scheduledDate = "2030-01-01T00:00:00.000Z";
    const request = {
      memberId: "m",
      lineItems: [{ id: "l", serviceProperties: { scheduledDate } }],
    };
    const url = "/v1/list-eligible-memberships";
    const body = bodyOf(request, "ECOM_MEMBERSHIPS");
    expect(await client.servicePlugins.process({ url, body })).toEqual({
      eligibleMemberships: [{ id: "m", expirationDate: "2030-01-02T00:00:00.000Z" }],
    });
    expect(scheduledDates).toEqual([new Date(scheduledDate)]);
  });

  it("responds with the plugin error that a handler throws, and its data", async () => {
    const client = openClient();
    client.giftVouchersProvider.provideHandlers({
      getBalance: () => {
        throw new giftVouchersProvider.GiftCardNotFound({ tried: 1 });
      },
      redeem: () => {
        throw new giftVouchersProvider.InsufficientFunds();
      },
    });
    const sendRequest = (path: string) =>
      client.servicePlugins.processRequest(postRequest(path, bodyOf({}, "GIFT_CARDS_PROVIDER")));
    const balanceResponse = await sendRequest("/v1/balance");
    expect([balanceResponse.status, await balanceResponse.json()]).toEqual([
      404,
      { applicationError: { code: "GIFT_CARD_NOT_FOUND", data: { tried: 1 } } },
    ]);
    const redeemResponse = await sendRequest("/v1/redeem");
    expect([redeemResponse.status, await redeemResponse.json()]).toEqual([
      428,
      { applicationError: { code: "INSUFFICIENT_FUNDS" } },
    ]);
    expect((await sendRequest("/v1/void")).status).toBe(404);
  });

  it("responds with 500 without details if a handler throws another error, and passes it to onError", async () => {
    const client = openClient();
    const onError = vi.fn();
    const handlerError = new Error("password: hunter2");
    client.shippingRates.provideHandlers({
      getShippingRates: () => {
        throw handlerError;
      },
    });
    const response = await client.servicePlugins.processRequest(
      postRequest("/v1/getRates", bodyOf({})),
      {
        onError,
      },
    );
    expect([response.status, await response.text()]).toEqual([500, "{}"]);
    expect(onError.mock.calls).toEqual([[handlerError]]);
  });

  it("responds with 500 for an invalid result, and reports the invalid path without its value", async () => {
    const client = openClient();
    const onError = vi.fn();
    client.shippingRates.provideHandlers({
      // Untyped code may return any value.
      getShippingRates: () => JSON.parse('{"shippingRates":[{"code":7,"title":"secret"}]}'),
    });
    const response = await client.servicePlugins.processRequest(
      postRequest("/v1/getRates", bodyOf({})),
      {
        onError,
      },
    );
    expect([response.status, await response.text()]).toEqual([500, "{}"]);
    const [error] = onError.mock.calls[0] ?? [];
    expect(error).toMatchObject({ code: "PLUGIN_RESPONSE" });
    expect(error.message).toMatch(/shippingRates\.0\.code .*shippingRates\.0\.cost/);
    expect(error.message).not.toContain("secret");
  });

  it("rejects forged, unreadable, unhandled and oversized requests without calling a handler", async () => {
    const client = openClient();
    const getShippingRates = vi.fn(() => ({ shippingRates: [] }));
    client.shippingRates.provideHandlers({ getShippingRates });
    const errorOf = async (path: string, body: string) => {
      const response = await client.servicePlugins.processRequest(postRequest(path, body));
      return [response.status, (await response.json()).code];
    };
    expect(await errorOf("/v1/getRates", "forged")).toEqual([401, "PLUGIN_SIGNATURE"]);
    expect(await errorOf("/v1/getRates", '{"request":{}}')).toEqual([400, "PLUGIN_PAYLOAD"]);
    expect(await errorOf("/v1/getRates", bodyOf({}, "ECOM_CATALOG"))).toEqual([
      404,
      "PLUGIN_UNKNOWN",
    ]);
    expect(await errorOf("/v1/other", bodyOf({}))).toEqual([404, "PLUGIN_UNKNOWN"]);
    expect(await errorOf("/v1/getRates", " ".repeat(8_000_001))).toEqual([413, "PLUGIN_TOO_LARGE"]);
    const endlessBody = new ReadableStream<Uint8Array>({
      pull: (control) => control.enqueue(new Uint8Array(1_000_000)),
    });
    const streamInit = { method: "POST", body: endlessBody, duplex: "half" } as const;
    const request = new Request("https://app.example/v1/getRates", streamInit);
    expect((await client.servicePlugins.processRequest(request)).status).toBe(413);
    expect(getShippingRates).not.toHaveBeenCalled();
  });

  it("responds with an error status to every invalid request", async () => {
    const client = openClient();
    client.shippingRates.provideHandlers({ getShippingRates: () => ({ shippingRates: [] }) });
    const onError = () => {};
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.webPath(), async (value, path) => {
        const body = JSON.stringify(value) ?? "";
        const response = await client.servicePlugins.processRequest(postRequest(path, body), {
          onError,
        });
        expect(response.status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: 25 },
    );
  });
});

it("provideHandlers registers handlers for only one client", async () => {
  const [firstClient, secondClient] = [openClient(), openClient()];
  const sendRequest = (client: typeof firstClient) =>
    client.servicePlugins.process({ url: "/v1/getRates", body: bodyOf({}) });
  firstClient.shippingRates.provideHandlers({ getShippingRates: () => ({ shippingRates: [] }) });
  expect(await sendRequest(firstClient)).toEqual({ shippingRates: [] });
  await expect(sendRequest(secondClient)).rejects.toMatchObject({ code: "PLUGIN_UNKNOWN" });
});

it("provideHandlers replaces a handler with the same name", async () => {
  const client = openClient();
  client.shippingRates.provideHandlers({ getShippingRates: () => ({ shippingRates: [] }) });
  client.shippingRates.provideHandlers({ getShippingRates: () => ({ shippingRates: [rate] }) });
  const pluginCall = { url: "/v1/getRates", body: bodyOf({}) };
  expect(await client.servicePlugins.process(pluginCall)).toEqual({ shippingRates: [rate] });
});

it("service plugins require a strategy that verifies signatures", async () => {
  const client = createClient({ modules });
  await expect(client.servicePlugins.process({ url: "/", body: "" })).rejects.toMatchObject({
    code: "NO_SERVICE_PLUGINS",
  });
});

it("provideHandlers rejects an unknown handler", () => {
  const client = openClient();
  const misspelledHandlers = JSON.parse('{"getRates":1}');
  expect(() => client.shippingRates.provideHandlers(misspelledHandlers)).toThrow(
    'ECOM_SHIPPING_RATES has no handler "getRates"',
  );
});

it("provideHandlers has types that reject invalid results and handlers, and describe arguments", () => {
  const { provideHandlers } = shippingRates;
  const unused = () => {
    const invalidRates = [{ ...rate, cost: { price: 5 } }];
    // @ts-expect-error a price is a decimal in a string
    provideHandlers({ getShippingRates: () => ({ shippingRates: invalidRates }) });
    // @ts-expect-error the list is missing
    provideHandlers({ getShippingRates: () => ({}) });
    // @ts-expect-error unknown handler
    provideHandlers({ getRates: () => ({ shippingRates: [] }) });
    // @ts-expect-error `getShippingRates` is missing
    provideHandlers({});
    provideHandlers({
      getShippingRates: async ({ request, metadata }) => {
        expectTypeOf(request.lineItems?.[0]?.physicalProperties?.weight).toEqualTypeOf<
          number | null | undefined
        >();
        expectTypeOf(metadata).toEqualTypeOf<PluginMetadata>();
        return { shippingRates: [rate] };
      },
    });
  };
  expect(unused).toBeTypeOf("function");
});
