import { onOrderCanceled } from "@portico/ecom/orders";
import { onProductChanged } from "@portico/stores/products";
import { onProductCreated, onProductDeleted, onProductUpdated } from "@portico/stores/products-v3";
import { beforeAll, describe, expect, it } from "vitest";
import { now, webhookClaims, webhookKit } from "../testing/webhook-kit.js";

let kit: Awaited<ReturnType<typeof webhookKit>>;
beforeAll(async () => {
  kit = await webhookKit();
});

const identity = { identityType: "WIX_USER", wixUserId: "user" };
const product = { id: "product", name: "Hat" };
const PRODUCT_FQDN = "wix.stores.catalog.v3.product";
const CREATED_TYPE = `${PRODUCT_FQDN}_created`;
const LEGACY_TYPE = "com.wix.ecommerce.catalog.api.v1.ProductChanged";

async function receiveEvent(data: string): Promise<Record<string, unknown>> {
  const client = kit.appClient();
  const receivedEvents: unknown[] = [];
  for (const onEvent of [
    onProductCreated,
    onProductUpdated,
    onProductDeleted,
    onProductChanged,
    onOrderCanceled,
  ]) {
    client.use(onEvent as typeof onProductCreated)((event) => void receivedEvents.push(event));
  }
  const result = await client.webhooks.process(await kit.sign(data));
  expect(receivedEvents).toEqual([result.payload]);
  return receivedEvents[0] as Record<string, unknown>;
}
const errorOf = async (data: unknown) =>
  receiveEvent(data as string).then(
    () => "accepted",
    (error) => `${error.code}: ${error.message}`,
  );

describe("a webhook handler", () => {
  it("receives only the known metadata fields of an event's envelope", async () => {
    const metadata = {
      id: "event",
      entityFqdn: PRODUCT_FQDN,
      slug: "created",
      entityId: "product",
      eventTime: "2026-01-31T11:59:00.000Z",
      triggeredByAnonymizeRequest: false,
      originatedFrom: "import",
      entityEventSequence: "4",
    };
    const envelope = { ...metadata, internal: 1, createdEvent: { entity: product } };
    const accountInfo = { accountId: "account" };
    expect(await receiveEvent(webhookClaims(CREATED_TYPE, envelope, { accountInfo }))).toEqual({
      entity: product,
      metadata: {
        ...metadata,
        eventTime: new Date(metadata.eventTime),
        eventType: CREATED_TYPE,
        instanceId: "instance",
        identity,
        accountInfo,
      },
    });
  });

  it.each([
    [CREATED_TYPE, { createdEvent: { entity: product } }, { entity: product }],
    [`${PRODUCT_FQDN}_updated`, { updatedEvent: { currentEntity: product } }, { entity: product }],
    [
      `${PRODUCT_FQDN}_updated`,
      { updatedEvent: { currentEntity: product, modifiedFields: { name: "Cap" } } },
      { entity: product, modifiedFields: { name: "Cap" } },
    ],
    [`${PRODUCT_FQDN}_deleted`, { deletedEvent: { deletedEntity: product } }, { entity: product }],
    [`${PRODUCT_FQDN}_deleted`, { deletedEvent: {} }, {}],
    [
      "wix.ecom.v1.order_canceled",
      { actionEvent: { body: { restockAllItems: true } } },
      { data: { restockAllItems: true } },
    ],
  ])("receives data in the format of the event type: %s %o", async (type, data, expected) => {
    const metadata = { eventType: type, instanceId: "instance", identity };
    expect(await receiveEvent(webhookClaims(type, data))).toEqual({ ...expected, metadata });
  });

  it("receives the data of a legacy event unchanged", async () => {
    expect(await receiveEvent(webhookClaims(LEGACY_TYPE, { productId: "product" }))).toEqual({
      data: { productId: "product" },
      metadata: { eventType: LEGACY_TYPE, instanceId: "instance", identity },
    });
  });

  it("receives an event that has no optional fields", async () => {
    expect(await receiveEvent(JSON.stringify({ eventType: LEGACY_TYPE }))).toEqual({
      metadata: { eventType: LEGACY_TYPE },
    });
    const unknownIdentity = JSON.stringify({ identityType: "UNKNOWN" });
    expect(
      await receiveEvent(JSON.stringify({ eventType: LEGACY_TYPE, identity: unknownIdentity })),
    ).toEqual({
      metadata: { eventType: LEGACY_TYPE, identity: { identityType: "UNKNOWN" } },
    });
  });
});

