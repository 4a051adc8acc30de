import { createServer } from "node:http";
import { connect } from "node:net";
import express, { type RequestHandler } from "express";
import { afterEach, describe, expect, it } from "vitest";
import {
  browser,
  COOKIE,
  memberBrowser,
  memberTokens,
  SITE,
  serverKit,
} from "../testing/server-kit.js";
import { expressServer } from "./express.js";

const FORM_TYPE = "application/x-www-form-urlencoded";

const closeFunctions: (() => void)[] = [];
afterEach(() => {
  for (const close of closeFunctions.splice(0)) close();
});

async function sendRaw(port: number, head: string): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`${head}Connection: close\r\n\r\n`);
  let text = "";
  for await (const chunk of socket) text += chunk;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
}

async function listen(app: express.Express) {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeFunctions.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const send = async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url);
    const body = method === "POST" ? await request.text() : null;
    const url = `http://127.0.0.1:${address.port}${pathname}${search}`;
    return fetch(url, { method, headers, body, redirect: "manual" });
  };
  return { send, port: address.port };
}

async function start(earlierHandlers: RequestHandler[], handler?: RequestHandler, options = {}) {
  const kit = serverKit({ origin: SITE, ...options });
  const app = express();
  for (const earlierHandler of earlierHandlers) app.use(earlierHandler);
  app.use(expressServer(kit.server));
  if (handler) app.use(handler);
  return { ...kit, ...(await listen(app)) };
}

const postInit = (body: string, type = FORM_TYPE) => ({
  method: "POST",
  body,
  headers: { Origin: SITE, "Content-Type": type },
});

it.each([
  ["no parser", []],
  ["a form parser", [express.urlencoded()]],
  ["a text parser", [express.text({ type: FORM_TYPE })]],
  ["a byte parser", [express.raw({ type: FORM_TYPE })]],
])("expressServer reads a form if %s runs before it", async (_, earlierHandlers) => {
  const kit = await start(earlierHandlers);
  const tab = await memberBrowser(kit);
  const form = "a[]=1&a[]=2&returnTo=%2Fcart%3Fa%3D1%26b";
  const response = await kit.send(tab.request("/auth/logout", postInit(form)));
  expect(response.status).toBe(303);
  expect(JSON.stringify(kit.requests.at(-1)?.body)).toContain(`"${SITE}/cart?a=1&b"`);
});

it.each([
  ["no parser", []],
  ["a JSON parser", [express.json()]],
])("expressServer reads JSON if %s runs before it", async (_, earlierHandlers) => {
  const kit = await start(earlierHandlers);
  const tab = await memberBrowser(kit);
  const body = JSON.stringify({ rejected: "member-access" });
  const request = tab.request("/auth/session", postInit(body, "application/json"));
  expect(await (await kit.send(request)).json()).toMatchObject({
    accessToken: { value: "access-1" },
  });
});

it.each([
  ["no parser", []],
  ["a form parser", [express.urlencoded({ limit: "10mb" })]],
])("expressServer rejects an oversized form if %s runs before it", async (_, earlierHandlers) => {
  const kit = await start(earlierHandlers);
  const tab = await memberBrowser(kit);
  const form = `returnTo=%2Fcart&more=${"a".repeat(200_000)}`;
  const response = await kit.send(tab.request("/auth/logout", postInit(form)));
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("BODY_TOO_LARGE");
  expect(kit.requests).toEqual([]);
});

it("expressServer does not read the body of requests that other handlers receive", async () => {
  const parseText = express.text({ type: FORM_TYPE });
  const kit = await start([], (request, response, next) =>
    parseText(
      request,
      response,
      () => void (response.headersSent ? next() : response.send(request.body)),
    ),
  );
  const response = await kit.send(browser().request("/cart", postInit("quantity=2")));
  expect(await response.text()).toBe("quantity=2");
});

it("expressServer derives the site's origin from the request if `origin` is not set", async () => {
  const kit = await start([], undefined, { origin: undefined });
  const tab = browser();
  const login = await kit.send(tab.request("/auth/login"));
  expect(login.status).toBe(302);
  expect(JSON.stringify(kit.requests.at(-1)?.body)).toMatch(
    /"http:\/\/127\.0\.0\.1:\d+\/auth\/callback"/,
  );
  expect(login.headers.getSetCookie().join()).not.toContain("Secure");
});

it("expressServer rejects an HTTP method that a Request cannot have", async () => {
  const kit = await start([]);
  const status = await sendRaw(kit.port, "TRACE / HTTP/1.1\r\nHost: shop.example\r\n");
  expect(status).toBe(400);
});

it.each([
  ["a user", "user:password@shop.example", 400],
  ["a path", "shop.example/auth/logout?", 400],
  ["a path with a fragment", "shop.example/auth/login#", 400],
  ["a backslash", "shop.example\\auth", 400],
  ["a space", "shop example", 400],
  ["an invalid port", "shop.example:port", 400],
  ["a port that is too large", "shop.example:99999", 400],
  ["an incomplete IPv6 address", "[::1", 400],
  ["no value", "", 200],
  ["an underscore", "my_shop:3000", 200],
  ["an IPv6 address", "[::1]:3000", 200],
])(
  "expressServer calls the handler only if the Host header is valid: %s (%s) results in status %i",
  async (_, host, expected) => {
    const reachedUrls: string[] = [];
    const kit = await start(
      [],
      (request, response) => {
        reachedUrls.push(request.url);
        response.send("page");
      },
      { origin: undefined },
    );
    const status = await sendRaw(kit.port, `GET /page HTTP/1.1\r\nHost: ${host}\r\n`);
    expect(status).toBe(expected);
    expect(reachedUrls).toEqual(expected === 200 ? ["/page"] : []);
    expect(kit.requests).toEqual([]);
  },
);

