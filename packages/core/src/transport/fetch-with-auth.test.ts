import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";

const API = "https://www.wixapis.com";
const auth = () => {
  let token = 1;
  return {
    getAuthHeaders: () => ({ headers: { Authorization: `token-${token}` } }),
    recover: async () => {
      token += 1;
      return true;
    },
  };
};

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("fetchWithAuth", () => {
  it("fetches as the client: its credentials and headers, any answer", async () => {
    const client = createClient({ auth: auth(), headers: { "X-A": "client", "X-B": "client" } });
    nock(API)
      .put("/custom/thing?x=1", "body")
      .matchHeader("authorization", "token-1")
      .matchHeader("x-a", "client")
      .matchHeader("x-b", "own")
      .reply(404, "nothing", { "X-Wix-Consistent": "c" });
    const init = { method: "PUT", body: "body", headers: { "X-B": "own" } };
    const response = await client.fetchWithAuth("/custom/thing?x=1", init);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("nothing");
    nock(API).get("/next").matchHeader("x-wix-consistent", "c").reply(200);
    expect((await client.fetchWithAuth(new URL(`${API}/next`))).status).toBe(200);
  });

  it("takes a Request", async () => {
    nock(API)
      .post("/thing", "body")
      .matchHeader("authorization", "token-1")
      .matchHeader("x-own", "1")
      .reply(200);
    const request = new Request(`${API}/thing`, {
      method: "POST",
      body: "body",
      headers: { "x-own": "1" },
    });
    expect((await createClient({ auth: auth() }).fetchWithAuth(request)).status).toBe(200);
  });

  it("renews credentials once after a 401", async () => {
    const client = createClient({ auth: auth() });
    for (const input of ["/thing", new Request(`${API}/thing`)]) {
      nock(API).get("/thing").reply(401);
      nock(API).get("/thing").reply(200, "ok");
      expect(await (await client.fetchWithAuth(input)).text()).toBe("ok");
    }
    nock(API).get("/thing").times(2).reply(401);
    expect((await client.fetchWithAuth("/thing")).status).toBe(401);
  });

  it("does not repeat a stream", async () => {
    nock(API).post("/thing").reply(401);
    const body = new Blob(["x"]).stream();
    const init = { method: "POST", body, duplex: "half" };
    const client = createClient({ auth: auth() });
    expect((await client.fetchWithAuth("/thing", init)).status).toBe(401);
  });

  it("sends credentials to no other origin", async () => {
    const client = createClient({ auth: auth() });
    const foreign = [
      "https://example.com/",
      "https://www.wixapis.com.example.com/",
      "https://www.wixapis.com@example.com/",
      "http://www.wixapis.com/",
      "//example.com/x",
      "/\\example.com/x",
      "\\\\example.com/x",
      new URL("https://example.com/x"),
      new Request("https://example.com/x"),
    ];
    for (const input of foreign) {
      const error = await client.fetchWithAuth(input).catch((reason) => reason);
      expect(error.code, String(input)).toBe("FOREIGN_ORIGIN");
      expect(error.message).toMatch(/^Credentials are not sent to https?:\/\/[^/]+: it is not in/);
    }
    const own = createClient({ auth: auth(), baseUrl: "http://localhost:9999" });
    for (const host of [API, "https://edge.wixapis.com"]) {
      await expect(own.fetchWithAuth(host)).rejects.toMatchObject({ code: "FOREIGN_ORIGIN" });
    }
  });

  it("sends them to the edge host and to allowed origins", async () => {
    const client = createClient({ auth: auth(), allowedOrigins: ["https://shop.example/path"] });
    for (const origin of ["https://edge.wixapis.com", "https://shop.example"]) {
      nock(origin).get("/x").matchHeader("authorization", "token-1").reply(200);
      expect((await client.fetchWithAuth(`${origin}/x`)).status).toBe(200);
    }
  });

  it("resolves paths below a base address with a path", async () => {
    const client = createClient({ baseUrl: "http://localhost:9999/api/" });
    nock("http://localhost:9999").get("/api/x").times(2).reply(200);
    expect((await client.fetchWithAuth("/x")).status).toBe(200);
    expect((await client.fetchWithAuth("x")).status).toBe(200);
  });

  it("stops with the signal of a view", async () => {
    const client = createClient({}).with({ signal: AbortSignal.abort(new Error("left")) });
    await expect(client.fetchWithAuth("/x")).rejects.toThrow("left");
  });
});
