import { request as httpRequest } from "node:http";
import { networkInterfaces } from "node:os";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import { shop } from "../testing/test-client.js";
import type { ListeningServer } from "./listen.js";

const TOKEN = "https://www.wixapis.com/oauth2/token";
const ANONYMOUS = JSON.stringify({ clientId: "c", grantType: "anonymous" });
const LOCAL = [
  "http://localhost:5173",
  "https://shop.localhost",
  "http://127.0.0.1:1",
  "http://[::1]:1",
];
const FOREIGN = [
  "https://evil.example",
  "http://localhost.evil.example",
  "https://www.wix.com",
  "null",
  "not an origin",
];

function readable(response: Response): string | null {
  return response.headers.get("Access-Control-Allow-Origin");
}

describe("what pages of other origins read", () => {
  test.each(LOCAL)("the API's answers: %s", async (origin) => {
    const emulator = createEmulator({ seed: "empty" });
    const headers = { Origin: origin };
    const answer = await emulator.fetch(TOKEN, { method: "POST", body: ANONYMOUS, headers });
    expect([answer.status, readable(answer)]).toEqual([200, origin]);
    const preflight = await emulator.fetch(TOKEN, { method: "OPTIONS", headers });
    expect([preflight.status, readable(preflight)]).toEqual([204, origin]);
    expect(answer.headers.get("Vary")).toContain("Origin");
  });

  test.each(FOREIGN)("not the API's answers, which carry tokens: %s", async (origin) => {
    const emulator = createEmulator({ seed: "empty" });
    const headers = { Origin: origin, "Access-Control-Request-Private-Network": "true" };
    for (const init of [{ method: "POST", body: ANONYMOUS }, { method: "OPTIONS" }]) {
      const answer = await emulator.fetch(TOKEN, { ...init, headers });
      expect(readable(answer)).toBeNull();
      expect(answer.headers.get("Access-Control-Allow-Headers")).toBeNull();
    }
  });

  test("a site's own addresses are let in by its list, and its other pages with them", async () => {
    const { emulator } = await shop({
      seed: "empty",
      site: { redirectAllowList: ["https://shop.example/callback"] },
    });
    const from = async (origin: string) =>
      readable(
        await emulator.fetch(`${TOKEN}-info`, {
          method: "POST",
          body: "{}",
          headers: { Origin: origin },
        }),
      );
    expect(await from("https://shop.example")).toBe("https://shop.example");
    expect(await from("http://shop.example")).toBeNull();
    expect(await from("https://shop.example:8443")).toBeNull();
  });

  test("no preflight is answered for the private network", async () => {
    const emulator = createEmulator({ seed: "empty" });
    const answer = await emulator.fetch(TOKEN, {
      method: "OPTIONS",
      headers: {
        Origin: "http://localhost:5173",
        "Access-Control-Request-Private-Network": "true",
      },
    });
    expect(answer.headers.get("Access-Control-Allow-Private-Network")).toBeNull();
  });

  test("no page, whoever asks: the outbox, reset links, logins and checkouts", async () => {
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
    for (const address of [
      ...pages.map((path) => emulator.origin + path),
      link,
      redirectSession.fullUrl,
    ]) {
      for (const origin of [...LOCAL, ...FOREIGN]) {
        const answer = await emulator.fetch(address, { headers: { Origin: origin } });
        expect([address, readable(answer)]).toEqual([address, null]);
        expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      }
    }
    const [product] = emulator.state.catalog.products.values();
    const picture = `${emulator.origin}/_portico/media/${product?.pictures[0]?.id}.avif`;
    const image = await emulator.fetch(picture, { headers: { Origin: LOCAL[0] ?? "" } });
    expect(readable(image)).toBe(LOCAL[0]);
  });

  test("a form that another site posts to a hosted page is refused", async () => {
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
    for (const origin of FOREIGN) expect((await post(origin)).status).toBe(403);
    expect(emulator.snapshot()).toEqual(before);
    expect((await post(emulator.origin)).status).toBe(200);
  });

  test("the code of a login without a redirect address goes to the page that asked for it", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    const answer = await emulator.fetch(
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
    const { redirectSession } = (await answer.json()) as { redirectSession: { fullUrl: string } };
    const frame = await (await emulator.fetch(redirectSession.fullUrl)).text();
    expect(frame).toContain(',"http://localhost:5173")');
  });
});

describe("over HTTP", () => {
  let emulator: Emulator;
  let server: ListeningServer;
  beforeEach(async () => {
    emulator = createEmulator({ seed: "minimal" });
    server = await emulator.listen({ port: 0 });
  });
  afterEach(() => server.close());

  /** Asks under a name that is not where the request goes. */
  function ask(path: string, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const { port } = server;
      httpRequest({ host: "127.0.0.1", port, path, headers: { Host: host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .once("error", reject)
        .end();
    });
  }

  test("it listens on this machine only", async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others) {
      await expect(fetch(`http://${address}:${server.port}/`)).rejects.toThrow("fetch failed");
    }
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
    expect(server.url).toBe(`http://localhost:${server.port}`);
  });

  test("a host that it is told to listen on is one of its names", async () => {
    await server.close();
    server = await emulator.listen({ port: 0, host: "0.0.0.0" });
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  });

  test("another machine gets no control of it, though it listens to it", async () => {
    await server.close();
    server = await emulator.listen({ port: 0, host: "0.0.0.0" });
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others) {
      // from an address of the network, as another machine would
      const at = `http://${address}:${server.port}`;
      for (const path of ["/", "/_portico/", "/_portico/control/outbox"]) {
        const answer = await fetch(at + path);
        expect([path, answer.status]).toEqual([path, 403]);
        expect(await answer.text()).toContain('{"message":"The');
      }
      expect((await fetch(`${at}/_portico/logout`)).status).not.toBe(403);
      expect((await fetch(`${at}/oauth2/jwks`)).status).toBe(200);
    }
    const own = `http://localhost:${server.port}/_portico/control/state`;
    expect((await fetch(own)).status).toBe(200);
    expect((await fetch(own, { headers: { Origin: "http://evil.example" } })).status).toBe(403);
    expect(await ask("/_portico/control/state", "evil.example")).toBe(403);
  });

  test("a name that was made to point here is refused, pages and API alike", async () => {
    const names = [
      "evil.example",
      "localhost.evil.example",
      "evil.example:4477",
      "127.0.0.1.evil.example",
    ];
    for (const host of names) {
      expect([host, await ask("/", host)]).toEqual([host, 403]);
      expect([host, await ask("/oauth2/jwks", host)]).toEqual([host, 403]);
    }
    const own = ["localhost", "LOCALHOST:1", "a.localhost", "[::1]:4477", "192.168.1.5:4477"];
    for (const host of own) expect([host, await ask("/", host)]).toEqual([host, 200]);
    expect(await ask("/oauth2/jwks", "www.wixapis.com")).toBe(200);
  });

  test("the name of its origin is one of its own", async () => {
    await server.close();
    emulator = createEmulator({ seed: "empty", origin: "http://platform.test:4477" });
    server = await emulator.listen({ port: 0 });
    expect(await ask("/", "platform.test:4477")).toBe(200);
    const answer = await fetch(`http://127.0.0.1:${server.port}/oauth2/jwks`, {
      headers: { Origin: "http://platform.test:5173" },
    });
    expect(readable(answer)).toBe("http://platform.test:5173");
  });
});