it("expressServer matches its routes against the path of an absolute URL in the request line", async () => {
  const kit = await start([], (_, response) => void response.status(418).end());
  const send = (target: string) =>
    sendRaw(kit.port, `GET ${target} HTTP/1.1\r\nHost: shop.example\r\n`);
  expect(await send("http://other.example/auth/login")).toBe(302);
  expect(await send("http://other.example/page")).toBe(418);
  expect(await send("/http://other.example/auth/login")).toBe(418);
});

it("expressServer does not refresh a session after the headers are sent, so that no rotated token is lost", async () => {
  const lifetimeSeconds = 120;
  const failures: unknown[] = [];
  const kit = await start([], async (request, response) => {
    const { auth } = request.portico;
    response.write("begun");
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("ada-access");
    expect(await auth.recover({ headers: { Authorization: "ada-access" } })).toBe(false);
    await kit.clock.advance(lifetimeSeconds * 1_000);
    await auth.getAuthHeaders().catch((error: unknown) => failures.push(error));
    expect(() => auth.setTokens(auth.getTokens())).toThrow(/headers|cookie/);
    response.end();
  });
  const tab = await memberBrowser(kit, "ada", lifetimeSeconds);
  await (await kit.send(tab.request("/"))).text();
  expect(failures).toMatchObject([{ code: "SESSION_READ_ONLY" }]);
  expect(kit.grantTypes()).toEqual([]);
});

it("expressServer rejects a call that would start a session after the headers are sent", async () => {
  let failure: unknown;
  const kit = await start([], async (request, response) => {
    response.write("begun");
    await request.portico.auth.getAuthHeaders().catch((error: unknown) => {
      failure = error;
    });
    response.end();
  });
  const response = await kit.send(browser().request("/"));
  expect(await response.text()).toBe("begun");
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(failure).toMatchObject({ code: "SESSION_READ_ONLY" });
});

describe("setTokens in an Express handler", () => {
  const tokens = (now: number) => memberTokens(now, "grace");

  it.each<[string, (set: () => Promise<void>, end: () => void) => void | Promise<void>]>([
    ["is awaited", (set, end) => set().then(end)],
    [
      "is not awaited",
      (set, end) => {
        void set();
        end();
      },
    ],
  ])("sets the session cookie if the call %s", async (_, setAndEnd) => {
    const kit = await start([], (request, response) =>
      setAndEnd(
        () => request.portico.auth.setTokens(tokens(kit.clock.now())),
        () => void response.send("welcome"),
      ),
    );
    const tab = await memberBrowser(kit, "ada");
    const response = await kit.send(tab.request("/"));
    expect(await response.text()).toBe("welcome");
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    tab.storeCookies(response);
    const client = await kit.server.createServerClient(tab.request("/"));
    expect(client.auth.getTokens().refreshToken.value).toBe("grace-refresh");
  });

  it("causes a 503 response if the session cannot be stored", async () => {
    const storage = { get: () => null, set: () => Promise.reject(new Error("down")) };
    const kit = await start(
      [],
      (request, response) => {
        void request.portico.auth.setTokens(tokens(kit.clock.now()));
        response.set("X-Page", "1").send("welcome");
      },
      { storage },
    );
    const response = await kit.send(browser().request("/"));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("SESSION_STORE_UNAVAILABLE");
    expect(response.headers.get("x-page")).toBeNull();
  });
});

it("expressServer sets the session cookie only once if the handler also applies the session", async () => {
  const kit = await start([], async (request, response) => {
    const { portico } = request;
    await portico.auth.getAuthHeaders();
    const pageResponse = await portico.session.applyTo(new Response("page"));
    response.append("Set-Cookie", pageResponse.headers.getSetCookie());
    response.append("Set-Cookie", "theme=dark");
    response.send("page");
  });
  const response = await kit.send(browser().request("/"));
  expect(response.headers.getSetCookie().sort()).toEqual([
    expect.stringMatching(`^${COOKIE}=`),
    "theme=dark",
  ]);
});

it("expressServer sends only the latest session cookie, and forbids caching", async () => {
  const kit = await start([], async (request, response) => {
    await request.portico.auth.getAuthHeaders();
    await request.portico.auth.logout("/");
    response.writeHead(200, { "Cache-Control": "public" }).end();
  });
  const tab = await memberBrowser(kit, "ada", -10);
  const response = await kit.send(tab.request("/"));
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(`^${COOKIE}=; Max-Age=0`),
  ]);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

it("expressServer passes its errors to next, because Express 4 ignores rejected promises", async () => {
  const kit = await start([]);
  const brokenError = new Error("broken");
  const server = { ...kit.server, handle: () => Promise.reject(brokenError) };
  const app = express().use((request, response, next) => {
    let passedError: unknown;
    const pendingResult = expressServer(server)(request, response, (error) => {
      passedError = error;
    });
    pendingResult.then(() => next(passedError));
  });
  app.use(((error, _request, response, _next) => {
    response.send(error === brokenError ? "passed on" : "another error");
  }) satisfies express.ErrorRequestHandler);
  const { send } = await listen(app);
  expect(await (await send(browser().request("/"))).text()).toBe("passed on");
});
