import { readdirSync, readFileSync } from "node:fs";
import { createClient } from "@portico/core";
import * as ecom from "@portico/ecom";
import * as identity from "@portico/identity";
import * as members from "@portico/members";
import * as stores from "@portico/stores";
import { describe, expect, it } from "vitest";

// The built packages must contain everything in the API documents.
const packages: Record<string, Record<string, unknown>> = { ecom, identity, members, stores };
const api = new URL("../api/", import.meta.url);

interface Document {
  info: { "x-package": string; "x-module": string };
  paths: Record<string, Record<string, { operationId: string }>>;
  webhooks?: Record<string, { post: { operationId: string } }>;
}

const services = readdirSync(api)
  .filter((file) => /^\w+\.(?!common\.).*\.json$/.test(file))
  .map((file) => {
    const document = JSON.parse(readFileSync(new URL(file, api), "utf8")) as Document;
    return {
      package: document.info["x-package"],
      module: document.info["x-module"],
      slug: file.split(".").slice(1, -1).join("."),
      operations: Object.values(document.paths).flatMap((item) =>
        Object.values(item).map(({ operationId }) => operationId),
      ),
      events: Object.values(document.webhooks ?? {}).map(({ post }) => post.operationId),
    };
  });

describe("services", () => {
  it.each(services)(
    "are exported from the main entry point and from a separate path: $module of $package",
    async (service) => {
      const namespace = packages[service.package]?.[service.module] as Record<string, unknown>;
      const names = [...service.operations, ...service.events].sort();
      expect(Object.keys(namespace).sort()).toEqual(names);
      const module = await import(`@portico/${service.package}/${service.slug}`);
      for (const name of names) {
        expect(typeof namespace[name], name).toBe("function");
        expect(module[name]).toBe(namespace[name]);
      }
    },
  );

  it("contain all operations and events of the platform, plus two operations from the specification", () => {
    const count = (name: string) => services.filter((service) => service.package === name).length;
    expect([count("identity"), count("stores"), count("ecom"), count("members")]).toEqual([
      6, 19, 45, 17,
    ]);
    expect(services.flatMap((service) => service.operations)).toHaveLength(681);
    expect(services.flatMap((service) => service.events)).toHaveLength(153);
  });

  it("export known enum values separately", async () => {
    const { ProductType } = await import("@portico/stores/enums/products-v3");
    expect(ProductType).toMatchObject({ PHYSICAL: "PHYSICAL", DIGITAL: "DIGITAL" });
  });
});

/** Creates a client that records its requests. */
function createRecordingClient(response: unknown = {}) {
  const bodies: unknown[] = [];
  const urls: string[] = [];
  const client = createClient({
    fetch: async (request) => {
      urls.push(request.url);
      const text = await request.text();
      bodies.push(text === "" ? undefined : JSON.parse(text));
      return Response.json(response);
    },
  });
  return { client, bodies, urls };
}

describe("field masks", () => {
  it("are sent only with calls from the client that sets them", async () => {
    const { client, bodies } = createRecordingClient({ order: { id: "o" } });
    const clientWithMask = client.with({ fieldMask: ["buyerInfo.email", "number"] });
    await clientWithMask.use(ecom.orders).updateOrder("o", { buyerNote: "Ring twice" });
    await client.use(ecom.orders).updateOrder("o", { buyerNote: "Ring twice" });
    const order = { id: "o", buyerNote: "Ring twice" };
    expect(bodies).toEqual([{ order, fieldMask: "buyerInfo.email,number" }, { order }]);
  });

  it("are set on every item of a bulk update", async () => {
    const { client, bodies } = createRecordingClient();
    await client
      .with({ fieldMask: ["buyerNote"] })
      .use(ecom.orders)
      .bulkUpdateOrders([{ order: { id: "1" } }, { order: { id: "2" } }]);
    expect(bodies).toMatchObject([
      { orders: [{ fieldMask: "buyerNote" }, { fieldMask: "buyerNote" }] },
    ]);
  });
});

