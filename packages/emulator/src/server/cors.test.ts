import { request as httpRequest } from "node:http";
import { networkInterfaces } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import { shop } from "../testing/test-client.js";
import type { ListeningServer } from "./listen.js";

const TOKEN_URL = "https://www.wixapis.com/oauth2/token";
const ANONYMOUS = JSON.stringify({ clientId: "c", grantType: "anonymous" });
const LOCAL_ORIGINS = [
  "http://localhost:5173",
  "https://shop.localhost",
  "http://127.0.0.1:1",
  "http://[::1]:1",
];
const OTHER_ORIGINS = [
  "https://evil.example",
  "http://localhost.evil.example",
  "https://www.wix.com",
  "null",
  "not an origin",
];

function allowedOrigin(response: Response): string | null {
  return response.headers.get("Access-Control-Allow-Origin");
}

describe("the emulator", () => {
  it.each(LOCAL_ORIGINS)("allows %s to read API responses", async (origin) => {
    const emulator = createEmulator({ seed: "empty" });
    const headers = { Origin: origin };
    const response = await emulator.fetch(TOKEN_URL, { method: "POST", body: ANONYMOUS, headers });
    expect([response.status, allowedOrigin(response)]).toEqual([200, origin]);
    const preflight = await emulator.fetch(TOKEN_URL, { method: "OPTIONS", headers });
    expect([preflight.status, allowedOrigin(preflight)]).toEqual([204, origin]);
    expect(response.headers.get("Vary")).toContain("Origin");
  });

  it.each(OTHER_ORIGINS)(
    "does not allow %s to read API responses, because they contain tokens",
    async (origin) => {
      const emulator = createEmulator({ seed: "empty" });
      const headers = { Origin: origin, "Access-Control-Request-Private-Network": "true" };
      for (const init of [{ method: "POST", body: ANONYMOUS }, { method: "OPTIONS" }]) {
        const response = await emulator.fetch(TOKEN_URL, { ...init, headers });
        expect(allowedOrigin(response)).toBeNull();
        expect(response.headers.get("Access-Control-Allow-Headers")).toBeNull();
      }
    },
  );

  it("allows the origins of URLs in the redirect allow list to read API responses", async () => {
    const { emulator } = await shop({
      seed: "empty",
      site: { redirectAllowList: ["https://shop.example/callback"] },
    });
    const from = async (origin: string) =>
      allowedOrigin(
        await emulator.fetch(`${TOKEN_URL}-info`, {
          method: "POST",
          body: "{}",
          headers: { Origin: origin },
        }),
      );
    expect(await from("https://shop.example")).toBe("https://shop.example");
    expect(await from("http://shop.example")).toBeNull();
    expect(await from("https://shop.example:8443")).toBeNull();
  });

  it("does not allow private network access in preflight responses", async () => {
    const emulator = createEmulator({ seed: "empty" });
    const response = await emulator.fetch(TOKEN_URL, {
      method: "OPTIONS",
      headers: {
        Origin: "http://localhost:5173",
        "Access-Control-Request-Private-Network": "true",
      },
    });
    expect(response.headers.get("Access-Control-Allow-Private-Network")).toBeNull();
  });

  it("allows no origin to read hosted pages, but lets local pages read images", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    const { redirectSession } = await guest.call("identity.redirects.createRedirectSession", {
      auth: { authRequest: { clientId: "c", responseType: "code", state: "s" } },
    });
    const link = String(emulator.outbox[0]?.link);
    const pages = [
      "/",
      "/_portico/nothing",
      "/_portico/checkout",
      "/_portico/logout",
      "/_portico/warm-up",
    ];
    for (const url of [
      ...pages.map((path) => emulator.origin + path),
      link,
      redirectSession.fullUrl,
    ]) {
      for (const origin of [...LOCAL_ORIGINS, ...OTHER_ORIGINS]) {
        const response = await emulator.fetch(url, { headers: { Origin: origin } });
        expect([url, allowedOrigin(response)]).toEqual([url, null]);
        expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      }
    }
    const [product] = emulator.state.catalog.products.values();
    const imageUrl = `${emulator.origin}/_portico/media/${product?.pictures[0]?.id}.avif`;
    const image = await emulator.fetch(imageUrl, { headers: { Origin: LOCAL_ORIGINS[0] ?? "" } });
    expect(allowedOrigin(image)).toBe(LOCAL_ORIGINS[0]);
  });

  it("rejects forms that another site posts to a hosted page", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    const [message] = emulator.outbox;
    const post = (origin: string) =>
      emulator.fetch(String(message?.link), {
        method: "POST",
        headers: { Origin: origin },
        body: new URLSearchParams({ password: "theirs" }),
      });
    const before = emulator.snapshot();
    for (const origin of OTHER_ORIGINS) expect((await post(origin)).status).toBe(403);
    expect(emulator.snapshot()).toEqual(before);
    expect((await post(emulator.origin)).status).toBe(200);
  });

  it("sends the code to the origin that started the login if there is no redirect URL", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    const response = await emulator.fetch(
      "https://www.wixapis.com/_api/redirects-api/v1/redirect-session",
      {
        method: "POST",
        headers: { Authorization: guest.authorization, Origin: "http://localhost:5173" },
        body: JSON.stringify({
          auth: {
            authRequest: {
              clientId: "c",
              responseType: "code",
              responseMode: "web_message",
              state: "s",
            },
            prompt: "none",
          },
        }),
      },
    );
    const { redirectSession } = (await response.json()) as { redirectSession: { fullUrl: string } };
    const frame = await (await emulator.fetch(redirectSession.fullUrl)).text();
    expect(frame).toContain(',"http://localhost:5173")');
  });
});

