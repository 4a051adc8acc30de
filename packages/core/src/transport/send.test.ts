import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { environmentOf } from "../client/environment.js";
import type { PorticoError } from "../errors/portico-error.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { withDeadline } from "./deadline.js";
import { requestIdOf, send, type WireRequest } from "./send.js";

const API = "https://www.wixapis.com";
const clock = () => fakeClock({ skip: 20_000 });
const request = (more: Partial<WireRequest> = {}): WireRequest => ({
  method: "GET",
  url: `${API}/thing`,
  headers: [],
  read: true,
  retries: 2,
  ...more,
});
const sending = (
  more: Partial<WireRequest> = {},
  environment = environmentOf({ clock: clock() }),
) =>
  withDeadline(environment.clock, { timeout: 30_000 }, (deadline) =>
    send(environment, request(more), deadline),
  );
/** A promise, and what resolves it. */
function deferred<Value>() {
  let resolve = (_: Value) => {};
  const promise = new Promise<Value>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const failure = async (promise: Promise<unknown>): Promise<PorticoError> =>
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
  it("takes every 2xx, and no body for an empty object", async () => {
    for (const status of [200, 201, 202, 204, 299]) {
      nock(API).get("/thing").reply(status);
      expect(await sending()).toMatchObject({ status, body: {} });
    }
    nock(API).get("/thing").reply(201, { a: 1 }, { "X-Wix-Request-Id": "r" });
    const answer = await sending();
    expect(answer).toMatchObject({ status: 201, body: { a: 1 } });
    expect(requestIdOf(answer.headers)).toBe("r");
    nock(API).get("/thing").reply(200, " \n");
    expect((await sending()).body).toEqual({});
  });

  it("sends headers and body", async () => {
    nock(API)
      .post("/thing", { a: "ü" })
      .matchHeader("content-type", "application/json")
      .matchHeader("authorization", "token")
      .reply(200, {});
    const headers = [{ authorization: "token" }];
    await sending({ method: "POST", body: '{"a":"ü"}', headers, read: false });
  });

  it.each([
    ["GET", undefined, null],
    ["POST", "{}", "application/json"],
  ])("asks for JSON, and names the type of what %s sends", async (method, body, type) => {
    let asked: Request | undefined;
    const fetch = async (request: Request) => {
      asked = request;
      return new Response("{}");
    };
    await sending({ method, body }, environmentOf({ fetch }));
    expect(asked?.method).toBe(method);
    expect(asked?.headers.get("accept")).toBe("application/json");
    expect(asked?.headers.get("content-type")).toBe(type);
  });

  it("repeats a read after each failure that may pass", async () => {
    for (const status of [408, 429, 500, 502, 503, 504]) {
      nock(API).get("/thing").reply(status);
      nock(API).get("/thing").reply(200, { status });
      expect((await sending()).body).toEqual({ status });
    }
    nock(API).get("/thing").replyWithError("connection reset");
    nock(API).get("/thing").reply(200, { a: 1 });
    expect((await sending()).body).toEqual({ a: 1 });
  });

  it("gives up after its retries, with what was answered last", async () => {
    nock(API).get("/thing").times(2).reply(500);
    nock(API).get("/thing").reply(502, { message: "upstream" }, { "X-Wix-Request-Id": "last" });
    const error = await failure(sending());
    expect(error.message).toBe("System error occurred, request-id: last");
    expect(error.status).toBe(502);
    expect(nock.isDone()).toBe(true);
    nock(API).get("/thing").reply(500);
    expect((await failure(sending({ retries: 0 }))).status).toBe(500);
  });

  it("repeats no other failure", async () => {
    for (const status of [400, 401, 404, 409, 501]) {
      nock(API).get("/thing").reply(status);
      expect((await failure(sending())).status).toBe(status);
    }
  });

  it("repeats a write only when told when to", async () => {
    const write = { method: "POST", body: "{}", read: false };
    for (const status of [429, 503]) {
      nock(API).post("/thing").reply(status, "", { "Retry-After": "2" });
      nock(API).post("/thing", {}).reply(200, { ok: true });
      const time = clock();
      expect((await sending(write, environmentOf({ clock: time }))).body).toEqual({ ok: true });
      expect(time.slept).toEqual([30_000, 2_000]);
      nock(API).post("/thing").reply(status);
      expect((await failure(sending(write))).status).toBe(status);
    }
    nock(API).post("/thing").reply(500, "", { "Retry-After": "2" });
    expect((await failure(sending(write))).status).toBe(500);
    nock(API).post("/thing").replyWithError("connection reset");
    expect((await failure(sending(write))).code).toBe("NETWORK");
  });

  it("keeps a network failure's message, and no token", async () => {
    const fetch = async () => {
      throw new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND api") });
    };
    const environment = environmentOf({ clock: clock(), fetch });
    const error = await failure(sending({ headers: [{ authorization: "secret" }] }, environment));
    expect(error.name).toBe("SystemError");
    expect(error.code).toBe("NETWORK");
    expect(error.message).toBe("System error occurred: fetch failed: getaddrinfo ENOTFOUND api");
    expect(error.retryable).toBe(true);
    const { inspect } = await import("node:util");
    const shown = inspect(error, { depth: 20, showHidden: true }) + JSON.stringify(error);
    expect(shown).not.toContain("secret");
  });

  it("shows no token in the error for a header that cannot be sent", async () => {
    const error = await failure(sending({ headers: [{ authorization: "secret\nvalue" }] }));
    expect(error.message).toBe('Header "authorization" has characters that cannot be sent');
    expect(error.code).toBe("INVALID_HEADER");
    expect(error.cause).toBeUndefined();
  });

  it("fails by type when a success is no JSON object", async () => {
    for (const body of ["<html>", "[1]", "null", "3", '{"a":']) {
      nock(API).get("/thing").reply(200, body, { "Content-Type": "text/html" });
      const error = await failure(sending());
      expect(error).toMatchObject({ name: "SystemError", code: "BAD_PAYLOAD", status: 200 });
      expect(error.message).toBe(
        `System error occurred: the answer is no JSON object, but ${body.length} characters of text`,
      );
      expect((error.cause as Error).message).not.toContain(body);
    }
    nock(API).get("/thing").reply(200, "<html>", { "X-Wix-Request-Id": "r" });
    expect((await failure(sending())).message).toBe("System error occurred, request-id: r");
  });

  it("reads an error's JSON whatever its content type", async () => {
    nock(API).get("/thing").reply(404, '{"message":"gone"}', { "Content-Type": "text/plain" });
    expect((await failure(sending())).message).toBe("gone");
  });
});

