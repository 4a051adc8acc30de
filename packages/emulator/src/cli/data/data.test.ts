import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { makeWorld } from "../../testing/shop-world.js";
import { reference, shop, visitor } from "../../testing/test-client.js";
import { UsageError } from "../usage.js";
import { openData } from "./data-folder.js";
import { formatState, parseState } from "./state-file.js";

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "portico-data-")), "data");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(folder, ".."), { recursive: true });
});

const failOnError = (error: unknown) => expect.fail(String(error));
const stateFile = () => join(folder, "state.json");
const minimalEmulator = () => createEmulator({ seed: "minimal" });
const plainData = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      part instanceof Map || part instanceof Set ? [...part] : part,
    ),
  );

async function fillCart(emulator: Emulator): Promise<string> {
  const guest = await visitor(emulator);
  const item = { catalogReference: reference(emulator, "heavy-tee"), quantity: 2 };
  await guest.call("ecom.currentCartV2.createCurrentCart", { catalogItems: [item] });
  return guest.authorization;
}

it("a state file contains all data of a shop with carts, orders and logins", async () => {
  const { emulator } = await makeWorld();
  const { state } = emulator.snapshot();
  const text = formatState({ state, offset: 5 });
  const restored = parseState(text, minimalEmulator().snapshot());
  expect(restored.offset).toBe(5);
  expect(plainData(restored.state)).toEqual(plainData(state));
  expect(formatState(restored)).toBe(text);
});

it("a new emulator that opens the data folder restores the data, time, tokens and signing key", async () => {
  const first = minimalEmulator();
  const data = await openData(first, folder, failOnError);
  expect(data.isRestored).toBe(false);
  const token = await fillCart(first);
  first.clock.advance(60_000);
  data.flush();

  const second = minimalEmulator();
  const reopened = await openData(second, folder, failOnError);
  expect(reopened.isRestored).toBe(true);
  expect(second.overview().counts).toEqual(first.overview().counts);
  expect(second.clock.offset).toBe(60_000);
  const key = readFileSync(join(folder, "signing-key.pem"), "utf8");
  expect(key).toContain("PRIVATE KEY");
  const response = await second.fetch("https://www.wixapis.com/ecom/v2/carts/current", {
    headers: { Authorization: token },
  });
  expect((await response.json()).cart.lineItems[0].quantityInfo.confirmedQuantity).toBe(2);
  expect(await second.publicKey()).toBe(await first.publicKey());
});

it("scheduleSave writes the state 500 ms after the first call, but only if the state has changed", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const emulator = minimalEmulator();
  const data = await openData(emulator, folder, failOnError);
  await fillCart(emulator);
  data.scheduleSave();
  vi.advanceTimersByTime(400);
  data.scheduleSave();
  expect(readdirSync(folder)).toEqual(["signing-key.pem"]);
  vi.advanceTimersByTime(100);
  expect(readdirSync(folder).sort()).toEqual(["signing-key.pem", "state.json"]);
  const text = readFileSync(stateFile(), "utf8");
  expect(parseState(text, minimalEmulator().snapshot()).state.writes).toBe(emulator.state.writes);
  rmSync(stateFile());
  data.scheduleSave();
  vi.advanceTimersByTime(500);
  expect(readdirSync(folder)).toEqual(["signing-key.pem"]);
});

it("the server calls onChange only for requests that change data or the clock", async () => {
  const { emulator } = await shop({ seed: "minimal" });
  const onChange = vi.fn();
  const server = await emulator.listen({ port: 0, onChange });
  const send = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  const post = (path: string, body: unknown) =>
    send(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  try {
    await send("/_portico/control/state");
    await send("/nowhere");
    expect(onChange).toHaveBeenCalledTimes(0);
    await post("/oauth2/token", { clientId: "shop", grantType: "anonymous" });
    expect(onChange).toHaveBeenCalledTimes(1);
    await post("/_portico/control/clock/advance", { ms: 5 });
    expect(onChange).toHaveBeenCalledTimes(2);
    await post("/_portico/control/reset", {});
    expect(onChange).toHaveBeenCalledTimes(3);
  } finally {
    await server.close();
  }
});

it("a failed save calls onError if it was scheduled, and throws if flush was called", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const emulator = minimalEmulator();
  const onError = vi.fn();
  const data = await openData(emulator, folder, onError);
  await fillCart(emulator);
  rmSync(folder, { recursive: true });
  data.scheduleSave();
  vi.advanceTimersByTime(500);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(() => data.flush()).toThrow(/ENOENT/);
});

it("a state file restores plugins that have a URL, but plugins from the options take precedence", async () => {
  const ownFetch = () => new Response();
  const plugin = (type: "ECOM_SHIPPING_RATES" | "ECOM_CATALOG" | "TAX_CALCULATION_PROVIDER") => ({
    type,
    url: "http://localhost:9/old",
  });
  const first = createEmulator({
    seed: "minimal",
    plugins: [
      plugin("ECOM_SHIPPING_RATES"),
      plugin("ECOM_CATALOG"),
      { type: "TAX_CALCULATION_PROVIDER", fetch: ownFetch },
    ],
  });
  const url = "http://localhost:9/new";
  const second = createEmulator({
    seed: "minimal",
    plugins: [{ type: "ECOM_SHIPPING_RATES", url }],
  });
  const text = formatState({ ...first.snapshot(), offset: 0 });
  second.restore(parseState(text, second.snapshot()));
  const installed = [...second.state.plugins.installed.values()].map((one) => [one.type, one.url]);
  expect(installed).toEqual([
    ["ECOM_SHIPPING_RATES", url],
    ["ECOM_CATALOG", "http://localhost:9/old"],
  ]);
});

describe("an invalid file in the data folder", () => {
  const validStateText = () => formatState({ ...minimalEmulator().snapshot(), offset: 0 });
  it.each([
    ["is not JSON", () => validStateText().slice(0, -40)],
    ["is empty", () => ""],
    ["is another JSON file", () => '{"name":"a package"}'],
    ["has another format", () => validStateText().replace('"format":2', '"format":1')],
    ["has no state", () => validStateText().replace(/"state":\[.*\]/s, '"state":[]')],
    ["has values of other types", () => validStateText().replace('["Map"', '["Set"')],
  ])("is rejected if it %s", async (_, text) => {
    const emulator = minimalEmulator();
    await openData(emulator, folder, failOnError);
    writeFileSync(stateFile(), text());
    const before = readFileSync(stateFile(), "utf8");
    const opened = openData(emulator, folder, failOnError);
    await expect(opened).rejects.toThrow(
      /Cannot read .*state\.json: .+ was not changed\. .+--data/,
    );
    await expect(opened).rejects.toBeInstanceOf(UsageError);
    expect(readFileSync(stateFile(), "utf8")).toBe(before);
  });

  it("is rejected if it is an invalid signing key", async () => {
    const emulator = minimalEmulator();
    await openData(emulator, folder, failOnError);
    writeFileSync(join(folder, "signing-key.pem"), "no key");
    await expect(openData(emulator, folder, failOnError)).rejects.toThrow(
      /Cannot read .*signing-key\.pem/,
    );
  });
});
