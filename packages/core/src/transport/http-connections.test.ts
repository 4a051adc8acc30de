import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { environmentOf } from "../client/environment.js";
import type { PorticoError } from "../errors/portico-error.js";
import { fakeClock } from "../time/testing/fake-clock.js";
import { withDeadline } from "./deadline.js";
import { send, type WireRequest } from "./http.js";
import { redirectBody } from "./response.js";

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
  it("retries a read when reading the body fails", async () => {
    const bodies = [
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"a":'));
          controller.error(new Error("terminated"));
        },
      }),
      '{"a":1}',
    ];
    const fetch = async () => new Response(bodies.shift());
    const environment = environmentOf({ clock: createClock(), fetch });
    expect((await sendRequest({}, environment)).body).toEqual({ a: 1 });
  });

  it("rejects with NETWORK, and the original error as the cause, when reading the body fails", async () => {
    const readError = new Error("terminated");
    const body = () => new ReadableStream({ start: (controller) => controller.error(readError) });
    const environment = environmentOf({ fetch: async () => new Response(body()) });
    const error = await errorOf(sendRequest({ retry: { limit: 0 } }, environment));
    expect(error).toMatchObject({ code: "NETWORK", retryable: true });
    expect(error.cause).toBe(readError);
    expect(error.message).toBe(
      "System error occurred: terminated (GET https://www.wixapis.com/thing)",
    );
  });

  it("includes the error code of a connection failure in the message", async () => {
    nock.restore();
    try {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      const error = await errorOf(
        sendRequest({ url: `http://127.0.0.1:${port}/`, retry: { limit: 0 } }),
      );
      expect(error.code).toBe("NETWORK");
      expect(error.message).toMatch(/ECONNREFUSED/);
    } finally {
      nock.activate();
    }
  });

  it("uses the client's clock for the timeout instead of system timers", async () => {
    const originalSetTimeout = globalThis.setTimeout;
    const timers: unknown[] = [];
    // Connections from other tests also use timers.
    const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(((
      run: () => void,
      ms?: number,
    ) => {
      if (new Error().stack?.includes("/packages/core/src/")) timers.push(ms);
      return originalSetTimeout(run, ms);
    }) as typeof setTimeout);
    onTestFinished(() => spy.mockRestore());
    const testClock = fakeClock();
    const environment = environmentOf({
      clock: testClock,
      fetch: () => new Promise<never>(() => {}),
    });
    const promise = errorOf(sendRequest({}, environment));
    const timeoutSleep = await testClock.next();
    expect(timers).toEqual([]);
    timeoutSleep.wake();
    expect((await promise).code).toBe("TIMEOUT");
  });
});