describe("operations that exist only in the specification", () => {
  it("can commit the changes in a draft order to an order", async () => {
    const { client, bodies, urls } = createRecordingClient({ order: { id: "o", number: "10001" } });
    const order = await client
      .use(ecom.orders)
      .commitDeltas("o", { draftOrderId: "d", reason: "A smaller size" });
    expect(order.number).toBe("10001");
    expect(urls).toEqual(["https://www.wixapis.com/ecom/v1/orders/o/commit-deltas"]);
    expect(bodies).toEqual([{ id: "o", draftOrderId: "d", reason: "A smaller size" }]);
  });

  it("can respond to a multi-factor challenge", async () => {
    const { client, bodies, urls } = createRecordingClient({ state: "SUCCESS", sessionToken: "s" });
    const response = await client
      .use(identity.authentication)
      .verifyFactor("SMS", { stateToken: "t", smsData: { code: "123456" } });
    expect(response.state).toBe("SUCCESS");
    expect(new URL(urls[0] as string).pathname).toBe("/_api/iam/authentication/v2/SMS/verify");
    expect(bodies).toEqual([{ factorType: "SMS", stateToken: "t", smsData: { code: "123456" } }]);
  });
});

describe("an operation that redirects", () => {
  const location = "https://www.shop.example/checkout?checkoutId=c";
  const client = createClient({
    fetch: async () => new Response(null, { status: 302, headers: { location } }),
  });
  const calls: [string, () => Promise<{ redirectUrl?: string | null }>][] = [
    ["logout", () => client.use(identity.authentication).logout()],
    [
      "redirectToCheckout",
      () => client.use(ecom.abandonedCheckouts).redirectToCheckout("id", "site"),
    ],
    [
      "handleAsyncCheckoutCompletion",
      () => client.use(ecom.cartV2).handleAsyncCheckoutCompletion("token"),
    ],
    [
      "createAndRedirectToCheckout",
      () => client.use(ecom.checkoutTemplates).createAndRedirectToCheckout("id", "site"),
    ],
    [
      "markCheckoutAsCompletedAndRedirectToUrl",
      () => client.use(ecom.checkout).markCheckoutAsCompletedAndRedirectToUrl("token"),
    ],
  ];

  it.each(calls)("returns the redirect URL: %s", async (_, run) => {
    const { body, ...response } = (await run()) as Record<string, unknown>;
    expect(response).toEqual({
      redirectUrl: location,
      statusCode: 302,
      headers: [{ key: "location", value: location }],
    });
    expect(body).toEqual(new Uint8Array());
  });
});

describe("the token service", () => {
  it("sends the arguments of its functions unchanged, and returns the tokens", async () => {
    const tokens = { access_token: "a", expires_in: 14_400, refresh_token: "r" };
    const { client, bodies } = createRecordingClient(tokens);
    const service = client.use(identity.oauth);
    const { access_token, expires_in, refresh_token } = await service.token({
      grantType: "anonymous",
      clientId: "client",
    });
    expect({ access_token, expires_in, refresh_token }).toEqual(tokens);
    await service.tokenInfo({ token: "a" });
    expect(bodies).toEqual([{ grantType: "anonymous", clientId: "client" }, { token: "a" }]);
  });
});

describe("unknown arguments", () => {
  it("cause an error in development that lists the known fields", async () => {
    const { client, bodies } = createRecordingClient();
    const update = client.use(ecom.currentCart).updateCurrentCart as (
      options: object,
    ) => Promise<unknown>;
    await expect(update({ coupon: "TEN" })).rejects.toMatchObject({
      name: "ValidationError",
      operation: "ecom.currentCart.updateCurrentCart",
      message:
        'INVALID_ARGUMENT: "options.coupon" is unknown. Known fields: cartInfo, couponCode, merchantDiscounts, lineItems, customLineItems',
    });
    expect(bodies).toEqual([]);
  });
});
