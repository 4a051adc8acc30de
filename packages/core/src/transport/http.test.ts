import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { environmentOf } from "../client/environment.js";
import type { PorticoError } from "../errors/portico-error.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { withDeadline } from "./deadline.js";
import { requestIdOf } from "./headers.js";
import { send, type WireRequest } from "./http.js";

const API = "https://www.wixapis.com";
const createClock = () => fakeClock({ skip: 20_000 });
const request = (overrides: Partial<WireRequest> = {}): WireRequest => ({
  method: "GET",
  url: `${API}/thing`,
  headers: [],
  read: true,
  retry: { limit: 2 },
  ...overrides,
});
const sendRequest = (
  overrides: Partial<WireRequest> = {},
  environment = environmentOf({ clock: createClock() }),
) =>
  withDeadline(environment.clock, { timeout: 30_000 }, (deadline) =>
    send(environment, request(overrides), deadline),
  );
/** Returns a promise and a function that resolves it. */
function createDeferred<Value>() {
  let resolve = (_: Value) => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const errorOf = async (promise: Promise<unknown>): Promise<PorticoError> =>
  promise.then(
    () => expect.fail("did not fail"),
    (error) => error,
  );

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("send", () => {
  it("resolves for every 2xx status, and returns an empty object if the response has no body", async () => {
    for (const status of [200, 201, 202, 204, 299]) {
      nock(API).get("/thing").reply(status);
      expect(await sendRequest()).toMatchObject({ status, body: {} });
    }
    nock(API).get("/thing").reply(201, { a: 1 }, { "X-Wix-Request-Id": "r" });
    const response = await sendRequest();
    expect(response).toMatchObject({ status: 201, body: { a: 1 } });
    expect(requestIdOf(response.headers)).toBe("r");
    nock(API).get("/thing").reply(200, " \n");
    expect((await sendRequest()).body).toEqual({});
  });

  it("sends the headers and the body", async () => {
    nock(API)
      .post("/thing", { a: "ü" })
      .matchHeader("content-type", "application/json")
      .matchHeader("authorization", "token")
      .reply(200, {});
    const headers = [{ authorization: "token" }];
    await sendRequest({ method: "POST", body: '{"a":"ü"}', headers, read: false });
  });

  it.each([
    ["GET", undefined, null],
    ["POST", "{}", "application/json"],
  ])(
    "sends a %s request with an Accept header, and with a content type only if it has a body",
    async (method, body, type) => {
      let receivedRequest: Request | undefined;
      const fetch = async (request: Request) => {
        receivedRequest = request;
        return new Response("{}");
      };
      await sendRequest({ method, body }, environmentOf({ fetch }));
      expect(receivedRequest?.method).toBe(method);
      expect(receivedRequest?.headers.get("accept")).toBe("application/json");
      expect(receivedRequest?.headers.get("content-type")).toBe(type);
    },
  );

  it("retries a read after each retryable failure", async () => {
    for (const status of [408, 429, 500, 502, 503, 504]) {
      nock(API).get("/thing").reply(status);
      nock(API).get("/thing").reply(200, { status });
      expect((await sendRequest()).body).toEqual({ status });
    }
    nock(API).get("/thing").replyWithError("connection reset");
    nock(API).get("/thing").reply(200, { a: 1 });
    expect((await sendRequest()).body).toEqual({ a: 1 });
  });

  it("rejects with the error from the last response once all retries have failed", async () => {
    nock(API).get("/thing").times(2).reply(500);
    nock(API).get("/thing").reply(502, { message: "upstream" }, { "X-Wix-Request-Id": "last" });
    const error = await errorOf(sendRequest());
    expect(error.message).toBe("System error occurred, request-id: last");
    expect(error.status).toBe(502);
    expect(nock.isDone()).toBe(true);
    nock(API).get("/thing").reply(500);
    expect((await errorOf(sendRequest({ retry: { limit: 0 } }))).status).toBe(500);
  });

  it("does not retry a read after a 400, 401, 404, 409 or 501 response", async () => {
    for (const status of [400, 401, 404, 409, 501]) {
      nock(API).get("/thing").reply(status);
      expect((await errorOf(sendRequest())).status).toBe(status);
    }
  });

  it("retries a write only after a 429 or 503 response with Retry-After", async () => {
    const writeRequest = { method: "POST", body: "{}", read: false };
    for (const status of [429, 503]) {
      nock(API).post("/thing").reply(status, "", { "Retry-After": "2" });
      nock(API).post("/thing", {}).reply(200, { ok: true });
      const testClock = createClock();
      expect((await sendRequest(writeRequest, environmentOf({ clock: testClock }))).body).toEqual({
        ok: true,
      });
      expect(testClock.sleepDurations).toEqual([30_000, 2_000]);
      nock(API).post("/thing").reply(status);
      expect((await errorOf(sendRequest(writeRequest))).status).toBe(status);
    }
    nock(API).post("/thing").reply(500, "", { "Retry-After": "2" });
    expect((await errorOf(sendRequest(writeRequest))).status).toBe(500);
    nock(API).post("/thing").replyWithError("connection reset");
    expect((await errorOf(sendRequest(writeRequest))).code).toBe("NETWORK");
  });

  it("rejects with an error that contains the message of a network failure, but no token", async () => {
    const fetch = async () => {
      throw new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND api") });
    };
    const environment = environmentOf({ clock: createClock(), fetch });
    const error = await errorOf(
      sendRequest({ headers: [{ authorization: "secret" }] }, environment),
    );
    expect(error.name).toBe("SystemError");
    expect(error.code).toBe("NETWORK");
    expect(error.message).toBe(
      "System error occurred: fetch failed: getaddrinfo ENOTFOUND api (GET https://www.wixapis.com/thing)",
    );
    expect(error.retryable).toBe(true);
    const { inspect } = await import("node:util");
    const text = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error);
    expect(text).not.toContain("secret");
  });

  it("omits the value of an invalid header from the error message", async () => {
    const error = await errorOf(sendRequest({ headers: [{ authorization: "secret\nvalue" }] }));
    expect(error.message).toBe('Header "authorization" has characters that HTTP does not allow');
    expect(error.code).toBe("INVALID_HEADER");
    expect(error.cause).toBeUndefined();
  });

  it("rejects with BAD_PAYLOAD if the body is not a JSON object", async () => {
    for (const body of ["<html>", "[1]", "null", "3", '{"a":']) {
      nock(API).get("/thing").reply(200, body, { "Content-Type": "text/html" });
      const error = await errorOf(sendRequest());
      expect(error).toMatchObject({ name: "SystemError", code: "BAD_PAYLOAD", status: 200 });
      expect(error.message).toBe(
        `System error occurred: the response is not a JSON object (status 200, text/html, ${body.length} characters)`,
      );
      expect((error.cause as Error).message).not.toContain(body);
    }
    nock(API).get("/thing").reply(201, "<html>", { "X-Wix-Request-Id": "r" });
    expect(await errorOf(sendRequest())).toMatchObject({
      message: "System error occurred, request-id: r",
      reason: "the response is not a JSON object (status 201, no content type, 6 characters)",
    });
  });

  it("reads the JSON body of an error response, regardless of its content type", async () => {
    nock(API).get("/thing").reply(404, '{"message":"gone"}', { "Content-Type": "text/plain" });
    expect((await errorOf(sendRequest())).message).toBe("gone");
  });
});

describe("send, after a timeout", () => {
  it("aborts the Request that was passed to a custom fetch", async () => {
    const testClock = fakeClock();
    const sentRequest = createDeferred<Request>();
    const fetch = (request: Request) => {
      sentRequest.resolve(request);
      return new Promise<never>(() => {});
    };
    const promise = errorOf(sendRequest({}, environmentOf({ clock: testClock, fetch })));
    const { signal } = await sentRequest.promise;
    expect(signal.aborted).toBe(false);
    (await testClock.next()).wake();
    expect((await promise).code).toBe("TIMEOUT");
    expect(signal.aborted).toBe(true);
  });

  it("aborts the signal that was passed to the global fetch", async () => {
    const testClock = fakeClock();
    const abortEvent = createDeferred<void>();
    vi.stubGlobal("fetch", (input: Request, init?: RequestInit) => {
      const request = new Request(input, init);
      expect(request.redirect).toBe("manual");
      request.signal.addEventListener("abort", () => abortEvent.resolve());
      return new Promise<never>(() => {});
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const promise = errorOf(sendRequest({}, environmentOf({ clock: testClock })));
    (await testClock.next()).wake();
    expect((await promise).code).toBe("TIMEOUT");
    await abortEvent.promise;
  });
});
