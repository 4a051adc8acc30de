import { describe, expect, test, vi } from "vitest";
import { reference, shop } from "../testing/test-client.js";

const TOKEN = "https://www.wixapis.com/oauth2/token";
const ANONYMOUS = {
  method: "POST",
  body: JSON.stringify({ clientId: "c", grantType: "anonymous" }),
};

describe("faults", () => {
  test("a status once, with body and headers, for one operation", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({
      kind: "status",
      status: 503,
      operation: "stores.productsV3.queryProducts",
      headers: { "Retry-After": "2" },
    });
    expect((await guest.send("stores.catalogVersioning.getCatalogVersion")).status).toBe(200);
    const hit = await guest.send("stores.productsV3.queryProducts");
    expect([hit.status, hit.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect((await guest.send("stores.productsV3.queryProducts")).status).toBe(200);
    expect(emulator.faults.size).toBe(0);
  });

  test("several times, after some that go by, by path", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "throttle", retryAfter: 7, path: "/stores/", times: 2, skip: 1 });
    const statuses = [];
    for (const _ of [1, 2, 3, 4])
      statuses.push((await guest.send("stores.productsV3.queryProducts")).status);
    expect(statuses).toEqual([200, 429, 429, 200]);
  });

  test("a dropped connection, before the work or after it", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    const catalogItems = [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }];
    const add = () => guest.send("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
    emulator.faults.add({ kind: "drop" });
    await expect(add()).rejects.toThrow(TypeError);
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(404);
    emulator.faults.add({ kind: "drop", after: true });
    await expect(add()).rejects.toThrow("fetch failed");
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(200);
  });

  test("malformed bodies and invalid grants", async () => {
    const { emulator } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "malformed" });
    await expect((await emulator.fetch(TOKEN, ANONYMOUS)).json()).rejects.toThrow(SyntaxError);
    emulator.faults.add({ kind: "invalid_grant" });
    const refused = await emulator.fetch(TOKEN, ANONYMOUS);
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: "invalid_grant" }]);
    expect((await emulator.fetch(TOKEN, ANONYMOUS)).status).toBe(200);
    expect(() => emulator.faults.add({ kind: "status" } as never)).toThrow();
  });

  test("a delay by the clock's own sleep, then whatever comes next; aborting ends it", async () => {
    const slept: number[] = [];
    const sleep = vi.fn(async (ms: number) => {
      slept.push(ms);
    });
    const { emulator, guest } = await shop({ seed: "minimal", clock: { now: () => 0, sleep } });
    emulator.faults.add({ kind: "delay", ms: 30_000 });
    emulator.faults.add({ kind: "status", status: 500 });
    expect((await guest.send("stores.catalogVersioning.getCatalogVersion")).status).toBe(500);
    expect(slept).toEqual([30_000]);
    const real = await shop({ seed: "minimal" });
    real.emulator.faults.add({ kind: "delay", ms: 60_000 });
    const controller = new AbortController();
    const pending = real.emulator.fetch(TOKEN, { ...ANONYMOUS, signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: "AbortError" });
  });
});
