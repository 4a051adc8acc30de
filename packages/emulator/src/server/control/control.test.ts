import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type Json, merchant, reference, shop, visitor } from "../../testing/test-client.js";

const JSON_TYPE = { "Content-Type": "application/json" };
let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: "minimal" });
});

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: HeadersInit = JSON_TYPE,
) {
  const response = await emulator.fetch(`${emulator.origin}/_portico/control/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Json, headers: response.headers };
}
const sendOk = async (method: string, path: string, body?: unknown): Promise<Json> => {
  const response = await send(method, path, body);
  expect([response.status, response.body.message]).toEqual([200, undefined]);
  return response.body;
};

describe("the control API", () => {
  it("returns a summary of the state and the entries of a collection without secrets", async () => {
    const guest = await visitor(emulator);
    await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    const state = await sendOk("GET", "state");
    expect(state).toMatchObject({
      origin: emulator.origin,
      run: 1,
      site: { currency: "USD", catalogVersion: "V3_CATALOG" },
      counts: { products: 3, carts: 1, orders: 0, members: 1 },
    });
    expect(await sendOk("GET", "entries?of=members")).toMatchObject([
      { email: "ada@example.com", passwordHash: "[removed]", salt: "[removed]" },
    ]);
    expect((await send("GET", "entries?of=nothing")).status).toBe(400);
  });

  it("resets the state, and loads a seed by name, from a product count or from data", async () => {
    emulator.faults.add({ kind: "drop" });
    await sendOk("POST", "reset");
    expect([emulator.faults.size, (await sendOk("GET", "state")).run]).toEqual([0, 2]);
    const names = () => [...emulator.state.catalog.products.values()].map(({ name }) => name);
    await sendOk("POST", "seed", { seed: { products: 5 } });
    expect(names()).toHaveLength(5);
    await sendOk("POST", "seed", { seed: { products: [{ name: "Mug", price: "5" }] } });
    expect(names()).toEqual(["Mug"]);
    const saved = await sendOk("GET", "seed");
    await sendOk("POST", "seed", { seed: "empty" });
    expect(names()).toEqual([]);
    await sendOk("POST", "seed", { seed: saved });
    expect(names()).toEqual(["Mug"]);
    await sendOk("POST", "reset");
    expect(names()).toEqual(["Mug"]);
  });

  it("can restore any of the last 20 snapshots by id", async () => {
    const [product] = emulator.state.catalog.products.values();
    const variantId = product?.variants[0]?.id ?? "";
    const stock = () =>
      emulator.state.catalog.products.get(product?.id ?? "")?.variants[0]?.stock.quantity;
    await sendOk("POST", "controls", {
      service: "catalog",
      control: "setStock",
      args: [variantId, 7],
    });
    const { id } = await sendOk("POST", "snapshots");
    emulator.controls.catalog.setStock(variantId, 1);
    await sendOk("POST", "restore", { id });
    expect(stock()).toBe(7);
    for (let index = 0; index < 20; index += 1) await sendOk("POST", "snapshots");
    expect(await sendOk("GET", "snapshots")).toHaveLength(20);
    expect((await send("POST", "restore", { id })).status).toBe(404);
  });

  it("advances, sets and resets the clock", async () => {
    const { now } = await sendOk("GET", "clock");
    expect((await sendOk("POST", "clock/advance", { ms: 3_600_000 })).offset).toBe(3_600_000);
    expect(emulator.clock.now()).toBeGreaterThanOrEqual(now + 3_600_000);
    const set = await sendOk("POST", "clock/set", { time: "2030-01-01T00:00:00Z" });
    expect(set.iso).toMatch(/^2030-01-01T00:00:0/);
    expect((await sendOk("POST", "clock/reset")).offset).toBe(0);
  });

  it("adds, lists and clears faults, which do not affect the control API itself", async () => {
    const added = await sendOk("POST", "faults", { kind: "status", status: 503, times: 2 });
    expect(added).toMatchObject([{ kind: "status", status: 503, times: 2 }]);
    const failedResponse = await emulator.fetch("https://www.wixapis.com/oauth2/jwks");
    expect(failedResponse.status).toBe(503);
    expect(await sendOk("GET", "faults")).toMatchObject([{ times: 1 }]);
    await sendOk("DELETE", "faults");
    expect(emulator.faults.size).toBe(0);
  });

  it("returns the outbox and the public key, and calls the controls of services", async () => {
    const guest = await visitor(emulator);
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    expect(await sendOk("GET", "outbox")).toEqual(emulator.outbox);
    expect(await sendOk("GET", "public-key")).toBe(await emulator.publicKey());
    const call = (control: string, ...args: unknown[]) =>
      send("POST", "controls", { service: "members", control, args });
    expect((await call("setMemberStatus", "ada@example.com", "BLOCKED")).status).toBe(200);
    expect([...emulator.state.members.values()][0]?.status).toBe("BLOCKED");
    expect((await call("setMemberStatus", "nobody@example.com", "BLOCKED")).body.message).toContain(
      "Member",
    );
    for (const name of ["constructor", "toString", "none"]) {
      expect((await call(name)).status).toBe(404);
    }
  });

  it("returns events and the webhooks they refer to, and resends a webhook with a new signature", async () => {
    const statuses = [500, 200, 200];
    const bodies: string[] = [];
    emulator = createEmulator({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", attempts: 1 },
      fetch: async (_url, init) => {
        bodies.push(String(init?.body));
        return new Response(null, { status: statuses.shift() ?? 200 });
      },
    });
    await merchant(emulator).call("members.members.createMember", {
      member: { loginEmail: "a@example.com" },
    });
    await sendOk("POST", "settled");
    const [event] = await sendOk("GET", "events?type=wix.members.*");
    expect(event).toMatchObject({
      eventType: "wix.members.v1.member_created",
      caller: "admin",
      payload: { createdEvent: {} },
    });
    const [webhook] = await sendOk("GET", "webhooks");
    expect(webhook).toMatchObject({ id: event.webhookId, status: "failed", attempts: 1 });
    emulator.clock.advance(86_400_000);
    await sendOk("POST", "webhooks/resend", { id: webhook.id });
    await sendOk("POST", "settled");
    expect(emulator.webhooks).toMatchObject([{ status: "delivered", attempts: 1 }]);
    const claims = bodies.map((jwt) => JSON.parse(atob(String(jwt.split(".")[1]))));
    expect(claims[1].data).toBe(claims[0].data);
    expect(claims[1].iat - claims[0].iat).toBeGreaterThanOrEqual(86_400);
    expect((await send("POST", "webhooks/resend", { id: "none" })).status).toBe(404);
  });

  it("starts the recording of events with the first control request", async () => {
    const create = (name: string) =>
      merchant(emulator).call("members.members.createMember", {
        member: { loginEmail: `${name}@example.com` },
      });
    await create("a");
    expect(emulator.events()).toEqual([]);
    await sendOk("GET", "events");
    await create("b");
    expect(await sendOk("GET", "events")).toHaveLength(1);
    expect(emulator.webhooks).toEqual([]);
  });
});

describe("an invalid control request", () => {
  it.each<[string, string, unknown, RegExp]>([
    ["POST", "clock/advance", { ms: "soon" }, /expected number.*ms/s],
    ["POST", "clock/set", { time: "tomorrow" }, /time/],
    ["POST", "faults", { kind: "flood" }, /kind/],
    ["POST", "faults", { kind: "status" }, /status/],
    ["POST", "seed", { seed: "shoes" }, /fashion/],
    ["POST", "seed", {}, /seed/],
    ["POST", "seed", { seed: { products: [{ name: "A", price: 1 }] } }, /products.*price/s],
    ["POST", "seed", { seed: { products: [{ name: "A" }] } }, /needs a price/],
    ["POST", "reset", { hard: true }, /hard/],
    ["POST", "reset", "{", /not valid JSON/],
    ["GET", "requests?status=many", undefined, /status/],
    ["GET", "requests?color=red", undefined, /color/],
  ])(
    "is rejected with status 400 and changes nothing: %s %s %j",
    async (method, path, body, message) => {
      const before = emulator.snapshot();
      const { status, body: response } = await send(method, path, body);
      expect([status, response.message]).toEqual([400, expect.stringMatching(message)]);
      expect(emulator.snapshot()).toEqual(before);
    },
  );

  it("is rejected with status 404 if the endpoint is unknown, and with 405 if the method is wrong", async () => {
    expect((await send("POST", "nothing")).status).toBe(404);
    const { status, body } = await send("GET", "reset");
    expect([status, body.message]).toEqual([405, "reset supports POST"]);
  });
});

describe("access to the control API", () => {
  const otherOrigins = [
    "https://evil.example",
    "http://localhost:5173",
    "http://127.0.0.1:4477",
    "https://localhost:4477",
    "null",
  ];
  it.each(otherOrigins)(
    "is denied to pages on other origins, including origins on this machine: %s",
    async (Origin) => {
      for (const [method, path] of [
        ["POST", "reset"],
        ["GET", "outbox"],
        ["DELETE", "faults"],
        ["OPTIONS", "reset"],
      ] as const) {
        const { status, headers } = await send(method, path, undefined, { ...JSON_TYPE, Origin });
        expect(status).toBe(403);
        expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
        expect(headers.get("Access-Control-Allow-Headers")).toBeNull();
      }
      expect(emulator.overview().run).toBe(1);
    },
  );

  it("is granted to the dashboard and to programs outside browsers", async () => {
    const sameOrigin = { ...JSON_TYPE, Origin: emulator.origin, "Sec-Fetch-Site": "same-origin" };
    expect((await send("POST", "reset", {}, sameOrigin)).status).toBe(200);
    expect((await send("POST", "reset", {}, { "X-Portico-Control": "1" })).status).toBe(200);
    const { headers } = await send("GET", "outbox");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("is denied to HTML forms", async () => {
    for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]) {
      expect((await send("POST", "reset", "{}", { "Content-Type": type })).status).toBe(403);
    }
    expect(emulator.overview().run).toBe(1);
  });

  it("is denied to links and frames on other origins, which send no Origin header", async () => {
    for (const site of ["cross-site", "same-site"]) {
      expect((await send("GET", "outbox", undefined, { "Sec-Fetch-Site": site })).status).toBe(403);
    }
  });

  it("is denied to pages with an unknown host name", async () => {
    const request = new Request(`${emulator.origin}/_portico/control/reset`, {
      method: "POST",
      headers: { ...JSON_TYPE, Host: "evil.example", Origin: "http://evil.example" },
    });
    expect((await emulator.fetch(request)).status).toBe(403);
  });
});

describe("the dashboard", () => {
  afterEach(() => emulator.reset());

  it("by default loads nothing from other origins, escapes data, and cannot be framed", async () => {
    const { emulator: shopEmulator, guest } = await shop({
      seed: "minimal",
      site: { name: "</script>" },
    });
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    for (const path of ["/", "/_portico/"]) {
      const response = await shopEmulator.fetch(shopEmulator.origin + path);
      const text = await response.text();
      expect(text).toContain("Reset your password");
      expect(text).not.toMatch(/<(script|link|img)[^>]* (src|href)="(?!data:)/);
      expect(text.match(/<\/script>/g)).toHaveLength(2);
      const policy = response.headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(text).toContain(/nonce-([\w-]+)/.exec(policy)?.[1] ?? "none");
    }
  });

  it("loads the site's stylesheet, and allows fonts from the stylesheet's origin", async () => {
    for (const [stylesheet, source] of [
      ["/theme.css", "'self'"],
      ["https://cdn.example/theme.css", "https://cdn.example"],
    ] as const) {
      const { emulator: shopEmulator } = await shop({ site: { stylesheet } });
      const response = await shopEmulator.fetch(`${shopEmulator.origin}/_portico/`);
      expect(await response.text()).toContain(`<link rel="stylesheet" href="${stylesheet}">`);
      const policy = response.headers.get("Content-Security-Policy");
      expect(policy).toContain(`style-src 'unsafe-inline' ${source};`);
      expect(policy).toContain(`font-src ${source};`);
    }
  });
});