describe("send, on connections", () => {
  it("repeats a read whose connection broke within the body", async () => {
    const bodies = [
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"a":'));
          stream.error(new Error("terminated"));
        },
      }),
      '{"a":1}',
    ];
    const fetch = async () => new Response(bodies.shift());
    const environment = environmentOf({ clock: clock(), fetch });
    expect((await sending({}, environment)).body).toEqual({ a: 1 });
  });

  it("reports a connection that broke within the body by what broke it", async () => {
    const broken = new Error("terminated");
    const body = () => new ReadableStream({ start: (stream) => stream.error(broken) });
    const environment = environmentOf({ fetch: async () => new Response(body()) });
    const error = await failure(sending({ retries: 0 }, environment));
    expect(error).toMatchObject({ code: "NETWORK", retryable: true });
    expect(error.cause).toBe(broken);
    expect(error.message).toBe("System error occurred: terminated");
  });

  it("reports a refused connection by its code", async () => {
    nock.restore();
    try {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      const error = await failure(sending({ url: `http://127.0.0.1:${port}/`, retries: 0 }));
      expect(error.code).toBe("NETWORK");
      expect(error.message).toMatch(/ECONNREFUSED/);
    } finally {
      nock.activate();
    }
  });

  it("leaves time to the client's clock: no timer runs beside it", async () => {
    vi.useFakeTimers();
    try {
      const time = fakeClock();
      const environment = environmentOf({ clock: time, fetch: () => new Promise<never>(() => {}) });
      const promise = failure(sending({}, environment));
      const limit = await time.next();
      await vi.advanceTimersByTimeAsync(0);
      expect(vi.getTimerCount()).toBe(0);
      limit.wake();
      expect((await promise).code).toBe("TIMEOUT");
    } finally {
      vi.useRealTimers();
    }
  });
});

