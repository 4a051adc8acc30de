import { describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";

const API = "https://www.wixapis.com";
const ALLOWED_ORIGIN = "https://shop.example";
const OTHER_ORIGIN = "https://files.example";

interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Creates a client that records its requests and receives a given response for each URL. */
function setUp(replies: Record<string, () => Response>) {
  const sentRequests: SentRequest[] = [];
  let token = 1;
  const client = createClient({
    auth: {
      getAuthHeaders: () => ({ headers: { Authorization: `token-${token}` } }),
      recover: async () => {
        token += 1;
        return true;
      },
    },
    headers: { "X-Client": "secret" },
    allowedOrigins: [ALLOWED_ORIGIN],
    async fetch(request) {
      const { url, method, headers, redirect } = request;
      expect(redirect).not.toBe("follow");
      sentRequests.push({
        url,
        method,
        headers: Object.fromEntries(headers),
        body: await request.text(),
      });
      return replies[url]?.() ?? new Response("end");
    },
  });
  return { client, sentRequests };
}

const redirectTo =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { location } });

const SECRET_HEADERS = ["authorization", "x-client", "x-own", "cookie"];
const secretHeadersOf = ({ headers }: SentRequest) =>
  SECRET_HEADERS.filter((name) => name in headers);

describe("fetchWithAuth follows a redirect", () => {
  const headers = { "X-Own": "1", "Content-Type": "text/plain" };

  it("to a trusted origin with credentials and headers", async () => {
    const { client, sentRequests } = setUp({
      [`${API}/a`]: redirectTo("/b"),
      [`${API}/b`]: redirectTo("https://edge.wixapis.com/c", 307),
      "https://edge.wixapis.com/c": redirectTo(`${ALLOWED_ORIGIN}/d`),
    });
    const response = await client.fetchWithAuth("/a", { headers });
    expect(await response.text()).toBe("end");
    expect(sentRequests.map(({ url }) => url)).toEqual([
      `${API}/a`,
      `${API}/b`,
      "https://edge.wixapis.com/c",
      `${ALLOWED_ORIGIN}/d`,
    ]);
    for (const each of sentRequests)
      expect(secretHeadersOf(each)).toEqual(["authorization", "x-client", "x-own"]);
  });

  it("to another origin, and from there back to the API, without credentials or client headers", async () => {
    const { client, sentRequests } = setUp({
      [`${API}/file`]: redirectTo(`${OTHER_ORIGIN}/signed?key=1`),
      [`${OTHER_ORIGIN}/signed?key=1`]: redirectTo(`${API}/members/v1/members/my`),
    });
    const response = await client.fetchWithAuth("/file", { headers });
    expect(await response.text()).toBe("end");
    expect(sentRequests.slice(1).map(({ url }) => url)).toEqual([
      `${OTHER_ORIGIN}/signed?key=1`,
      `${API}/members/v1/members/my`,
    ]);
    for (const each of sentRequests.slice(1)) expect(secretHeadersOf(each)).toEqual([]);
  });

  it.each([`http://www.wixapis.com/a`, "https://www.wixapis.com:8443/a", "https://wixapis.com/a"])(
    "to %s, which only looks like the API host, without headers",
    async (url) => {
      const { client, sentRequests } = setUp({ [`${API}/a`]: redirectTo(url) });
      await client.fetchWithAuth("/a");
      expect(sentRequests[1]?.url).toBe(url);
      expect(secretHeadersOf(sentRequests[1] as SentRequest)).toEqual([]);
    },
  );

  it.each([
    [301, "POST", "GET", ""],
    [302, "POST", "GET", ""],
    [302, "PUT", "PUT", "body"],
    [303, "PUT", "GET", ""],
    [307, "POST", "POST", "body"],
    [308, "PATCH", "PATCH", "body"],
  ])(
    "with status %i after a %s request by sending a %s request",
    async (status, method, expected, body) => {
      const { client, sentRequests } = setUp({ [`${API}/a`]: redirectTo("/b", status) });
      await client.fetchWithAuth("/a", { method, body: "body", headers });
      expect(sentRequests[1]).toMatchObject({ method: expected, body });
      expect(sentRequests[1]?.headers["content-type"]).toBe(body ? "text/plain" : undefined);
      expect(secretHeadersOf(sentRequests[1] as SentRequest)).toEqual([
        "authorization",
        "x-client",
        "x-own",
      ]);
    },
  );

  it("for a Request object with a body", async () => {
    const { client, sentRequests } = setUp({ [`${API}/a`]: redirectTo("/b", 307) });
    const request = new Request(`${API}/a`, { method: "POST", body: "body", headers });
    await client.fetchWithAuth(request);
    expect(sentRequests[1]).toMatchObject({ method: "POST", body: "body" });
  });

  it("without refreshing credentials after a 401 response from another origin", async () => {
    const { client, sentRequests } = setUp({
      [`${API}/a`]: redirectTo(`${OTHER_ORIGIN}/b`),
      [`${OTHER_ORIGIN}/b`]: () => new Response("no", { status: 401 }),
    });
    expect((await client.fetchWithAuth("/a")).status).toBe(401);
    expect(sentRequests).toHaveLength(2);
  });

  it("and refreshes credentials after a 401 response if the redirect stays within the API", async () => {
    let count = 0;
    const { client, sentRequests } = setUp({
      [`${API}/a`]: redirectTo("/b"),
      [`${API}/b`]: () => new Response(null, { status: count++ ? 200 : 401 }),
    });
    expect((await client.fetchWithAuth("/a")).status).toBe(200);
    expect(sentRequests.map(({ headers }) => headers.authorization)).toEqual([
      "token-1",
      "token-1",
      "token-2",
      "token-2",
    ]);
  });
});

