import { createClient } from "@portico/core";
import { wixModule, wixModules } from "@portico/core/wix";
import { ApiKeyStrategy } from "@portico/identity";
import { posts } from "@wix/blog";
import { categoriesV2 as categories, services } from "@wix/bookings";
import { items } from "@wix/data";
import * as wix from "@wix/sdk";
import { wixContext } from "@wix/sdk-context";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

// Calls the same functions on Portico's client and on the platform's client, and compares the
// requests.

const credentials = { apiKey: "key", siteId: "site" };
const modules = { categories, items, posts, services };
const createPorticoClient = () =>
  createClient({ auth: ApiKeyStrategy(credentials), modules: wixModules(modules) });
const createPublishedClient = () =>
  wix.createClient({ auth: wix.ApiKeyStrategy(credentials), modules });

interface SentRequest {
  method: string;
  url: string;
  authorization: string | null;
  site: string | null;
  consistency: string | null;
  body: unknown;
}

const sentRequests: SentRequest[] = [];
const RESPONSE = {
  post: { id: "post", firstPublishedDate: "2026-01-31T12:00:00Z" },
  posts: [{ id: "post", firstPublishedDate: "2026-01-31T12:00:00Z" }],
  pagingMetadata: { count: 1, cursors: { next: "second" } },
  dataItem: { id: "item", data: { _id: "item", name: "Hat" } },
  dataItems: [{ id: "item", data: { _id: "item", name: "Hat" } }],
  categories: [{ id: "category", name: "a" }],
  service: { id: "service", createdDate: "2026-01-31T12:00:00Z" },
};

beforeEach(() => {
  nock.disableNetConnect();
  sentRequests.length = 0;
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    nock("https://www.wixapis.com")
      .persist()
      .intercept(/.*/, method)
      .reply(
        200,
        async (request: Request) => {
          const text = await request.text();
          sentRequests.push({
            method,
            url: request.url,
            authorization: request.headers.get("authorization"),
            site: request.headers.get("wix-site-id"),
            consistency: request.headers.get("x-wix-consistent"),
            body: text ? JSON.parse(text) : undefined,
          });
          return RESPONSE;
        },
        { "X-Wix-Consistent": "version-1" },
      );
  }
});
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

type PorticoClient = ReturnType<typeof createPorticoClient>;
type PublishedClient = ReturnType<typeof createPublishedClient>;

const LONG_TEXT = "a".repeat(4000);
const calls: Record<
  string,
  [(client: PorticoClient) => unknown, (client: PublishedClient) => unknown]
> = {
  "posts.getPost": [
    (client) => client.posts.getPost("a/b", { fieldsets: ["URL", "METRICS"] }),
    (client) => client.posts.getPost("a/b", { fieldsets: ["URL", "METRICS"] }),
  ],
  "posts.queryPosts with a builder": [
    (client) => client.posts.queryPosts().eq("slug", "hats").descending("title").limit(3).find(),
    (client) => client.posts.queryPosts().eq("slug", "hats").descending("title").limit(3).find(),
  ],
  "posts.queryPosts with an object": [
    (client) => client.posts.queryPosts({ filter: { slug: { $eq: "hats" } } }),
    (client) => client.posts.queryPosts({ filter: { slug: { $eq: "hats" } } }),
  ],
  "items.get": [
    (client) => client.items.get("Hats", "item"),
    (client) => client.items.get("Hats", "item"),
  ],
  "items.query": [
    (client) => client.items.query("Hats").eq("name", "Hat").limit(3).find(),
    (client) => client.items.query("Hats").eq("name", "Hat").limit(3).find(),
  ],
  "categories.queryCategories with a short filter": [
    (client) => client.categories.queryCategories().eq("name", "a").find(),
    (client) => client.categories.queryCategories().eq("name", "a").find(),
  ],
  "categories.queryCategories with a filter of more than 4,000 characters": [
    (client) => client.categories.queryCategories().eq("name", LONG_TEXT).find(),
    (client) => client.categories.queryCategories().eq("name", LONG_TEXT).find(),
  ],
  "items.insert": [
    (client) => client.items.insert("Hats", { name: "Hat", added: new Date(0) }),
    (client) => client.items.insert("Hats", { name: "Hat", added: new Date(0) }),
  ],
  "items.remove": [
    (client) => client.items.remove("Hats", "item"),
    (client) => client.items.remove("Hats", "item"),
  ],
  "services.getService": [
    (client) => client.services.getService("service"),
    (client) => client.services.getService("service"),
  ],
  "services.updateService": [
    (client) => client.services.updateService("service", { name: "Haircut", revision: "1" }),
    (client) => client.services.updateService("service", { name: "Haircut", revision: "1" }),
  ],
};

