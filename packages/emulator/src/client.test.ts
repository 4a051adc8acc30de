import { describe, expect, test } from "vitest";
import { createEmulatorClient, type EmulatorClient } from "./client.js";
import { createEmulator } from "./emulator.js";
import { createSeed } from "./seeds/create-seed.js";
import { merchant, visitor } from "./testing/test-client.js";

function createPair(options: Parameters<typeof createEmulator>[0] = { seed: "minimal" }) {
  const emulator = createEmulator(options);
  const client = createEmulatorClient(emulator.origin, { fetch: emulator.fetch });
  return { emulator, client };
}

describe("an emulator client", () => {
  test("has all emulator functions that work across processes, plus `snapshots` and `tenants`", () => {
    const { emulator, client } = createPair();
    const localNames = ["fetch", "origin", "serves", "listen", "state"];
    const names = Object.keys(emulator).filter((name) => !localNames.includes(name));
    expect(names.filter((name) => !(name in client))).toEqual([]);
    expect(Object.keys(client).filter((name) => !names.includes(name))).toEqual([
      "snapshots",
      "tenants",
    ]);
  });

  test("resets, seeds, exports and restores the emulator", async () => {
    const { emulator, client } = createPair();
    const products = async () => (await client.overview()).counts.products;
    await client.seed(createSeed().product({ name: "Mug", price: "5" }));
    expect(await products()).toBe(1);
    const shop = await client.exportSeed();
    const snapshot = await client.snapshot();
    await client.seed("empty");
    expect(await products()).toBe(0);
    await client.restore(snapshot);
    expect(await products()).toBe(1);
    expect(await client.snapshots()).toEqual([snapshot]);
    await client.reset();
    expect(await products()).toBe(0);
    await client.seed(shop);
    expect(emulator.exportSeed()).toEqual(shop);
  });

  test("controls the clock and the faults", async () => {
    const { emulator, client } = createPair();
    await client.clock.set("2031-02-03T00:00:00Z");
    expect((await client.clock.advance(60_000)).iso).toMatch(/^2031-02-03T00:01/);
    expect(await client.clock.now()).toBeGreaterThanOrEqual(Date.UTC(2031, 1, 3, 0, 1));
    expect((await client.clock.reset()).offset).toBe(0);
    await client.faults.add({ kind: "throttle", retryAfter: 2 });
    expect(await client.faults.list()).toMatchObject([{ kind: "throttle", retryAfter: 2 }]);
    await client.faults.clear();
    expect(emulator.faults.size).toBe(0);
  });

  test("returns messages, events, webhooks, requests, entries and the public key", async () => {
    const { emulator, client } = createPair({
      seed: "minimal",
      webhooks: { url: "http://localhost:9/hook" },
      fetch: async () => new Response(null, { status: 200 }),
    });
    const guest = await visitor(emulator);
    await guest.call("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    await merchant(emulator).call("members.members.createMember", {
      member: { loginEmail: "a@example.com" },
    });
    await client.settled();
    const [webhook] = await client.webhooks();
    expect(webhook?.status).toBe("delivered");
    await client.resend(webhook?.id ?? "");
    await client.settled();
    expect((await client.outbox())[0]?.subject).toBe("Reset your password");
    expect(await client.events({ type: "wix.members.*", limit: 5 })).toHaveLength(1);
    expect(await client.requests({ operation: "identity.*", caller: "visitor" })).toHaveLength(1);
    expect(await client.entries("members", 1)).toMatchObject([{ email: "a@example.com" }]);
    expect(await client.publicKey()).toContain("PUBLIC KEY");
  });

  test("calls service controls", async () => {
    const { emulator, client } = createPair();
    const [product] = emulator.state.catalog.products.values();
    const variantId = product?.variants[0]?.id ?? "";
    const stock = () => emulator.state.catalog.products.get(product?.id ?? "")?.variants[0]?.stock;
    await client.controls.catalog.setStock(variantId, 3);
    expect(stock()).toMatchObject({ quantity: 3 });
    await client.controls.catalog.setStock(variantId, undefined);
    expect(stock()).toEqual({ inStock: true, preorder: false });
    await expect(client.controls.catalog.setStock("none", 3)).rejects.toThrow(
      "POST controls: Variant none not found",
    );
  });

  test("throws errors with the emulator's message", async () => {
    const { client } = createPair();
    await expect(client.faults.add({ kind: "flood" } as never)).rejects.toThrow(
      /POST faults.*kind/s,
    );
    await expect(client.restore({ id: "none" })).rejects.toThrow(
      "POST restore: Snapshot none not found",
    );
  });

  test("has controls that `await` does not treat as a promise", async () => {
    const { client } = createPair();
    const awaited: EmulatorClient["controls"] = await Promise.resolve(client.controls);
    expect(awaited).toBe(client.controls);
  });

  test("controls an emulator over HTTP", async () => {
    const emulator = createEmulator({ seed: "minimal" });
    const server = await emulator.listen({ port: 0 });
    try {
      const client = createEmulatorClient(server.url);
      await client.faults.add({ kind: "drop" });
      expect((await client.overview()).origin).toBe(server.url);
      await expect(fetch(`${server.url}/oauth2/jwks`)).rejects.toThrow();
      expect(await client.requests()).toMatchObject([{ faults: ["drop"] }]);
    } finally {
      await server.close();
    }
  });
});
