import { createClient } from "@portico/core";
import { timelineClock } from "@portico/core/testing";
import { cart, cartV2, checkout, currentCartV2, orders, orderTransactions } from "@portico/ecom";
import { createEmulator, type Emulator, type EmulatorOptions } from "@portico/emulator";
import { ApiKeyStrategy, OAuthStrategy, redirects, signOnPolicy } from "@portico/identity";
import { AppStrategy } from "@portico/identity/app";
import { members } from "@portico/members";
import { inventoryItemsV3 } from "@portico/stores";
import { beforeEach, describe, expect, it } from "vitest";
import { API_KEY, HOUR, productInStock } from "./shop.js";

const MINUTE = 60_000;
const APP = "d1c4a7e0-5b1e-4c55-9f0a-6a0f2b3c4d5e";
const WEBHOOK_URL = "https://backend.example/webhooks";
const modules = {
  orders,
  orderTransactions,
  cart: currentCartV2,
  carts: cartV2,
  cartsV1: cart,
  checkout,
  members,
  redirects,
  inventoryItemsV3,
};

/** The argument that an event's handler receives. */
type HandlerArguments<On extends (handler: never) => void> = Parameters<Parameters<On>[0]>[0];

/** Creates a shop, and the backend of an app that receives the shop's webhooks. */
async function installApp(webhooks: Partial<NonNullable<EmulatorOptions["webhooks"]>> = {}) {
  const clock = timelineClock(undefined, 10_000);
  const backend: { handle(request: Request): Promise<unknown> } = { handle: async () => {} };
  const emulator = createEmulator({
    seed: "minimal",
    clock,
    webhooks: { url: WEBHOOK_URL, appId: APP, instanceId: "instance", ...webhooks },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      expect(request.url).toBe(WEBHOOK_URL);
      return backend.handle(request).then(
        () => new Response(),
        () => new Response(null, { status: 500 }),
      );
    },
  });
  const publicKey = await emulator.publicKey();
  const app = createClient({
    auth: AppStrategy({ appId: APP, publicKey }),
    clock,
    modules: { ...modules, signOnPolicy },
  });
  backend.handle = (request) => app.webhooks.processRequest(request);
  const auth = OAuthStrategy({ clientId: "shop" });
  const visitor = createClient({ auth, clock, fetch: emulator.fetch, modules });
  const merchant = createClient({
    auth: ApiKeyStrategy({ apiKey: API_KEY, siteId: emulator.state.site.id }),
    clock,
    fetch: emulator.fetch,
    modules: { ...modules, signOnPolicy },
  });
  return { clock, emulator, backend, app, visitor, merchant };
}

/** Buys a product on the hosted checkout page and returns the order's id. */
async function buy(visitor: Awaited<ReturnType<typeof installApp>>["visitor"], emulator: Emulator) {
  const { cart } = await visitor.cart.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: productInStock(emulator), quantity: 1 }],
  });
  const { redirectSession } = await visitor.redirects.createRedirectSession({
    ecomCheckout: { checkoutId: cart?.id ?? "" },
    callbacks: { thankYouPageUrl: "http://localhost:5173/thanks" },
  });
  const response = await emulator.fetch(redirectSession?.fullUrl ?? "", {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({
      email: "buyer@example.com",
      firstName: "Mary",
      lastName: "Somerville",
      addressLine: "1 Row",
      city: "New York",
      postalCode: "10001",
      country: "US",
      action: "order",
    }),
  });
  return new URL(response.headers.get("location") ?? "").searchParams.get("orderId") ?? "";
}