describe("fetchWithAuth rejects", () => {
  it.each([307, 308])("a %i redirect that would send a body to another origin", async (status) => {
    const { client, sentRequests } = setUp({
      [`${API}/a`]: redirectTo(`${OTHER_ORIGIN}/b`, status),
    });
    const call = client.fetchWithAuth("/a", { method: "POST", body: "secret" });
    await expect(call).rejects.toMatchObject({
      code: "REDIRECTED",
      message: expect.stringContaining(OTHER_ORIGIN),
    });
    expect(sentRequests).toHaveLength(1);
  });

  it("a redirect to a URL that is not HTTP", async () => {
    const { client } = setUp({ [`${API}/a`]: redirectTo("data:text/plain,x") });
    await expect(client.fetchWithAuth("/a")).rejects.toMatchObject({ code: "REDIRECTED" });
  });

  it("more than 20 redirects", async () => {
    const { client, sentRequests } = setUp({ [`${API}/a`]: redirectTo("/a") });
    await expect(client.fetchWithAuth("/a")).rejects.toMatchObject({ code: "REDIRECTED" });
    expect(sentRequests).toHaveLength(21);
  });

  it("a redirect whose target the browser hides", async () => {
    const hiddenRedirect = Object.defineProperties(new Response(null), {
      type: { value: "opaqueredirect" },
      status: { value: 0 },
    });
    const { client } = setUp({ [`${API}/a`]: () => hiddenRedirect });
    await expect(client.fetchWithAuth("/a")).rejects.toMatchObject({ code: "REDIRECTED" });
  });
});

it.each(["manual", "error"] as const)(
  "fetchWithAuth passes the redirect mode %s to fetch",
  async (redirect) => {
    const modes: string[] = [];
    const client = createClient({
      async fetch(request) {
        modes.push(request.redirect);
        return redirectTo(`${OTHER_ORIGIN}/b`)();
      },
    });
    expect((await client.fetchWithAuth("/a", { redirect })).status).toBe(302);
    expect(modes).toEqual([redirect]);
  },
);

it("fetchWithAuth returns a redirect without a location unchanged", async () => {
  const { client } = setUp({ [`${API}/a`]: () => new Response(null, { status: 302 }) });
  expect((await client.fetchWithAuth("/a")).status).toBe(302);
});