describe("a function of an @wix package on a client", () => {
  it.each(Object.entries(calls))(
    "sends the same requests and returns the same result as on the platform's client: %s",
    async (_, [ours, theirs]) => {
      const expectedClient = createPublishedClient();
      const expected = [await theirs(expectedClient), await theirs(expectedClient)];
      const expectedRequests = sentRequests.splice(0);
      const client = createPorticoClient();
      const results = [await ours(client), await ours(client)];
      expect(sentRequests).toEqual(expectedRequests);
      expect(sentRequests[0]).toMatchObject({ authorization: "key", site: "site" });
      expect(sentRequests.map(({ consistency }) => consistency)).toEqual([null, "version-1"]);
      expect(JSON.parse(JSON.stringify(results))).toEqual(JSON.parse(JSON.stringify(expected)));
    },
  );

  it("sends a POST request instead of a GET request of more than 4,000 characters", async () => {
    const client = createPorticoClient();
    await client.categories.queryCategories().eq("name", "a").find();
    await client.categories.queryCategories().eq("name", LONG_TEXT).find();
    expect(sentRequests.map(({ method }) => method)).toEqual(["GET", "POST"]);
  });

  it("fetches the next page of a query through the same client", async () => {
    const page = await createPorticoClient().posts.queryPosts().limit(1).find();
    await page.next();
    expect(sentRequests[1]).toMatchObject({
      authorization: "key",
      body: { query: { cursorPaging: { cursor: "second", limit: 1 } } },
    });
  });

  it("sends the client's headers and the headers passed to with", async () => {
    const client = createPorticoClient();
    client.setHeaders({ "X-Own": "client" });
    nock.cleanAll();
    const header = (value: string) => ({ reqheaders: { "x-own": value } });
    nock("https://www.wixapis.com", header("client")).get(/post/).reply(200, RESPONSE);
    nock("https://www.wixapis.com", header("view")).get(/post/).reply(200, RESPONSE);
    await client.posts.getPost("post");
    await client.with({ headers: { "X-Own": "view" } }).posts.getPost("post");
    expect(nock.isDone()).toBe(true);
  });

  it("uses Portico's client while a client of @wix/sdk is the current client", async () => {
    const otherClient = wix.createClient({
      auth: wix.ApiKeyStrategy({ apiKey: "other", siteId: "other" }),
    });
    const host = globalThis as { __wix_context__?: unknown };
    const context = host.__wix_context__;
    try {
      otherClient.enableContext("global");
      otherClient.enableContext("module");
      const client = createClient({ auth: ApiKeyStrategy(credentials) });
      await client.use(wixModule(posts)).getPost("post");
      await client.use(wixModule(posts.getPost))("post");
      expect(sentRequests.map(({ authorization }) => authorization)).toEqual(["key", "key"]);
      await (posts.getPost as unknown as (id: string) => Promise<unknown>)("post");
      expect(sentRequests[2]?.authorization).toBe("other");
    } finally {
      host.__wix_context__ = context;
      wixContext.client = undefined;
    }
  });
});