describe("a listening emulator server", () => {
  let emulator: Emulator;
  let server: ListeningServer;
  beforeEach(async () => {
    emulator = createEmulator({ seed: "minimal" });
    server = await emulator.listen({ port: 0 });
  });
  afterEach(() => server.close());

  /** Returns the status of a request with a different `Host` header, which `fetch` cannot set. */
  function statusFor(path: string, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const { port } = server;
      httpRequest({ host: "127.0.0.1", port, path, headers: { Host: host } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .once("error", reject)
        .end();
    });
  }

  it("is reachable only from this machine by default", async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others) {
      await expect(fetch(`http://${address}:${server.port}/`)).rejects.toThrow("fetch failed");
    }
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
    expect(server.url).toBe(`http://localhost:${server.port}`);
  });

  it("accepts requests from this machine when it listens on all interfaces", async () => {
    await server.close();
    server = await emulator.listen({ port: 0, host: "0.0.0.0" });
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  });

  it("serves the API, but not the control API, to other machines", async () => {
    await server.close();
    server = await emulator.listen({ port: 0, host: "0.0.0.0" });
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others) {
      // Uses a network address, as another machine would.
      const origin = `http://${address}:${server.port}`;
      for (const path of ["/", "/_portico/", "/_portico/control/outbox"]) {
        const response = await fetch(origin + path);
        expect([path, response.status]).toEqual([path, 403]);
        expect(await response.text()).toContain('{"message":"The');
      }
      expect((await fetch(`${origin}/_portico/logout`)).status).not.toBe(403);
      expect((await fetch(`${origin}/oauth2/jwks`)).status).toBe(200);
    }
    const url = `http://localhost:${server.port}/_portico/control/state`;
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url, { headers: { Origin: "http://evil.example" } })).status).toBe(403);
    expect(await statusFor("/_portico/control/state", "evil.example")).toBe(403);
  });

  it("rejects requests with unknown host names for pages and the API", async () => {
    const names = [
      "evil.example",
      "localhost.evil.example",
      "evil.example:4477",
      "127.0.0.1.evil.example",
    ];
    for (const host of names) {
      expect([host, await statusFor("/", host)]).toEqual([host, 403]);
      expect([host, await statusFor("/oauth2/jwks", host)]).toEqual([host, 403]);
    }
    const hosts = ["localhost", "LOCALHOST:1", "a.localhost", "[::1]:4477", "192.168.1.5:4477"];
    for (const host of hosts) expect([host, await statusFor("/", host)]).toEqual([host, 200]);
    expect(await statusFor("/oauth2/jwks", "www.wixapis.com")).toBe(200);
  });

  it("accepts the host name in its configured origin", async () => {
    await server.close();
    emulator = createEmulator({ seed: "empty", origin: "http://platform.test:4477" });
    server = await emulator.listen({ port: 0 });
    expect(await statusFor("/", "platform.test:4477")).toBe(200);
    const response = await fetch(`http://127.0.0.1:${server.port}/oauth2/jwks`, {
      headers: { Origin: "http://platform.test:5173" },
    });
    expect(allowedOrigin(response)).toBe("http://platform.test:5173");
  });
});
