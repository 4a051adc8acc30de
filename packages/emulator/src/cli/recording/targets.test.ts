import { expect, it, onTestFinished } from "vitest";
import { createEmulator } from "../../emulator.js";
import type { EmulatorOptions } from "../../options/option-types.js";
import type { Pair } from "./pair.js";
import { replay } from "./replay.js";
import { newTarget, withRunningTarget } from "./targets.js";
import { passwordsOf, record, type Session } from "./testing/session.js";

const SESSION: Session = [1, 2, 4, 3, 5, 6, 7, 8, 9, 11, 12].map((step, choice) => ({
  step,
  choice,
}));

async function runningEmulator(options: EmulatorOptions = {}) {
  const emulator = createEmulator({ seed: "minimal", ...options });
  const server = await emulator.listen({ port: 0 });
  onTestFinished(() => server.close());
  emulator.clock.advance(3_600_000);
  emulator.controls.members.setMemberStatus("ada@example.com", "PENDING");
  emulator.controls.members.setMemberStatus("ada@example.com", "APPROVED");
  return { emulator, url: server.url };
}

const differencesAt = (url: string, pairs: readonly Pair[]) =>
  withRunningTarget(url, async (target) => {
    const results = await replay(pairs, target, passwordsOf(pairs));
    return results.flatMap(({ pair, differences }) =>
      differences.map(({ path }) => `${pair.operation} ${path}`),
    );
  });

it("verify finds no differences in a running emulator, and restores its state", async () => {
  const { emulator, url } = await runningEmulator();
  const before = emulator.overview().counts;
  const pairs = await record(SESSION);
  expect(await differencesAt(url, pairs)).toEqual([]);
  expect(emulator.overview().counts).toEqual(before);
  expect(emulator.clock.offset).toBe(3_600_000);
  expect(await differencesAt(url, pairs)).toEqual([]);
});

it("verify finds differences caused by the settings of a running emulator", async () => {
  const { url } = await runningEmulator({ site: { tax: { rate: "0.25" } } });
  const operations = await differencesAt(url, await record(SESSION));
  expect(operations).toContain("ecom.checkout.createCheckout checkout.priceSummary.tax.amount");
  expect(operations.filter((name) => name.startsWith("stores."))).toEqual([]);
});

it("verify restores the state of a running emulator after an error", async () => {
  const { emulator, url } = await runningEmulator();
  const { counts } = emulator.overview();
  const failedRun = withRunningTarget(url, async ({ fetch, setTime }) => {
    await setTime(0);
    const body = JSON.stringify({ clientId: "shop", grantType: "anonymous" });
    await fetch("https://www.wixapis.com/oauth2/token", { method: "POST", body });
    throw new Error("the recording is broken");
  });
  await expect(failedRun).rejects.toThrow("the recording is broken");
  expect(emulator.clock.offset).toBe(3_600_000);
  expect(emulator.overview().counts).toEqual(counts);
});

it("verify finds no differences in a new emulator with the same seed", async () => {
  const pairs = await record(SESSION);
  const start = pairs[0]?.at ?? 0;
  const results = await replay(pairs, newTarget({ seed: "minimal" }, start), passwordsOf(pairs));
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
});
