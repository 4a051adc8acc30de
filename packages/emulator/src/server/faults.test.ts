import { describe, expect, it, vi } from "vitest";
import { reference, shop } from "../testing/test-client.js";

const TOKEN_URL = "https://www.wixapis.com/oauth2/token";
const ANONYMOUS = {
  method: "POST",
  body: JSON.stringify({ clientId: "c", grantType: "anonymous" }),
};

describe("faults", () => {
  it("return a status and headers once, for the given operation", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({
      kind: "status",
      status: 503,
      operation: "stores.productsV3.queryProducts",
      headers: { "Retry-After": "2" },
    });
    expect((await guest.send("stores.catalogVersioning.getCatalogVersion")).status).toBe(200);
    const failed = await guest.send("stores.productsV3.queryProducts");
    expect([failed.status, failed.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect((await guest.send("stores.productsV3.queryProducts")).status).toBe(200);
    expect(emulator.faults.size).toBe(0);
  });

  it("affect the given number of requests with a matching path, after the skipped requests", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "throttle", retryAfter: 7, path: "/stores/", times: 2, skip: 1 });
    const statuses = [];
    for (const _ of [1, 2, 3, 4])
      statuses.push((await guest.send("stores.productsV3.queryProducts")).status);
    expect(statuses).toEqual([200, 429, 429, 200]);
  });

  it("count a request as skipped even if another fault affects it", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "status", status: 503 });
    emulator.faults.add({ kind: "status", status: 502, skip: 1 });
    emulator.faults.add({ kind: "status", status: 501, skip: 1 });
    const statuses = [];
    for (const _ of [1, 2, 3, 4])
      statuses.push((await guest.send("stores.productsV3.queryProducts")).status);
    expect(statuses).toEqual([503, 502, 501, 200]);
  });

  it("drop the connection before or after the emulator handles the request", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    const catalogItems = [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }];
    const addItem = () =>
      guest.send("ecom.currentCartV2.addLineItemsToCurrentCart", { catalogItems });
    emulator.faults.add({ kind: "drop" });
    await expect(addItem()).rejects.toThrow(TypeError);
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(404);
    emulator.faults.add({ kind: "drop", after: true });
    await expect(addItem()).rejects.toThrow("fetch failed");
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(200);
  });

  it("return malformed bodies and invalid_grant errors, and are validated when they are added", async () => {
    const { emulator } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "malformed" });
    await expect((await emulator.fetch(TOKEN_URL, ANONYMOUS)).json()).rejects.toThrow(SyntaxError);
    emulator.faults.add({ kind: "invalid_grant" });
    const rejected = await emulator.fetch(TOKEN_URL, ANONYMOUS);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      400,
      { error: "invalid_grant" },
    ]);
    expect((await emulator.fetch(TOKEN_URL, ANONYMOUS)).status).toBe(200);
    expect(() => emulator.faults.add({ kind: "status" } as never)).toThrow(
      expect.objectContaining({
        name: "TypeError",
        code: "INVALID_EMULATOR_OPTION",
        message: "Fault: status must be a number, but is missing",
      }),
    );
  });

  it("delay a request with the sleep function of the clock, and then apply the next fault", async () => {
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

  /** Sets up a shop, and functions that abort a request during a delay and end the delay. */
  async function setUpDelay() {
    let wake = () => {};
    const sleep = () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      });
    const { emulator, guest } = await shop({ seed: "minimal", clock: { now: () => 0, sleep } });
    const abortInDelay = async (url: string, init: RequestInit) => {
      emulator.faults.add({ kind: "delay", ms: 60_000 });
      const controller = new AbortController();
      const pending = emulator.fetch(url, { ...init, signal: controller.signal });
      await vi.waitFor(() => expect(emulator.faults.size).toBe(0));
      controller.abort();
      await expect(pending).rejects.toMatchObject({ name: "AbortError" });
    };
    /** Ends the delay and returns the log entry of the delayed request. */
    const endDelay = async () => {
      const { length } = emulator.requests();
      wake();
      await vi.waitFor(() => expect(emulator.requests()).toHaveLength(length + 1));
      return emulator.requests().at(-1);
    };
    return { emulator, guest, abortInDelay, endDelay };
  }

  it("let the emulator finish a delayed request that the client has aborted", async () => {
    const { emulator, guest, abortInDelay, endDelay } = await setUpDelay();
    const catalogItems = [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }];
    await abortInDelay("https://www.wixapis.com/ecom/v2/carts/current/add-line-items", {
      method: "POST",
      headers: { Authorization: guest.authorization },
      body: JSON.stringify({ catalogItems }),
    });
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(404);
    expect(await endDelay()).not.toHaveProperty("status");
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(200);
  });

  it("do not let an aborted request continue after a reset", async () => {
    const { emulator, abortInDelay, endDelay } = await setUpDelay();
    await abortInDelay(TOKEN_URL, ANONYMOUS);
    expect(await endDelay()).toHaveProperty("request");
    await abortInDelay(TOKEN_URL, ANONYMOUS);
    emulator.reset();
    expect(await endDelay()).not.toHaveProperty("request");
  });
});
