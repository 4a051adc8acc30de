// Request formats, limits and errors that are the same for many operations.
import { describe, expect, it } from "vitest";
import { createEmulator } from "../emulator.js";
import { API_KEY, type Json, shop } from "../testing/test-client.js";

const API = "https://www.wixapis.com";
const emulator = createEmulator();

async function send(method: string, path: string, body?: unknown, token = API_KEY) {
  const response = await emulator.fetch(`${API}${path}`, {
    method,
    headers: { Authorization: token, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const sendQuery = (value: object) => send("POST", "/stores/v3/products/query", { query: value });

describe("the Authorization header", () => {
  it.each(["Bearer ", "bearer ", ""])("can contain %j before an API key", async (scheme) => {
    expect((await send("GET", "/members/v1/members", undefined, scheme + API_KEY)).status).toBe(
      200,
    );
  });

  it("can contain Bearer before an access token, and before each token of a pair", async () => {
    const { guest } = await shop();
    const getCart = (authorization: string) =>
      guest.emulator.fetch(`${API}/ecom/v1/carts/current`, {
        headers: { Authorization: authorization },
      });
    expect((await getCart(`Bearer ${guest.authorization}`)).status).toBe(404);
    expect((await getCart(`Bearer ${guest.authorization},Bearer ${API_KEY}`)).status).toBe(404);
    expect((await getCart("Bearer nonsense")).status).toBe(401);
  });
});

describe("paging", () => {
  it("supports offsets in a query operation that also supports cursors", async () => {
    const { body: all } = await sendQuery({ cursorPaging: { limit: 100 } });
    const ids: string[] = [];
    for (let offset = 0; offset < 60; offset += 20) {
      const { body } = await sendQuery({ paging: { limit: 20, offset } });
      ids.push(...body.products.map(({ id }: Json) => id));
    }
    expect(ids).toEqual(all.products.map(({ id }: Json) => id));
    expect(new Set(ids).size).toBe(48);
  });

  it.each<[string, string, object, string]>([
    ["a search", "/stores/v3/products/search", { search: { paging: { limit: 5 } } }, "products"],
    ["an order search", "/ecom/v1/orders/search", { search: { paging: { limit: 0 } } }, "orders"],
    ["a query", "/stores/v3/products/query", { query: { cursorPaging: { limit: 5 } } }, "products"],
  ])("limits the number of results in %s", async (_, path, request, list) => {
    const { status, body } = await send("POST", path, request);
    expect([status, body[list].length]).toEqual([200, list === "orders" ? 0 : 5]);
  });

  it("supports offsets in the query string of a list request", async () => {
    const { category } = (
      await send("POST", "/categories/v1/categories", {
        category: { name: "Boots" },
        treeReference: { appNamespace: "@wix/stores" },
      })
    ).body;
    const { products } = (await sendQuery({ paging: { limit: 3 } })).body;
    const appId = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
    const items = products.map(({ id }: Json) => ({ catalogItemId: id, appId }));
    const treeReference = { appNamespace: "@wix/stores" };
    await send("POST", `/categories/v1/bulk/categories/${category.id}/add-items`, {
      items,
      treeReference,
    });
    const parameters = "treeReference.appNamespace=%40wix%2Fstores&paging.limit=2&paging.offset=2";
    const { status, body } = await send(
      "GET",
      `/categories/v1/categories/${category.id}/list-items?${parameters}`,
    );
    expect([status, body.items?.length, body.message]).toEqual([200, 1, undefined]);
  });

  it.each<[object, string]>([
    [{ paging: { limit: 101 } }, "query.cursorPaging.limit"],
    [{ paging: { limit: 5 }, cursorPaging: { limit: 5 } }, "query.paging"],
    [{ paging: { limit: -1 } }, "query.cursorPaging.limit"],
    [{ paging: { limit: "5" } }, "query.cursorPaging.limit"],
  ])("cannot have the form %j", async (value, field) => {
    const { status, body } = await sendQuery(value);
    expect(status).toBe(400);
    expect(body.details.validationError.fieldViolations).toMatchObject([{ field }]);
  });

  it("does not support cursors in an operation that supports only offsets", async () => {
    const { status, body } = await send("POST", "/members/v1/members/query", {
      query: { cursorPaging: { limit: 1 } },
    });
    expect([status, body.message]).toEqual([400, expect.stringContaining("use paging")]);
  });
});

describe("field names from the wire schema", () => {
  it("are accepted in sorting, paging and filters", async () => {
    const { status, body } = await sendQuery({
      filter: { created_date: { $gt: "2000-01-01T00:00:00Z" } },
      sort: [{ field_name: "created_date", order: "DESC" }],
      cursor_paging: { limit: 2 },
    });
    expect([status, body.products?.length]).toEqual([200, 2]);
    const documented = await sendQuery({
      sort: [{ fieldName: "createdDate", order: "DESC" }],
      cursorPaging: { limit: 2 },
    });
    expect(body.products).toEqual(documented.body.products);
  });

  it("are accepted in entities, but documented names take precedence", async () => {
    const { status, body } = await send("POST", "/stores/v3/info-sections", {
      info_section: { unique_name: "care", uniqueName: "washing", title: "Care" },
    });
    expect([status, body.infoSection?.uniqueName]).toEqual([200, "washing"]);
  });
});

describe("a query string", () => {
  it("can contain numbers and one-item lists", async () => {
    const { status, body } = await send("GET", "/members/v1/members?paging.limit=0&fieldsets=FULL");
    expect([status, body.members]).toEqual([200, []]);
  });

  it("can contain a one-item list in a DELETE request", async () => {
    const unknown = "00000000-0000-4000-8000-000000000009";
    const path = "/v1/bulk/pickup-locations/delete";
    const { status, body } = await send("DELETE", `${path}?pickupLocationIds=${unknown}`);
    expect([status, body.message]).toEqual([200, undefined]);
  });
});

describe("a form", () => {
  it("can contain numbers and one-item lists", async () => {
    const response = await emulator.fetch(`${API}/stores/v3/products/query`, {
      method: "POST",
      headers: { Authorization: API_KEY },
      body: new URLSearchParams({ "query.cursorPaging.limit": "2", fields: "URL" }),
    });
    expect((await response.json()).products).toHaveLength(2);
  });
});

describe("deeply nested JSON", () => {
  const nestedJson = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const encoded = Buffer.from(nestedJson(2000)).toString("base64url");

  it.each<[string, string, string, unknown?]>([
    ["a body", "POST", "/stores/v3/products/query", nestedJson(2000)],
    [
      "a list in a body",
      "POST",
      "/stores/v3/products/query",
      `{"a":${"[".repeat(2000)}${"]".repeat(2000)}}`,
    ],
    ["an encoded query", "GET", `/members/v1/members?.r=${encoded}`],
    ["a name in a query string", "GET", `/members/v1/members?${"a.".repeat(2000)}b=1`],
    [
      "a filter string",
      "POST",
      "/stores-reader/v2/inventoryItems/query",
      { query: { filter: nestedJson(2000) } },
    ],
  ])("is rejected in %s", async (_, method, path, body) => {
    const emulator = (
      await shop({
        site: { catalogVersion: path.includes("reader/v2") ? "V1_CATALOG" : "V3_CATALOG" },
      })
    ).emulator;
    const response = await emulator.fetch(`${API}${path}`, {
      method,
      headers: { Authorization: API_KEY },
      ...(body === undefined
        ? {}
        : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    expect(response.status).toBe(400);
  });

  it("is rejected in the control API", async () => {
    const response = await emulator.fetch(`${emulator.origin}/_portico/control/faults`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: nestedJson(2000),
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: "The body is nested more than 100 levels deep" },
    ]);
  });

  it("is accepted up to a depth of 100 levels", async () => {
    expect((await send("POST", "/stores/v3/products/query", nestedJson(100))).status).toBe(200);
    expect((await send("POST", "/stores/v3/products/query", nestedJson(101))).status).toBe(400);
  });
});

describe("a request path without an operation", () => {
  it.each([
    ["GET", "/contacts/v4/contacts", "Contacts"],
    ["GET", "/contacts/v4/labels", "Contact Labels"],
    ["POST", "/site-media/v1/files/generate-resumable-upload-url", "Media Manager"],
    ["POST", "/wix-data/v2/items/query", "Data (CMS)"],
  ])(
    "causes a 501 response that names the API if the API is not emulated: %s %s",
    async (method, path, name) => {
      const { status, body } = await send(method, path);
      expect([status, body.details?.applicationError]).toEqual([
        501,
        {
          code: "NOT_EMULATED",
          description: `The ${name} API (${method} ${path}) is not emulated`,
        },
      ]);
      expect((await send(method, path, undefined, "")).status).toBe(401);
    },
  );

  it.each(["/stores/v3/nothing", "/storesy", "/contacts-more/v1"])(
    "causes a 404 response for other paths: %s",
    async (path) => {
      expect((await send("GET", path)).status).toBe(404);
    },
  );
});