/** A server on this machine, closed after the test. */
async function serving(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${port}`;
}

describe("send, led elsewhere", () => {
  const secret = { method: "POST", body: '{"password":"secret"}', read: false };

  it("follows no redirect of a real connection: token and body stay", async () => {
    nock.restore();
    onTestFinished(() => nock.activate());
    let reached = 0;
    const other = await serving((_, response) => {
      reached += 1;
      response.end("{}");
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const here = await serving((request, response) => {
        request.resume();
        response.writeHead(status, { location: `${other}/steal?token=secret` }).end();
      });
      for (const more of [secret, { headers: [{ authorization: "secret" }] }]) {
        const error = await failure(sending({ url: `${here}/x`, ...more }));
        expect(error).toMatchObject({
          name: "SystemError",
          code: "REDIRECTED",
          status,
          retryable: false,
        });
        expect(error.message).toBe(
          `System error occurred: the answer is a redirect to ${other}, which is not followed`,
        );
      }
    }
    expect(reached).toBe(0);
  });

  it("tells a redirect that a browser hides, and one to nowhere", async () => {
    const hidden = new Response(null);
    Object.defineProperties(hidden, { type: { value: "opaqueredirect" }, status: { value: 0 } });
    const named = (location: string) => new Response(null, { status: 302, headers: { location } });
    for (const [location, origin] of [
      ["https://a.b:8/secret?secret#secret", "https://a.b:8"],
      ["http://a.b", "http://a.b"],
      ["https://a.b?secret", "https://a.b"],
      ["https://user:secret@a.b/", "another address"],
      ["/secret", "another address"],
      ["//a.b/secret", "another address"],
      ["/go?to=https://a.b", "another address"],
    ] as const) {
      const environment = environmentOf({ clock: clock(), fetch: async () => named(location) });
      expect((await failure(sending({}, environment))).message).toBe(
        `System error occurred: the answer is a redirect to ${origin}, which is not followed`,
      );
    }
    const nowhere = new Response(null, { status: 307, headers: { "x-wix-request-id": "r" } });
    const answers = [hidden, nowhere];
    let asked: Request | undefined;
    const fetch = async (request: Request) => {
      asked = request;
      return answers.shift() as Response;
    };
    const environment = environmentOf({ clock: clock(), fetch });
    const error = await failure(sending(secret, environment));
    expect(error.code).toBe("REDIRECTED");
    expect(error.status).toBeUndefined();
    expect(error.message).toMatch(/redirect to another address/);
    expect(asked?.redirect).toBe("manual");
    const identified = await failure(sending(secret, environment));
    expect(identified).toMatchObject({ code: "REDIRECTED", status: 307, requestId: "r" });
    expect(identified.message).toBe("System error occurred, request-id: r");
  });
});

describe("send, answered with too much", () => {
  const endless = () => {
    const state = { cancelled: false };
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(1_000).fill(32)),
      cancel: () => {
        state.cancelled = true;
      },
    });
    return { state, body };
  };

  it("refuses it by type, and reads no more", async () => {
    for (const status of [200, 404, 503]) {
      const { state, body } = endless();
      let asked = 0;
      const fetch = async () => {
        asked += 1;
        return new Response(body, { status });
      };
      const environment = environmentOf({ clock: clock(), fetch, maxResponseSize: 10_000 });
      const error = await failure(sending({}, environment));
      expect(error).toMatchObject({ name: "SystemError", code: "TOO_LARGE", status });
      expect(error.message).toBe(
        "System error occurred: the answer is larger than 10000 bytes (maxResponseSize)",
      );
      expect(error.retryable).toBe(false);
      expect(state.cancelled).toBe(true);
      expect(asked).toBe(1);
    }
  });

  it("is 64 MB unless told otherwise", async () => {
    const headers = { "content-length": "64000001" };
    const environment = environmentOf({ fetch: async () => new Response("{}", { headers }) });
    expect((await failure(sending({}, environment))).code).toBe("TOO_LARGE");
    const more = { fetch: environment.fetch, maxResponseSize: 64_000_001 };
    expect((await sending({}, environmentOf(more))).body).toEqual({});
  });
});

describe("send, stopped", () => {
  it("aborts the Request that a fetch was given", async () => {
    const time = fakeClock();
    const asked = deferred<Request>();
    const fetch = (request: Request) => {
      asked.resolve(request);
      return new Promise<never>(() => {});
    };
    const promise = failure(sending({}, environmentOf({ clock: time, fetch })));
    const { signal } = await asked.promise;
    expect(signal.aborted).toBe(false);
    (await time.next()).wake();
    expect((await promise).code).toBe("TIMEOUT");
    expect(signal.aborted).toBe(true);
  });

  it("hands the global fetch what aborts it", async () => {
    const time = fakeClock();
    const aborted = deferred<void>();
    vi.stubGlobal("fetch", (input: Request, init?: RequestInit) => {
      const request = new Request(input, init);
      expect(request.redirect).toBe("manual");
      request.signal.addEventListener("abort", () => aborted.resolve());
      return new Promise<never>(() => {});
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const promise = failure(sending({}, environmentOf({ clock: time })));
    (await time.next()).wake();
    expect((await promise).code).toBe("TIMEOUT");
    await aborted.promise;
  });
});