/** Starts a local server, and closes it after the test. */
async function startServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${port}`;
}

describe("send, when the server redirects", () => {
  const secretRequest = { method: "POST", body: '{"password":"secret"}', read: false };

  it("does not follow the redirect, so that the token and the body stay on the original host", async () => {
    nock.restore();
    onTestFinished(() => nock.activate());
    let targetRequests = 0;
    const targetServer = await startServer((_, response) => {
      targetRequests += 1;
      response.end("{}");
    });
    for (const status of [301, 302, 303, 307, 308]) {
      const redirectingServer = await startServer((request, response) => {
        request.resume();
        response.writeHead(status, { location: `${targetServer}/steal?token=secret` }).end();
      });
      for (const overrides of [secretRequest, { headers: [{ authorization: "secret" }] }]) {
        const error = await errorOf(sendRequest({ url: `${redirectingServer}/x`, ...overrides }));
        expect(error).toMatchObject({
          name: "SystemError",
          code: "REDIRECTED",
          status,
          retryable: false,
        });
        expect(error.message).toBe(
          `System error occurred: the server redirected to ${targetServer}, which the client does not follow`,
        );
      }
    }
    expect(targetRequests).toBe(0);
  });

  it("rejects with an error that states at most the origin of the redirect target", async () => {
    const hiddenRedirect = new Response(null);
    Object.defineProperties(hiddenRedirect, {
      type: { value: "opaqueredirect" },
      status: { value: 0 },
    });
    const redirectTo = (location: string) =>
      new Response(null, { status: 302, headers: { location } });
    for (const [location, origin] of [
      ["https://a.b:8/secret?secret#secret", "https://a.b:8"],
      ["http://a.b", "http://a.b"],
      ["https://a.b?secret", "https://a.b"],
      ["https://user:secret@a.b/", "another URL"],
      ["/secret", "another URL"],
      ["//a.b/secret", "another URL"],
      ["/go?to=https://a.b", "another URL"],
    ] as const) {
      const environment = environmentOf({
        clock: createClock(),
        fetch: async () => redirectTo(location),
      });
      expect((await errorOf(sendRequest({}, environment))).message).toBe(
        `System error occurred: the server redirected to ${origin}, which the client does not follow`,
      );
    }
    const redirectWithoutLocation = new Response(null, {
      status: 307,
      headers: { "x-wix-request-id": "r" },
    });
    const responses = [hiddenRedirect, redirectWithoutLocation];
    let sentRequest: Request | undefined;
    const fetch = async (request: Request) => {
      sentRequest = request;
      return responses.shift() as Response;
    };
    const environment = environmentOf({ clock: createClock(), fetch });
    const error = await errorOf(sendRequest(secretRequest, environment));
    expect(error.code).toBe("REDIRECTED");
    expect(error.status).toBeUndefined();
    expect(error.message).toMatch(/the server redirected to another URL/);
    expect(sentRequest?.redirect).toBe("manual");
    const errorWithRequestId = await errorOf(sendRequest(secretRequest, environment));
    expect(errorWithRequestId).toMatchObject({ code: "REDIRECTED", status: 307, requestId: "r" });
    expect(errorWithRequestId.message).toBe("System error occurred, request-id: r");
  });
});

describe("send, for an operation that documents a redirect", () => {
  const operation = {
    name: "x.y.leave",
    method: "GET",
    path: "/thing",
    redirect: redirectBody,
  } as const;
  const sendFor = (response: Response) =>
    sendRequest(
      { operation },
      environmentOf({ clock: createClock(), fetch: async () => response }),
    );

  it("returns the redirect target", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const headers = { location: "https://shop.example/thanks?order=7" };
      expect((await sendFor(new Response(null, { status, headers }))).body).toEqual({
        redirectUrl: "https://shop.example/thanks?order=7",
        statusCode: status,
        headers: [{ key: "location", value: "https://shop.example/thanks?order=7" }],
        body: "",
      });
    }
  });

  it("resolves a relative redirect target against the request's URL", async () => {
    const relativeRedirect = new Response(null, { status: 302, headers: { location: "/cart" } });
    expect((await sendFor(relativeRedirect)).body).toMatchObject({ redirectUrl: `${API}/cart` });
  });

  it("returns the request's URL if the browser hides the redirect target", async () => {
    const hiddenRedirect = new Response(null);
    Object.defineProperties(hiddenRedirect, {
      type: { value: "opaqueredirect" },
      status: { value: 0 },
    });
    expect((await sendFor(hiddenRedirect)).body).toMatchObject({
      redirectUrl: `${API}/thing`,
      headers: [],
    });
  });

  it("returns the body of a response that is not a redirect", async () => {
    expect((await sendFor(Response.json({ statusCode: 200 }))).body).toEqual({ statusCode: 200 });
  });
});

describe("send, with a limit on the response size", () => {
  const endlessBody = () => {
    const state = { canceled: false };
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(1_000).fill(32)),
      cancel: () => {
        state.canceled = true;
      },
    });
    return { state, body };
  };

  it("rejects a response above the limit and stops reading", async () => {
    for (const status of [200, 404, 503]) {
      const { state, body } = endlessBody();
      let requests = 0;
      const fetch = async () => {
        requests += 1;
        return new Response(body, { status });
      };
      const environment = environmentOf({ clock: createClock(), fetch, maxResponseSize: 10_000 });
      const error = await errorOf(sendRequest({}, environment));
      expect(error).toMatchObject({ name: "SystemError", code: "TOO_LARGE", status });
      expect(error.message).toBe(
        "System error occurred: the response is larger than 10000 bytes (maxResponseSize)",
      );
      expect(error.retryable).toBe(false);
      expect(state.canceled).toBe(true);
      expect(requests).toBe(1);
    }
  });

  it("has a default limit of 64 MB", async () => {
    const headers = { "content-length": "64000001" };
    const environment = environmentOf({ fetch: async () => new Response("{}", { headers }) });
    expect((await errorOf(sendRequest({}, environment))).code).toBe("TOO_LARGE");
    const overrides = { fetch: environment.fetch, maxResponseSize: 64_000_001 };
    expect((await sendRequest({}, environmentOf(overrides))).body).toEqual({});
  });
});
