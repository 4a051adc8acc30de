import { createServer } from "node:http";
import express, { type RequestHandler } from "express";
import { afterEach, expect, it } from "vitest";
import { browser, COOKIE, memberBrowser, SITE, serverKit } from "../testing/server-kit.js";
import { expressServer } from "./express.js";

const FORM = "application/x-www-form-urlencoded";

const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
});

/** An app on a port, and what its answers were. */
async function listen(app: express.Express) {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url);
    const body = method === "POST" ? await request.text() : null;
    const url = `http://127.0.0.1:${address.port}${pathname}${search}`;
    return fetch(url, { method, headers, body, redirect: "manual" });
  };
}

async function start(before: RequestHandler[], page?: RequestHandler, options = {}) {
  const kit = serverKit({ origin: SITE, ...options });
  const app = express();
  for (const each of before) app.use(each);
  app.use(expressServer(kit.server));
  if (page) app.use(page);
  return { ...kit, ask: await listen(app) };
}

const logout = (body: string, type = FORM) => ({
  method: "POST",
  body,
  headers: { Origin: SITE, "Content-Type": type },
});

it.each([
  ["nothing", []],
  ["a parser of forms", [express.urlencoded()]],
  ["a parser of text", [express.text({ type: FORM })]],
  ["a parser of bytes", [express.raw({ type: FORM })]],
])("reads a form that %s has read before", async (_, before) => {
  const kit = await start(before);
  const page = await memberBrowser(kit);
  const form = "a[]=1&a[]=2&returnTo=%2Fcart%3Fa%3D1%26b";
  const answer = await kit.ask(page.request("/auth/logout", logout(form)));
  expect(answer.status).toBe(303);
  expect(JSON.stringify(kit.asked.at(-1)?.body)).toContain(`"${SITE}/cart?a=1&b"`);
});

it.each([
  ["nothing", []],
  ["a parser of JSON", [express.json()]],
])("reads JSON that %s has read before", async (_, before) => {
  const kit = await start(before);
  const page = await memberBrowser(kit);
  const body = JSON.stringify({ rejected: "member-access" });
  const request = page.request("/auth/session", logout(body, "application/json"));
  expect(await (await kit.ask(request)).json()).toMatchObject({
    accessToken: { value: "access-1" },
  });
});

it.each([
  ["nothing", []],
  ["a parser of forms", [express.urlencoded({ limit: "10mb" })]],
])("rejects a form that is too large, read before by %s", async (_, before) => {
  const kit = await start(before);
  const page = await memberBrowser(kit);
  const form = `returnTo=%2Fcart&more=${"a".repeat(200_000)}`;
  const answer = await kit.ask(page.request("/auth/logout", logout(form)));
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain("BODY_TOO_LARGE");
  expect(kit.asked).toEqual([]);
});

it("leaves the body of other requests to their handlers", async () => {
  const read = express.text({ type: FORM });
  const kit = await start([], (request, response, next) =>
    read(
      request,
      response,
      () => void (response.headersSent ? next() : response.send(request.body)),
    ),
  );
  const answer = await kit.ask(browser().request("/cart", logout("quantity=2")));
  expect(await answer.text()).toBe("quantity=2");
});

it("knows the address as Express does", async () => {
  const kit = await start([], undefined, { origin: undefined });
  const page = browser();
  const login = await kit.ask(page.request("/auth/login"));
  expect(login.status).toBe(302);
  expect(JSON.stringify(kit.asked.at(-1)?.body)).toMatch(
    /"http:\/\/127\.0\.0\.1:\d+\/auth\/callback"/,
  );
  expect(login.headers.getSetCookie().join()).not.toContain("Secure");
});

it.each([
  ["an address", { host: "a:b" }],
  ["a method", { method: "TRACE" }],
])("refuses %s that cannot be read", async (_, odd) => {
  const kit = serverKit();
  const said: { statusCode: number; text?: string | undefined } = { statusCode: 200 };
  const response = {
    ...said,
    headersSent: false,
    getHeader: () => undefined,
    setHeader: () => {},
    vary: () => {},
    end: (text?: string) => {
      said.text = text;
    },
  };
  const request = {
    method: "GET",
    headers: {},
    protocol: "http",
    host: "a",
    originalUrl: "/",
    ...odd,
  };
  await expressServer(kit.server)(
    { ...request, async *[Symbol.asyncIterator]() {} },
    response,
    () => expect.unreachable(),
  );
  expect(response.statusCode).toBe(400);
  expect(said.text).toContain("cannot be read");
});

it("fails a call whose cookie would come too late", async () => {
  let failure: unknown;
  const kit = await start([], async (request, response) => {
    response.write("begun");
    await request.portico.auth.getAuthHeaders().catch((error: unknown) => {
      failure = error;
    });
    response.end();
  });
  const answer = await kit.ask(browser().request("/"));
  expect(await answer.text()).toBe("begun");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(failure).toMatchObject({ code: "SESSION_READ_ONLY", message: /answer was begun/ });
});

it("writes the cookie as it is in the end", async () => {
  const kit = await start([], async (request, response) => {
    await request.portico.auth.getAuthHeaders();
    await request.portico.auth.logout("/");
    response.writeHead(200, { "Cache-Control": "public" }).end();
  });
  const page = await memberBrowser(kit, "ada", -10);
  const answer = await kit.ask(page.request("/"));
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(`^${COOKIE}=; Max-Age=0`)]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});