describe("a webhook with a valid signature and invalid content", () => {
  const createdClaims = (data: unknown) => webhookClaims(CREATED_TYPE, data);
  const claimsBy = (identity: object) =>
    webhookClaims(LEGACY_TYPE, {}, { identity: JSON.stringify(identity) });
  it.each([
    ["no JSON", /: data is not JSON$/],
    [42, /: data [^;]*string[^;]*$/],
    [JSON.stringify({ eventType: 1, instanceId: 2 }), /: data\.eventType .*; data\.instanceId /],
    [webhookClaims(LEGACY_TYPE, {}, { data: "{" }), /: data\.data is not JSON$/],
    [webhookClaims(LEGACY_TYPE, {}, { accountInfo: "s3cret" }), /: data\.accountInfo /],
    [webhookClaims(LEGACY_TYPE, {}, { identity: "s3cret" }), /: data\.identity is not JSON$/],
    [claimsBy({}), /: data\.identity\.identityType /],
    [claimsBy({ identityType: "MEMBER", memberId: 5 }), /: data\.identity\.memberId /],
    [claimsBy({ identityType: "VISITOR", anonymousVisitorId: 5 }), /: .*\.anonymousVisitorId /],
    [claimsBy({ identityType: "WIX_USER", wixUserId: 5 }), /: data\.identity\.wixUserId /],
    [claimsBy({ identityType: "APP", appId: 5 }), /: data\.identity\.appId /],
    [
      createdClaims({}),
      /: data\.data has no createdEvent, updatedEvent, deletedEvent or actionEvent$/,
    ],
    [createdClaims({ createdEvent: { entity: "s3cret" } }), /: data\.data\.createdEvent\.entity /],
    [createdClaims({ createdEvent: {} }), /: data\.data\.createdEvent\.entity /],
    [createdClaims({ updatedEvent: {} }), /: data\.data\.updatedEvent\.currentEntity /],
    [
      createdClaims({ updatedEvent: { currentEntity: {}, modifiedFields: "s3cret" } }),
      /: data\.data\.updatedEvent\.modifiedFields /,
    ],
    [
      createdClaims({ deletedEvent: { deletedEntity: 5 } }),
      /: data\.data\.deletedEvent\.deletedEntity /,
    ],
    [createdClaims({ actionEvent: "s3cret" }), /: data\.data\.actionEvent /],
  ])(
    "is rejected with an error that contains the path of the invalid field, but not its value: %s",
    async (data, reason) => {
      const error = await errorOf(data);
      expect(error).toMatch(/^WEBHOOK_PAYLOAD: The webhook cannot be read: /);
      expect(error).toMatch(reason);
      expect(error).not.toContain("s3cret");
    },
  );
});

describe("webhook verification", () => {
  const data = webhookClaims(LEGACY_TYPE, {});
  const outcomeOf = async (claims: Parameters<typeof kit.sign>[1]) => {
    const client = kit.appClient();
    client.use(onProductChanged)(() => {});
    return client.webhooks.process(await kit.sign(data, claims)).then(
      () => "accepted",
      (error) => `${error.code}: ${error.message}`,
    );
  };

  it.each([
    [{ audience: ["another", "app"] }, "accepted"],
    [{ audience: "app", issuer: "wix.com", expires: now / 1000 + 1 }, "accepted"],
    [{ notBefore: now / 1000 }, "accepted"],
    [{ audience: ["another"] }, "WEBHOOK_CLAIMS: The webhook was rejected: it is for another app"],
    [{ audience: [] }, "WEBHOOK_CLAIMS: The webhook was rejected: it is for another app"],
    [{ issuer: "" }, "WEBHOOK_CLAIMS: The webhook was rejected: its issuer is not wix.com"],
    [{ expires: now / 1000 }, "WEBHOOK_CLAIMS: The webhook was rejected: it has expired"],
    [
      { notBefore: now / 1000 + 60 },
      'WEBHOOK_CLAIMS: The webhook was rejected: "nbf" check_failed',
    ],
  ])("checks the issuer, audience and times in the claims %o", async (claims, expected) => {
    expect(await outcomeOf(claims)).toBe(expected);
  });
});

describe("client.webhooks", () => {
  const data = webhookClaims(LEGACY_TYPE, {});

  it("ignores whitespace around a webhook, and line breaks in a base64 key", async () => {
    const client = kit.appClient(btoa(kit.publicKey).replaceAll(/.{64}/g, "$&\r\n"));
    client.use(onProductChanged)(() => {});
    const body = `\n ${await kit.sign(data)} \n`;
    const request = new Request("https://app.example/hook", { method: "POST", body });
    expect(await client.webhooks.processRequest(request)).toEqual({
      eventType: LEGACY_TYPE,
      instanceId: "instance",
      identity,
      payload: { data: {}, metadata: { eventType: LEGACY_TYPE, instanceId: "instance", identity } },
    });
  });

  it("rejects with an AggregateError if several handlers throw", async () => {
    const client = kit.appClient();
    const failures = [new Error("one"), new Error("two")];
    for (const failure of failures) {
      client.use(onProductChanged)(() => {
        throw failure;
      });
    }
    await expect(client.webhooks.process(await kit.sign(data))).rejects.toMatchObject({
      name: "AggregateError",
      message: "2 handlers failed",
      errors: failures,
    });
  });

  it("rejects with a specific error if the handler is missing, or the key is missing, invalid or wrong", async () => {
    const failureWithKey = async (key?: string) =>
      kit
        .appClient(key)
        .webhooks.process(await kit.sign(data))
        .catch((error) => `${error.code}: ${error.message}`);
    expect(await failureWithKey()).toBe(
      `WEBHOOK_UNKNOWN_EVENT: No handler is registered for the event type "${LEGACY_TYPE}". Register one on the client, for example client.orders.onOrderApproved(handler)`,
    );
    expect(await failureWithKey("")).toBe(
      "MISSING_PUBLIC_KEY: Public key is missing. Make sure to pass it to the AppStrategy: AppStrategy({ appId, publicKey })",
    );
    for (const key of ["no key", btoa("no key"), "-----BEGIN PUBLIC KEY-----"]) {
      expect(await failureWithKey(key)).toBe(
        "INVALID_PUBLIC_KEY: The public key is not an RSA key in PEM format, plain or in base64",
      );
    }
    const otherKit = await webhookKit();
    expect(await failureWithKey(otherKit.publicKey)).toBe(
      "WEBHOOK_SIGNATURE: The webhook is not signed with the app's key",
    );
  });
});
