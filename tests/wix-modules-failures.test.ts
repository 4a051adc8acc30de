import { createClient, effectOf, elevate, isApplicationError, runWithClient } from "@portico/core";
import { timelineClock } from "@portico/core/testing";
import { wixModule, wixModules } from "@portico/core/wix";
import { ApiKeyStrategy, OAuthStrategy } from "@portico/identity";
import { posts } from "@wix/blog";
import { items } from "@wix/data";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const API = "https://www.wixapis.com";
const modules = wixModules({ posts, items });
const createTestClient = (options: { retry?: number; totalTimeout?: number } = {}) =>
  createClient({ modules, clock: timelineClock(undefined, 20_000), ...options });

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  const pendingMocks = nock.pendingMocks();
  nock.cleanAll();
  nock.enableNetConnect();
  expect(pendingMocks).toEqual([]);
});

const rejectionOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("did not fail"),
    (error) => error,
  );

describe("a function of an @wix package", () => {
  it("gets a new token after a 401 response, and repeats the request once", async () => {
    const token = (access_token: string) => ({
      access_token,
      expires_in: 14_400,
      refresh_token: "refresh",
      token_type: "Bearer",
    });
    nock(API).post("/oauth2/token").reply(200, token("first"));
    nock(API, { reqheaders: { authorization: "first" } })
      .get(/\/posts\/post/)
      .reply(401, {});
    nock(API).post("/oauth2/token").reply(200, token("second"));
    nock(API, { reqheaders: { authorization: "second" } })
      .get(/\/posts\/post/)
      .reply(200, { post: { id: "post" } });
    const auth = OAuthStrategy({ clientId: "shop" });
    const client = createClient({ modules, auth, cdn: false });
    expect(await client.posts.getPost("post")).toMatchObject({ post: { _id: "post" } });
  });

  it("retries reads after a 503 response, including queries that are POST requests", async () => {
    nock(API)
      .get(/\/posts\/post/)
      .twice()
      .reply(503);
    nock(API)
      .get(/\/posts\/post/)
      .reply(200, { post: { id: "post" } });
    nock(API)
      .post(/\/posts\/query/)
      .twice()
      .reply(503);
    nock(API)
      .post(/\/posts\/query/)
      .reply(200, { posts: [] });
    const client = createTestClient();
    expect(await client.posts.getPost("post")).toMatchObject({ post: { _id: "post" } });
    expect((await client.posts.queryPosts().find()).items).toEqual([]);
  });

  it("does not retry writes", async () => {
    nock(API)
      .post(/\/items/)
      .reply(503, {}, { "X-Wix-Request-Id": "request" });
    const error = await rejectionOf(createTestClient().items.insert("Hats", { name: "Hat" }));
    expect(error).toMatchObject({
      name: "SystemError",
      message: "System error occurred, request-id: request",
      code: "SERVICE_UNAVAILABLE",
      status: 503,
      requestId: "request",
      operation: "items.insert",
      retryable: true,
    });
    expect(effectOf(error)).toBe("unknown");
  });

  it("rejects with an ApplicationError that the guards recognize", async () => {
    const applicationError = {
      code: "POST_MISSING",
      description: "Post is missing",
      data: { a: 1 },
    };
    nock(API)
      .get(/\/posts/)
      .reply(404, { message: "no post", details: { applicationError } });
    const client = createTestClient();
    const error = await rejectionOf(client.posts.getPost("post"));
    expect(error).toMatchObject({
      name: "ApplicationError",
      message: "no post: Post is missing",
      code: "POST_MISSING",
      status: 404,
      details: { applicationError },
    });
    expect(isApplicationError(error, client.posts.getPost)).toBe(true);
    expect(isApplicationError(error, client.posts.listPosts)).toBe(false);
    expect(Object.keys(error)).not.toContain("runtimeError");
  });

  it("rejects with a ValidationError that uses the names of the caller's arguments", async () => {
    const fieldViolations = [
      { field: "query.paging", description: "is too large" },
      { field: "fieldsets", description: "is unknown", violatedRule: "INVALID_ENUM_VALUE" },
      { field: "postId", description: "must be a GUID" },
    ];
    nock(API)
      .get(/\/posts/)
      .reply(400, { message: "bad", details: { validationError: { fieldViolations } } });
    const error = await rejectionOf(createTestClient().posts.getPost("post"));
    expect(error).toMatchObject({
      name: "ValidationError",
      message:
        'INVALID_ARGUMENT: "options.fieldsets" is unknown, "postId" must be a GUID, "query.paging" is too large',
      code: "INVALID_ARGUMENT",
      status: 400,
    });
    expect(error.violations[0]).toEqual({
      field: "options.fieldsets",
      description: "is unknown",
      violatedRule: "INVALID_ENUM_VALUE",
    });
    expect(error.stack).toContain(error.message);
    expect(error.toJSON()).toMatchObject({ message: error.message, details: error.details });
  });

  it("rejects with the client's error instead of the package's error, and returns null for a missing item", async () => {
    const applicationError = { code: "WDE0025", description: "no such collection", data: {} };
    nock(API)
      .post(/\/items/)
      .reply(404, { message: "no", details: { applicationError } });
    expect(await rejectionOf(createTestClient().items.insert("Hats", {}))).toMatchObject({
      name: "ApplicationError",
      code: "WDE0025",
    });
    // The package returns null for this code.
    const missingItemError = { ...applicationError, code: "WDE0073" };
    nock(API)
      .get(/\/items/)
      .reply(404, { message: "no", details: { applicationError: missingItemError } });
    expect(await createTestClient().items.get("Hats", "hat")).toBeNull();
  });

  it("rejects with NETWORK, TIMEOUT or ABORTED if there is no response", async () => {
    nock(API)
      .get(/\/posts/)
      .replyWithError("connection reset");
    expect(await rejectionOf(createTestClient({ retry: 0 }).posts.getPost("post"))).toMatchObject({
      name: "SystemError",
      code: "NETWORK",
      request: `GET ${API}/v3/posts/post`,
    });
    const fetch = () => new Promise<never>(() => {});
    const clock = timelineClock();
    const client = createClient({ modules, fetch, clock, totalTimeout: 70 });
    const rejection = rejectionOf(client.posts.queryPosts().find());
    await clock.advance(70);
    const error = await rejection;
    expect(error).toMatchObject({ name: "SystemError", code: "TIMEOUT", retryable: true });
    expect(error.status).toBeUndefined();
    const signal = AbortSignal.abort("left");
    expect(await rejectionOf(client.with({ signal }).posts.getPost("post"))).toMatchObject({
      code: "ABORTED",
      cause: "left",
    });
  });

  it("rejects with a ValidationError if an argument cannot be sent as JSON", async () => {
    const client = createTestClient().use(wixModule(posts));
    const error = await rejectionOf(client.queryPosts().limit(Number.NaN).find());
    expect(error).toMatchObject({ name: "ValidationError", operation: "queryPosts" });
  });

  it("uses the client of runWithClient and elevate, and throws NO_CONTEXT without a client", async () => {
    const { getPost } = wixModule(posts);
    expect(() => getPost("post")).toThrow(expect.objectContaining({ code: "NO_CONTEXT" }));
    nock(API, { reqheaders: { authorization: "key" } })
      .get(/\/posts\/post/)
      .twice()
      .reply(200, { post: {} });
    const admin = createClient({ auth: ApiKeyStrategy({ apiKey: "key", siteId: "site" }) });
    await runWithClient(admin, () => getPost("post"));
    await runWithClient(admin, () => elevate(getPost)("post"), { elevated: true });
  });
});

describe("wixModule", () => {
  it.each([undefined, null, "posts", 7, [], {}, { Status: { PUBLISHED: "PUBLISHED" } }, class {}])(
    "throws INVALID_OPTION for a value without functions that a client can call: %o",
    (value) => {
      const expected = {
        code: "INVALID_OPTION",
        message: expect.stringContaining("module must be a module of an @wix package"),
      };
      expect(() => wixModule(value as object)).toThrow(expect.objectContaining(expected));
    },
  );

  it("omits enums and helpers", () => {
    const names = Object.keys(wixModule(items));
    expect(names).toContain("query");
    for (const name of ["Filter", "Sort", "Expressions", "WebhookIdentityType", "default"]) {
      expect(names).not.toContain(name);
    }
  });
});