describe("webhooks from the platform to an app's backend", () => {
  let installation: Awaited<ReturnType<typeof installApp>>;
  beforeEach(async () => {
    installation = await installApp();
  });

  it("reach their handlers with typed data and dates when an order is created, approved and paid", async () => {
    const { app, visitor, emulator } = installation;
    // An error in a handler would make the platform send the webhook again, so check everything
    // afterwards.
    const createdEvents: HandlerArguments<typeof orders.onOrderCreated>[] = [];
    const approvedEvents: HandlerArguments<typeof orders.onOrderApproved>[] = [];
    const paidEvents: HandlerArguments<typeof orders.onOrderPaymentStatusUpdated>[] = [];
    app.orders.onOrderCreated((event) => void createdEvents.push(event));
    app.orders.onOrderApproved((event) => void approvedEvents.push(event));
    app.orders.onOrderPaymentStatusUpdated((event) => void paidEvents.push(event));
    const id = await buy(visitor, emulator);
    await emulator.settled();

    const order = await visitor.orders.getOrder(id);
    const { createdDate } = order;
    expect(createdEvents).toHaveLength(1);
    expect(createdEvents[0]?.entity).toMatchObject({
      id,
      createdDate,
      lineItems: [{ quantity: 1 }],
      priceSummary: { total: order.priceSummary?.total },
    });
    expect(createdEvents[0]?.metadata).toMatchObject({
      eventType: "wix.ecom.v1.order_created",
      entityFqdn: "wix.ecom.v1.order",
      entityId: id,
      slug: "created",
      instanceId: "instance",
      eventTime: createdDate,
    });
    expect(approvedEvents).toMatchObject([
      {
        data: { order: { id, createdDate } },
        metadata: { entityId: id, eventTime: createdDate },
      },
    ]);
    expect(paidEvents).toMatchObject([
      { data: { previousPaymentStatus: "NOT_PAID", order: { id, paymentStatus: "PAID" } } },
    ]);
  });

  it("contain the identity that caused the event", async () => {
    const { app, visitor, merchant, emulator } = installation;
    const identities: unknown[] = [];
    app.carts.onCartCreated(({ metadata }) => void identities.push(metadata.identity));
    app.members.onMemberCreated(({ metadata }) => void identities.push(metadata.identity));
    await visitor.cart.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference: productInStock(emulator), quantity: 1 }],
    });
    await merchant.members.createMember({ member: { loginEmail: "m@example.com" } });
    await emulator.settled();
    expect(identities).toEqual([
      { identityType: "ANONYMOUS_VISITOR", anonymousVisitorId: expect.any(String) },
      { identityType: "API_KEY" },
    ]);
  });

  it("are all delivered and handled after many kinds of changes", async () => {
    const { app, visitor, merchant, emulator } = installation;
    const eventTypes = new Set<string | undefined>();
    const recordEvent = ({ metadata }: { metadata: { eventType?: string } }) =>
      void eventTypes.add(metadata.eventType);
    app.orders.onOrderCreated(recordEvent);
    app.orders.onOrderApproved(recordEvent);
    app.orders.onOrderUpdated(recordEvent);
    app.orders.onOrderPaymentStatusUpdated(recordEvent);
    app.orders.onOrderCanceled(recordEvent);
    app.orderTransactions.onOrderTransactionsUpdated(recordEvent);
    app.inventoryItemsV3.onInventoryItemUpdated(recordEvent);
    app.inventoryItemsV3.onInventoryItemUpdatedWithReason(recordEvent);
    app.carts.onCartCreated(recordEvent);
    app.carts.onCartUpdated(recordEvent);
    app.carts.onCartDeleted(recordEvent);
    app.cartsV1.onCartCreated(recordEvent);
    app.cartsV1.onCartUpdated(recordEvent);
    app.cartsV1.onCartDeleted(recordEvent);
    app.checkout.onCheckoutCreated(recordEvent);
    app.checkout.onCheckoutUpdated(recordEvent);
    app.checkout.onCheckoutCompleted(recordEvent);
    app.members.onMemberCreated(recordEvent);
    app.members.onMemberUpdated(recordEvent);
    app.members.onMemberDeleted(recordEvent);
    app.redirects.onRedirectSessionCreated(recordEvent);
    app.signOnPolicy.onSignOnPolicyUpdated(recordEvent);

    await visitor.auth.register({ email: "mary@example.com", password: "x" });
    const id = await buy(visitor, emulator);
    await merchant.orders.updateOrder(id, { buyerNote: "No bag" });
    await merchant.orders.cancelOrder(id);
    const { cart: nextCart } = await visitor.cart.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference: productInStock(emulator), quantity: 1 }],
    });
    expect(nextCart?.id).toBeDefined();
    await visitor.cart.deleteCurrentCart();
    const [member] = (await merchant.members.queryMembers().find()).items;
    await merchant.members.blockMember(member?.id ?? "");
    await merchant.members.deleteMember(member?.id ?? "");
    await merchant.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: true });
    await emulator.settled();

    const deliveries = emulator.webhooks.map(({ eventType, status }) => ({ eventType, status }));
    expect(deliveries.filter(({ status }) => status !== "delivered")).toEqual([]);
    expect([...eventTypes].sort()).toEqual(
      [...new Set(deliveries.map(({ eventType }) => eventType))].sort(),
    );
    expect(eventTypes.size).toBeGreaterThan(10);
  });

  it("are resent until their handler succeeds", async () => {
    const { app, visitor, emulator, clock } = installation;
    const ids: (string | undefined)[] = [];
    app.orders.onOrderCreated(({ metadata }) => {
      ids.push(metadata.id);
      if (ids.length < 3) throw new Error("The database is away");
    });
    await buy(visitor, emulator);
    await emulator.settled();
    for (const minutes of [1, 10]) {
      await clock.advance(minutes * MINUTE);
      await emulator.settled();
    }
    // Every delivery contains the same event.
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    const delivery = emulator.webhooks.find(({ id }) => id === ids[0]);
    expect(delivery).toMatchObject({ attempts: 3, status: "delivered" });
  });
});

