import { createClient, isPorticoError } from "@portico/core";
import { onProductChanged } from "@portico/stores/products";
import { onProductCreated, onProductDeleted, onProductUpdated } from "@portico/stores/products-v3";
import { generateKeyPair } from "jose";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { OAuthStrategy } from "../oauth-strategy.js";
import { type Claims, clock, now, webhookClaims, webhookKit } from "../testing/webhook-kit.js";
import { AppStrategy } from "./app-strategy.js";

let kit: Awaited<ReturnType<typeof webhookKit>>;
beforeAll(async () => {
  kit = await webhookKit();
});
const sign = (data: unknown, claims?: Claims) => kit.sign(data, claims);
const appClient = (key?: string) => kit.appClient(key);

const envelope = {
  id: "event",
  entityFqdn: "wix.stores.catalog.v3.product",
  slug: "created",
  entityId: "product",
  eventTime: "2026-01-31T11:59:00.000Z",
  entityEventSequence: "4",
};
const product = { id: "product", name: "Hat", createdDate: "2026-01-31T11:58:00.000Z" };
const createdEvent = webhookClaims("wix.stores.catalog.v3.product_created", {
  ...envelope,
  createdEvent: { entity: product },
});

describe("client.webhooks", () => {
  it("passes a created entity to the event's handler and decodes its dates", async () => {
    const client = appClient();
    const handler = vi.fn();
    client.use(onProductCreated)(handler);
    const result = await client.webhooks.process(
      await sign(createdEvent, { issuer: "wix.com", audience: "app" }),
    );
    expect(handler).toHaveBeenCalledTimes(1);
    const [event] = handler.mock.calls[0] as [
      Parameters<Parameters<typeof onProductCreated>[0]>[0],
    ];
    expect(event.entity.createdDate).toEqual(new Date("2026-01-31T11:58:00Z"));
    expect(event.metadata).toMatchObject({
      entityId: "product",
      eventTime: new Date("2026-01-31T11:59:00Z"),
      eventType: "wix.stores.catalog.v3.product_created",
      instanceId: "instance",
      identity: { identityType: "WIX_USER", wixUserId: "user" },
    });
    expect(result).toMatchObject({ instanceId: "instance", payload: event });
  });

  it("passes updates, deletions and legacy events to their handlers", async () => {
    const client = appClient();
    const receivedEvents: unknown[] = [];
    client.use(onProductUpdated)((event) => void receivedEvents.push(event));
    client.use(onProductDeleted)((event) => void receivedEvents.push(event));
    client.use(onProductChanged)((event) => void receivedEvents.push(event));
    const send = async (type: string, data: unknown) =>
      client.webhooks.processRequest(
        new Request("https://app.example/hook", {
          method: "POST",
          body: `${await sign(webhookClaims(type, data))}\n`,
        }),
      );
    await send("wix.stores.catalog.v3.product_updated", {
      ...envelope,
      updatedEvent: {
        currentEntity: product,
        modifiedFields: { createdDate: "2026-01-01T00:00:00Z" },
      },
    });
    await send("wix.stores.catalog.v3.product_deleted", { ...envelope, deletedEvent: {} });
    await send("com.wix.ecommerce.catalog.api.v1.ProductChanged", { productId: "product" });
    expect(receivedEvents).toMatchObject([
      {
        entity: { name: "Hat" },
        modifiedFields: { createdDate: new Date("2026-01-01T00:00:00Z") },
      },
      { metadata: { entityId: "product" } },
      { data: { productId: "product" }, metadata: { instanceId: "instance" } },
    ]);
  });

  it("accepts a public key in base64 on one line", async () => {
    const client = appClient(btoa(kit.publicKey));
    client.use(onProductCreated)(() => {});
    await expect(client.webhooks.process(await sign(createdEvent))).resolves.toBeDefined();
  });

  it("rejects a webhook with an invalid signature, issuer, audience, expiry, event or payload", async () => {
    const client = appClient();
    client.use(onProductCreated)(() => {
      throw new Error("must not be called");
    });
    const otherKey = (await generateKeyPair("RS256")).privateKey;
    const errorOf = (jwt: string) =>
      client.webhooks.process(jwt).then(
        () => "accepted",
        (error) => (isPorticoError(error) ? `${error.code}: ${error.message}` : String(error)),
      );
    expect(await errorOf(await sign(createdEvent, { key: otherKey }))).toMatch(
      /^WEBHOOK_SIGNATURE/,
    );
    expect(await errorOf("not a token")).toMatch(/^WEBHOOK_SIGNATURE/);
    expect(await errorOf(await sign(createdEvent, { issuer: "evil.example" }))).toMatch(
      /^WEBHOOK_CLAIMS.*issuer/,
    );
    expect(await errorOf(await sign(createdEvent, { audience: "another app" }))).toMatch(
      /^WEBHOOK_CLAIMS.*another app/,
    );
    expect(await errorOf(await sign(createdEvent, { expires: now / 1000 - 1 }))).toMatch(
      /^WEBHOOK_CLAIMS.*expired/,
    );
    expect(await errorOf(await sign(createdEvent, { expires: null }))).toBe(
      'WEBHOOK_CLAIMS: The webhook was rejected: "exp" missing',
    );
    expect(await errorOf(await sign(webhookClaims("wix.unknown.v1.thing_created", {})))).toMatch(
      /^WEBHOOK_UNKNOWN_EVENT.*wix\.unknown\.v1\.thing_created/,
    );
    for (const data of [
      "no JSON",
      42,
      JSON.stringify({ eventType: 1 }),
      webhookClaims("wix.stores.catalog.v3.product_created", { nothing: true }),
      webhookClaims("wix.stores.catalog.v3.product_created", { createdEvent: { entity: "text" } }),
    ])
      expect(await errorOf(await sign(data))).toMatch(/^WEBHOOK_PAYLOAD/);
  });

  it("rejects an endless request body with status 413", async () => {
    let bytesRead = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(stream) {
        bytesRead += 1_000_000;
        stream.enqueue(new Uint8Array(1_000_000));
      },
    });
    const init = { method: "POST", body, duplex: "half" };
    const request = new Request("https://app.example/hook", init);
    await expect(appClient().webhooks.processRequest(request)).rejects.toMatchObject({
      code: "BODY_TOO_LARGE",
      status: 413,
    });
    expect(bytesRead).toBeLessThan(12_000_000);
  });

  it("rejects with the error that a handler throws, but only after all handlers have run", async () => {
    const client = appClient();
    const secondHandler = vi.fn();
    client.use(onProductCreated)(async () => {
      throw new Error("the database is down");
    });
    client.use(onProductCreated)(secondHandler);
    await expect(client.webhooks.process(await sign(createdEvent))).rejects.toThrow(
      "the database is down",
    );
    expect(secondHandler).toHaveBeenCalledTimes(1);
  });

  it("rejects a webhook if the public key is missing or invalid, or if the strategy does not support webhooks", async () => {
    const jwt = await sign(createdEvent);
    const keylessClient = createClient({ auth: AppStrategy({ appId: "app" }), clock });
    keylessClient.use(onProductCreated)(() => {});
    await expect(keylessClient.webhooks.process(jwt)).rejects.toMatchObject({
      code: "MISSING_PUBLIC_KEY",
    });
    await expect(appClient("no key").webhooks.process(jwt)).rejects.toMatchObject({
      code: "INVALID_PUBLIC_KEY",
    });
    const visitorClient = createClient({ auth: OAuthStrategy({ clientId: "client" }) });
    await expect(visitorClient.webhooks.process(jwt)).rejects.toMatchObject({
      code: "NO_WEBHOOKS",
    });
  });
});
