import { beforeEach, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { eventProblems } from "../../testing/conformance.js";
import {
  type Caller,
  type Json,
  merchant,
  reference,
  STORES,
  visitor,
} from "../../testing/test-client.js";

const REQUESTS = "ecom.backInStockNotifications";
const CREATE = `${REQUESTS}.createBackInStockNotificationRequest`;
const SETTINGS = "ecom.backInStockSettings";
const itemDetails = { name: "Tee", price: "10" };

let emulator: Emulator;
let owner: Caller;
let guest: Caller;
beforeEach(async () => {
  emulator = createEmulator({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
  });
  owner = merchant(emulator);
  guest = await visitor(emulator);
  await owner.call(`${SETTINGS}.startCollectingRequests`, { appId: STORES });
});

const createRequest = async (email: string, catalogReference = tee()): Promise<Json> =>
  (await guest.call(CREATE, { request: { catalogReference, email }, itemDetails })).request;
const tee = () => reference(emulator, "heavy-tee");
const countRequests = async (catalogReferences: object[]) =>
  (
    await owner.call(`${REQUESTS}.getBackInStockNotificationRequestsCountByCatalogReferences`, {
      catalogReferences,
    })
  ).countsPerCatalogReference.map(({ count }: Json) => count);
const statusOf = async (id: string) =>
  (await owner.call(`${REQUESTS}.getBackInStockNotificationRequest`, { id })).request.status;

test("visitors can make one request per item and email, and merchants can get counts", async () => {
  const created = await createRequest("Ada@Example.com");
  expect(created).toMatchObject({
    email: "ada@example.com",
    status: "RECEIVED",
    autoNotified: false,
  });
  const duplicate = { request: { catalogReference: tee(), email: "ada@example.com" }, itemDetails };
  expect(await guest.fails(CREATE, duplicate)).toEqual({
    status: 409,
    code: "BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS",
  });
  await createRequest("eve@example.com");
  expect(await countRequests([tee(), reference(emulator, "gift-card")])).toEqual([2, 0]);
  const query = { filter: { status: "RECEIVED" }, cursorPaging: { limit: 1 } };
  const page = await owner.call(`${REQUESTS}.queryBackInStockNotificationRequests`, { query });
  expect(page.requests).toHaveLength(1);
});

test("requests are rejected if they are invalid or if their collection is disabled", async () => {
  const buyer = { email: "ada@example.com" };
  const cases: [string, object, object][] = [
    ["INVALID_CATALOG_REFERENCE_OPTIONS", { ...tee(), options: { variantId: "x" } }, itemDetails],
    ["INVALID_CATALOG_REFERENCE_OPTIONS", { ...tee(), catalogItemId: "x" }, itemDetails],
    ["INVALID_ITEM_IMAGE_URL", tee(), { ...itemDetails, image: { url: "tee.png" } }],
  ];
  for (const [code, catalogReference, details] of cases) {
    const request = { request: { ...buyer, catalogReference }, itemDetails: details };
    expect((await guest.fails(CREATE, request)).code).toBe(code);
  }
  await owner.call(`${SETTINGS}.stopCollectingRequests`, { appId: STORES });
  const request = { ...buyer, catalogReference: tee() };
  expect(await guest.fails(CREATE, { request, itemDetails })).toMatchObject({
    status: 428,
    code: "REQUEST_COLLECTION_DISABLED",
  });
  const { settings } = await guest.call(`${SETTINGS}.getSettings`);
  expect(settings.collectionStates).toEqual([{ appId: STORES, collectingRequests: false }]);
  expect(await countRequests([tee()])).toEqual([0]);
});

test("buyers are notified of a back-in-stock report, but not of a stock change", async () => {
  const variantId = tee().options.variantId;
  const { id } = await createRequest("ada@example.com");
  emulator.controls.catalog.setStock(variantId, 0);
  emulator.controls.catalog.setStock(variantId, 5);
  expect(emulator.outbox).toEqual([]);
  const { id: otherId } = await createRequest("eve@example.com", reference(emulator, "gift-card"));
  const { appId, catalogItemId } = tee();
  const report = { catalogReference: { appId, catalogItemId }, itemDetails };
  await owner.call(`${REQUESTS}.reportItemsBackInStock`, report);
  await owner.call(`${REQUESTS}.reportItemsBackInStock`, report);
  expect(emulator.outbox).toMatchObject([
    { kind: "back-in-stock", to: "ada@example.com", subject: "Tee is back in stock" },
  ]);
  expect([await statusOf(id), await statusOf(otherId)]).toEqual(["NOTIFICATION_SENT", "RECEIVED"]);
  await owner.call(`${REQUESTS}.reportItemsBackInStock`, { requestIds: [otherId], itemDetails });
  expect(emulator.outbox.at(-1)?.to).toBe("eve@example.com");
  const ambiguousReport = { ...report, requestIds: [otherId] };
  expect((await owner.fails(`${REQUESTS}.reportItemsBackInStock`, ambiguousReport)).code).toBe(
    "REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS",
  );
});

test("a request can be repeated and deleted after its notification is marked as sent", async () => {
  const { id } = await createRequest("ada@example.com");
  const { request } = await owner.call(`${REQUESTS}.markAsNotificationSent`, { id });
  expect(request.status).toBe("NOTIFICATION_SENT");
  await createRequest("ada@example.com");
  await owner.call(`${REQUESTS}.deleteBackInStockNotificationRequest`, { id });
  expect(await owner.fails(`${REQUESTS}.markAsNotificationSent`, { id })).toEqual({
    status: 404,
    code: "BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND",
  });
  await emulator.settled();
  expect(emulator.webhooks.map(({ eventType }) => eventType.replace(/.*_/, ""))).toEqual([
    "created",
    "updated",
    "created",
    "deleted",
  ]);
});

test("visitors cannot read or delete requests", async () => {
  const { id } = await createRequest("ada@example.com");
  const operations = ["getBackInStockNotificationRequest", "deleteBackInStockNotificationRequest"];
  for (const operation of operations) {
    expect(await guest.fails(`${REQUESTS}.${operation}`, { id })).toMatchObject({ status: 403 });
  }
});

test("only the stores app can collect requests", async () => {
  const appId = "00000000-0000-4000-8000-00000000dead";
  expect(await owner.fails(`${SETTINGS}.startCollectingRequests`, { appId })).toMatchObject({
    code: "NOT_SUPPORTED_APP_DEF_ID",
  });
});

test("a request conforms to the schema of its created event", async () => {
  const { id } = await createRequest("ada@example.com");
  expect(
    eventProblems("wix.ecom.v1.back_in_stock_notification_request_created", {
      createdEvent: {
        entity: (await owner.call(`${REQUESTS}.getBackInStockNotificationRequest`, { id })).request,
      },
    }),
  ).toEqual([]);
});
