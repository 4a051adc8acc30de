import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type Answer, merchant, reference, shop, visitor } from "../../testing/test-client.js";

const JSON_TYPE = { "Content-Type": "application/json" };
let emulator: Emulator;
beforeEach(() => {
  emulator = createEmulator({ seed: "minimal" });
});

async function ask(method: string, path: string, body?: unknown, headers: HeadersInit = JSON_TYPE) {
  const response = await emulator.fetch(`${emulator.origin}/_portico/control/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Answer, headers: response.headers };
}
const done = async (method: string, path: string, body?: unknown): Promise<Answer> => {
  const answer = await ask(method, path, body);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body;
};

describe("what it does", () => {
  test("the state at a glance, and its collections without secrets", async () => {
    const guest = await visitor(emulator);
    await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    const state = await done("GET", "state");
    expect(state).toMatchObject({
      origin: emulator.origin,
      run: 1,
      site: { currency: "USD", catalogVersion: "V3_CATALOG" },
      counts: { products: 3, carts: 1, orders: 0, members: 1 },
    });
    expect(await done("GET", "entries?of=members")).toMatchObject([
      { email: "ada@example.com", passwordHash: "[removed]", salt: "[removed]" },
    ]);
    expect((await ask("GET", "entries?of=nothing")).status).toBe(400);
  });

  test("reset, and another seed by name, by size or as data", async () => {
    emulator.faults.add({ kind: "drop" });
    await done("POST", "reset");
    expect([emulator.faults.size, (await done("GET", "state")).run]).toEqual([0, 2]);
    const names = () => [...emulator.state.catalog.products.values()].map(({ name }) => name);
    await done("POST", "seed", { seed: { products: 5 } });
    expect(names()).toHaveLength(5);
    await done("POST", "seed", { seed: { products: [{ name: "Mug", price: "5" }] } });
    expect(names()).toEqual(["Mug"]);
    const saved = await done("GET", "seed");
    await done("POST", "seed", { seed: "empty" });
    expect(names()).toEqual([]);
    await done("POST", "seed", { seed: saved });
    expect(names()).toEqual(["Mug"]);
    await done("POST", "reset");
    expect(names()).toEqual(["Mug"]);
  });

  test("snapshots by id, the last twenty", async () => {
    const [product] = emulator.state.catalog.products.values();
    const variantId = product?.variants[0]?.id ?? "";
    const stock = () =>
      emulator.state.catalog.products.get(product?.id ?? "")?.variants[0]?.stock.quantity;
    await done("POST", "controls", {
      service: "catalog",
      control: "setStock",
      args: [variantId, 7],
    });
    const { id } = await done("POST", "snapshots");
    emulator.controls.catalog.setStock(variantId, 1);
    await done("POST", "restore", { id });
    expect(stock()).toBe(7);
    for (let index = 0; index < 20; index += 1) await done("POST", "snapshots");
    expect(await done("GET", "snapshots")).toHaveLength(20);
    expect((await ask("POST", "restore", { id })).status).toBe(404);
  });

  test("the clock", async () => {
    const { now } = await done("GET", "clock");
    expect((await done("POST", "clock/advance", { ms: 3_600_000 })).offset).toBe(3_600_000);
    expect(emulator.clock.now()).toBeGreaterThanOrEqual(now + 3_600_000);
    const set = await done("POST", "clock/set", { time: "2030-01-01T00:00:00Z" });
    expect(set.iso).toMatch(/^2030-01-01T00:00:0/);
    expect((await done("POST", "clock/reset")).offset).toBe(0);
  });

  test("faults, which never hit the controls themselves", async () => {
    const added = await done("POST", "faults", { kind: "status", status: 503, times: 2 });
    expect(added).toMatchObject([{ kind: "status", status: 503, times: 2 }]);
    const hit = await emulator.fetch("https://www.wixapis.com/oauth2/jwks");
    expect(hit.status).toBe(503);
    expect(await done("GET", "faults")).toMatchObject([{ times: 1 }]);
    await done("DELETE", "faults");
    expect(emulator.faults.size).toBe(0);
  });

  test("the outbox, the key of webhooks, and what the owner does", async () => {
    const guest = await visitor(emulator);
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    expect(await done("GET", "outbox")).toEqual(emulator.outbox);
    expect(await done("GET", "public-key")).toBe(await emulator.publicKey());
    const call = (control: string, ...args: unknown[]) =>
      ask("POST", "controls", { service: "members", control, args });
    expect((await call("setMemberStatus", "ada@example.com", "BLOCKED")).status).toBe(200);
    expect([...emulator.state.members.values()][0]?.status).toBe("BLOCKED");
    expect((await call("setMemberStatus", "nobody@example.com", "BLOCKED")).body.message).toContain(
      "Member",
    );
    for (const name of ["constructor", "toString", "none"]) {
      expect((await call(name)).status).toBe(404);
    }
  });

  test("events from the first visit on, and with webhooks those that are sent again", async () => {
    const answers = [500, 200, 200];
    const bodies: string[] = [];
    emulator = createEmulator({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook", attempts: 1 },
      fetch: async (_url, init) => {
        bodies.push(String(init?.body));
        return new Response(null, { status: answers.shift() ?? 200 });
      },
    });
    await merchant(emulator).call("members.members.createMember", {
      member: { loginEmail: "a@example.com" },
    });
    await done("POST", "settled");
    const [event] = await done("GET", "events?type=wix.members.*");
    expect(event).toMatchObject({
      eventType: "wix.members.v1.member_created",
      caller: "admin",
      payload: { createdEvent: {} },
    });
    const [webhook] = await done("GET", "webhooks");
    expect(webhook).toMatchObject({ id: event.webhookId, status: "failed", attempts: 1 });
    emulator.clock.advance(86_400_000);
    await done("POST", "webhooks/resend", { id: webhook.id });
    await done("POST", "settled");
    expect(emulator.webhooks).toMatchObject([{ status: "delivered", attempts: 1 }]);
    const claims = bodies.map((jwt) => JSON.parse(atob(String(jwt.split(".")[1]))));
    expect(claims[1].data).toBe(claims[0].data);
    expect(claims[1].iat - claims[0].iat).toBeGreaterThanOrEqual(86_400);
    expect((await ask("POST", "webhooks/resend", { id: "none" })).status).toBe(404);
  });

  test("events are kept once somebody has looked, and cost nothing before", async () => {
    const create = (name: string) =>
      merchant(emulator).call("members.members.createMember", {
        member: { loginEmail: `${name}@example.com` },
      });
    await create("a");
    expect(emulator.events()).toEqual([]);
    await done("GET", "events");
    await create("b");
    expect(await done("GET", "events")).toHaveLength(1);
    expect(emulator.webhooks).toEqual([]);
  });
});

describe("mistakes", () => {
  test.each<[string, string, unknown, RegExp]>([
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
  ])("%s %s %j is 400, and changes nothing", async (method, path, body, message) => {
    const before = emulator.snapshot();
    const { status, body: answer } = await ask(method, path, body);
    expect([status, answer.message]).toEqual([400, expect.stringMatching(message)]);
    expect(emulator.snapshot()).toEqual(before);
  });

  test("what is not there is 404, and a wrong method 405", async () => {
    expect((await ask("POST", "nothing")).status).toBe(404);
    const { status, body } = await ask("GET", "reset");
    expect([status, body.message]).toEqual([405, "reset supports POST"]);
  });
});

describe("who may", () => {
  const foreign = [
    "https://evil.example",
    "http://localhost:5173",
    "http://127.0.0.1:4477",
    "https://localhost:4477",
    "null",
  ];
  test.each(foreign)("no page of another origin, though of this machine: %s", async (Origin) => {
    for (const [method, path] of [
      ["POST", "reset"],
      ["GET", "outbox"],
      ["DELETE", "faults"],
      ["OPTIONS", "reset"],
    ] as const) {
      const { status, headers } = await ask(method, path, undefined, { ...JSON_TYPE, Origin });
      expect(status).toBe(403);
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(headers.get("Access-Control-Allow-Headers")).toBeNull();
    }
    expect(emulator.overview().run).toBe(1);
  });

  test("its own page, and programs", async () => {
    const own = { ...JSON_TYPE, Origin: emulator.origin, "Sec-Fetch-Site": "same-origin" };
    expect((await ask("POST", "reset", {}, own)).status).toBe(200);
    expect((await ask("POST", "reset", {}, { "X-Portico-Control": "1" })).status).toBe(200);
    const { headers } = await ask("GET", "outbox");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("no form, whatever it says of itself", async () => {
    for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]) {
      expect((await ask("POST", "reset", "{}", { "Content-Type": type })).status).toBe(403);
    }
    expect(emulator.overview().run).toBe(1);
  });

  test("no link or frame of another site, though it sends no origin", async () => {
    for (const site of ["cross-site", "same-site"]) {
      expect((await ask("GET", "outbox", undefined, { "Sec-Fetch-Site": site })).status).toBe(403);
    }
  });

  test("no page whose name was made to point here", async () => {
    const request = new Request(`${emulator.origin}/_portico/control/reset`, {
      method: "POST",
      headers: { ...JSON_TYPE, Host: "evil.example", Origin: "http://evil.example" },
    });
    expect((await emulator.fetch(request)).status).toBe(403);
  });
});

describe("the dashboard", () => {
  afterEach(() => emulator.reset());

  test("is one page that loads nothing, and lets no other page frame it", async () => {
    const { emulator: full, guest } = await shop({ seed: "minimal", site: { name: "</script>" } });
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    for (const path of ["/", "/_portico/"]) {
      const response = await full.fetch(full.origin + path);
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

  test("loads the site's stylesheet and its fonts", async () => {
    for (const [stylesheet, source] of [
      ["/theme.css", "'self'"],
      ["https://cdn.example/theme.css", "https://cdn.example"],
    ] as const) {
      const { emulator: full } = await shop({ site: { stylesheet } });
      const response = await full.fetch(`${full.origin}/_portico/`);
      expect(await response.text()).toContain(`<link rel="stylesheet" href="${stylesheet}">`);
      const policy = response.headers.get("Content-Security-Policy");
      expect(policy).toContain(`style-src 'unsafe-inline' ${source};`);
      expect(policy).toContain(`font-src ${source};`);
    }
  });
});
