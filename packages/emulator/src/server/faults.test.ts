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

  test("what goes by counts, whatever else happens to it", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "status", status: 503 });
    emulator.faults.add({ kind: "status", status: 502, skip: 1 });
    emulator.faults.add({ kind: "status", status: 501, skip: 1 });
    const statuses = [];
    for (const _ of [1, 2, 3, 4])
      statuses.push((await guest.send("stores.productsV3.queryProducts")).status);
    expect(statuses).toEqual([503, 502, 501, 200]);
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
    expect(() => emulator.faults.add({ kind: "status" } as never)).toThrow(
      expect.objectContaining({
        name: "TypeError",
        code: "INVALID_EMULATOR_OPTION",
        message: "Fault: status must be a number, but is missing",
      }),
    );
  });

  test("a delay by the clock's own sleep, then whatever comes next", async () => {
    const slept: number[] = [];
    const sleep = vi.fn(async (ms: number) => {
      slept.push(ms);
    });
    const { emulator, guest } = await shop({ seed: "minimal", clock: { now: () => 0, sleep } });
    emulator.faults.add({ kind: "delay", ms: 30_000 });
    emulator.faults.add({ kind: "status", status: 500 });
    expect((await guest.send("stores.catalogVersioning.getCatalogVersion")).status).toBe(500);
    expect(slept).toEqual([30_000]);
  });

  /** A shop, and what asks it something in a delay, and leaves before `end` ends that. */
  async function impatient() {
    let wake = () => {};
    const sleep = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    const { emulator, guest } = await shop({ seed: "minimal", clock: { now: () => 0, sleep } });
    const ask = async (url: string, init: RequestInit) => {
      emulator.faults.add({ kind: "delay", ms: 60_000 });
      const leave = new AbortController();
      const pending = emulator.fetch(url, { ...init, signal: leave.signal });
      await vi.waitFor(() => expect(emulator.faults.size).toBe(0));
      leave.abort();
      await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    };
    /** What the log says of it. */
    const end = async () => {
      const { length } = emulator.requests();
      wake();
      await vi.waitFor(() => expect(emulator.requests()).toHaveLength(length + 1));
      return emulator.requests().at(-1);
    };
    return { emulator, guest, ask, end };
  }

  test("whoever leaves in a delay gets no answer, and the work is done", async () => {
    const { emulator, guest, ask, end } = await impatient();
    const catalogItems = [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }];
    await ask("https://www.wixapis.com/ecom/v2/carts/current/add-line-items", {
      method: "POST",
      headers: { Authorization: guest.authorization },
      body: JSON.stringify({ catalogItems }),
    });
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(404);
    expect(await end()).not.toHaveProperty("status");
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(200);
  });

  test("nothing is done that was left behind before a reset", async () => {
    const { emulator, ask, end } = await impatient();
    await ask(TOKEN, ANONYMOUS);
    expect(await end()).toHaveProperty("request");
    await ask(TOKEN, ANONYMOUS);
    emulator.reset();
    expect(await end()).not.toHaveProperty("request");
  });
});