describe("a webhook", () => {
  async function deliverWebhook() {
    const installation = await installApp({ events: ["wix.ecom.v1.order_created"] });
    let handledCount = 0;
    const handler = () => {
      handledCount += 1;
    };
    installation.app.orders.onOrderCreated(handler);
    await buy(installation.visitor, installation.emulator);
    await installation.emulator.settled();
    const [delivery] = installation.emulator.webhooks;
    expect(installation.emulator.webhooks).toMatchObject([{ status: "delivered", attempts: 1 }]);
    expect(handledCount).toBe(1);
    const jwt = delivery?.jwt ?? "";
    return { ...installation, jwt, handler, handledCount: () => handledCount };
  }

  it("is rejected if it is for another app, has another signature, is too old, was changed, or has no handler", async () => {
    const { app, jwt, clock, emulator, handler, handledCount } = await deliverWebhook();
    const createBackend = (appId: string, publicKey: string) => {
      const client = createClient({
        auth: AppStrategy({ appId, publicKey }),
        clock,
        modules: { orders },
      });
      client.orders.onOrderCreated(handler);
      return client;
    };
    const key = await emulator.publicKey();
    const rejectionCode = (client: ReturnType<typeof createBackend>, body = jwt) =>
      client.webhooks
        .processRequest(new Request(WEBHOOK_URL, { method: "POST", body }))
        .then(() => "accepted")
        .catch((error) => error.code);
    expect(await rejectionCode(createBackend("another-app", key))).toBe("WEBHOOK_CLAIMS");
    const keyPair = await crypto.subtle.generateKey(
      {
        name: "RSASSA-PKCS1-v1_5",
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
        hash: "SHA-256",
      },
      true,
      ["sign", "verify"],
    );
    const spki = new Uint8Array(await crypto.subtle.exportKey("spki", keyPair.publicKey));
    const otherPublicKey = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...spki))}\n-----END PUBLIC KEY-----`;
    expect(await rejectionCode(createBackend(APP, otherPublicKey))).toBe("WEBHOOK_SIGNATURE");
    const [head, claims, signature] = jwt.split(".");
    const claimsObject = JSON.parse(atob((claims ?? "").replace(/-/g, "+").replace(/_/g, "/")));
    const payload = btoa(JSON.stringify({ ...claimsObject, aud: "other" })).replace(/=/g, "");
    expect(await rejectionCode(app, `${head}.${payload}.${signature}`)).toBe("WEBHOOK_SIGNATURE");
    const unsignedHeader = btoa('{"alg":"none"}').replace(/=/g, "");
    expect(await rejectionCode(app, `${unsignedHeader}.${claims}.`)).toBe("WEBHOOK_SIGNATURE");
    expect(await rejectionCode(app, "")).toBe("WEBHOOK_SIGNATURE");
    const clientWithoutHandlers = createClient({
      auth: AppStrategy({ appId: APP, publicKey: key }),
      clock,
    });
    expect(await rejectionCode(clientWithoutHandlers as never)).toBe("WEBHOOK_UNKNOWN_EVENT");
    // The platform's dashboard shows the key in base64 on one line.
    expect(await rejectionCode(createBackend(APP, btoa(key)))).toBe("accepted");
    expect(handledCount()).toBe(2);
    await clock.advance(2 * HOUR);
    expect(await rejectionCode(app)).toBe("WEBHOOK_CLAIMS");
    expect(handledCount()).toBe(2);
  });

  it("is rejected by a visitor's client", async () => {
    const { visitor, jwt } = await deliverWebhook();
    await expect(visitor.webhooks.process(jwt)).rejects.toMatchObject({ code: "NO_WEBHOOKS" });
  });
});
