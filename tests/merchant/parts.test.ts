import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { productsV3 } from "@portico/stores";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { Journal } from "../../examples/merchant/src/files/journal.js";
import {
  changedPrice,
  decimalPlacesOf,
  isSameAmount,
} from "../../examples/merchant/src/prices/change.js";
import { connect } from "../../examples/merchant/src/shop/connect.js";
import { setUpMerchant } from "./tool.js";

function temporaryPath(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "portico-merchant-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

it("a journal keeps its complete lines if the process is killed at any point", () => {
  const schema = z.object({ text: z.string() });
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(), fc.string(), (texts, cutPosition, newText) => {
      const path = temporaryPath("journal.jsonl");
      const firstJournal = Journal.open(path, schema, () => {});
      for (const text of texts) firstJournal.write({ text });
      firstJournal.close();
      const bytes = readFileSync(path);
      const remainingBytes = bytes.subarray(0, cutPosition % (bytes.length + 1));
      writeFileSync(path, remainingBytes);
      const completeLines = remainingBytes.filter((byte) => byte === 0x0a).length;

      const readTexts: string[] = [];
      const secondJournal = Journal.open(path, schema, ({ text }) => readTexts.push(text));
      expect(readTexts).toEqual(texts.slice(0, completeLines));
      secondJournal.write({ text: newText });
      secondJournal.close();
      readTexts.length = 0;
      Journal.open(path, schema, ({ text }) => readTexts.push(text)).close();
      expect(readTexts).toEqual([...texts.slice(0, completeLines), newText]);
    }),
    { numRuns: 50 },
  );
});

it("a journal accepts only one run at a time, but another run can continue the journal of a killed run", () => {
  const schema = z.object({});
  const path = temporaryPath("journal.jsonl");
  const firstJournal = Journal.open(path, schema, () => {});
  expect(() => Journal.open(path, schema, () => {})).toThrow(`process ${process.pid}`);
  firstJournal.close();
  const killedPid = spawnSync(process.execPath, ["--eval", ""]).pid;
  writeFileSync(`${path}.lock`, String(killedPid));
  Journal.open(path, schema, () => {}).close();
});

it("a journal reports a damaged line, and can be opened again after the line is removed", () => {
  const path = temporaryPath("journal.jsonl");
  writeFileSync(path, '{"text":"whole"}\n\0\0\n');
  const open = (onEntry: (entry: { text: string }) => void) =>
    Journal.open(path, z.object({ text: z.string() }), onEntry);
  expect(() => open(() => {})).toThrow(`${path}, line 2, is damaged`);
  writeFileSync(path, '{"text":"whole"}\n');
  open(({ text }) => expect(text).toBe("whole")).close();
});

/** Worker code that tries to take a lock in each round as soon as all threads have arrived. */
const CONTENDER = `
const { parentPort, workerData } = require("node:worker_threads");
const { arrived, module, paths, threads } = workerData;
import(module).then(({ lock }) => {
  const taken = paths.map((path, round) => {
    Atomics.add(arrived, round, 1);
    while (Atomics.load(arrived, round) < threads);
    try {
      lock(path);
      return true;
    } catch (error) {
      return String(error.message);
    }
  });
  parentPort.postMessage(taken);
});
`;

it("only one of several competing runs gets the lock that a killed run left behind", async () => {
  const killedPid = spawnSync(process.execPath, ["--eval", ""]).pid;
  const threadCount = 2;
  const paths = Array.from({ length: 100 }, () => temporaryPath("orders.csv"));
  for (const path of paths) writeFileSync(`${path}.lock`, String(killedPid));
  const arrivalCounts = new Int32Array(new SharedArrayBuffer(4 * paths.length));
  const module = new URL("../../examples/merchant/src/files/lock.ts", import.meta.url).href;
  const workerData = { arrived: arrivalCounts, module, paths, threads: threadCount };
  const contend = async () => {
    const [rounds] = await once(new Worker(CONTENDER, { eval: true, workerData }), "message");
    return rounds as (true | string)[];
  };
  const results = await Promise.all(Array.from({ length: threadCount }, contend));
  for (const round of paths.keys()) {
    const outcomes = results.map((rounds) => rounds[round]);
    expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== true)).toContain(`process ${process.pid}`);
  }
});

it("changedPrice rounds half up to the currency's decimal places without floating-point errors, and returns undefined if the price would be negative", () => {
  const amountsInCents = fc.nat({ max: 10_000_000 });
  const percents = fc.integer({ min: -150, max: 150 });
  fc.assert(
    fc.property(amountsInCents, percents, (amountInCents, percent) => {
      const price = (amountInCents / 100).toFixed(2);
      const newPrice = changedPrice(price, { kind: "percent", by: String(percent) }, 2);
      // calculate in whole numbers: cents times percent, rounded half up
      const exactAmount = BigInt(amountInCents) * BigInt(100 + percent);
      if (exactAmount < 0n) expect(newPrice).toBe(undefined);
      else
        expect(newPrice?.replace(".", "").replace(/^0+(?=\d)/, "")).toBe(
          String((exactAmount + 50n) / 100n),
        );
    }),
  );
  expect(changedPrice("10.005", { kind: "amount", by: "0" }, 2)).toBe("10.01");
  expect(changedPrice("1", { kind: "amount", by: "-1.01" }, 2)).toBe(undefined);
  expect(changedPrice("1990", { kind: "percent", by: "-12.5" }, decimalPlacesOf("JPY"))).toBe(
    "1741",
  );
  expect(changedPrice("5", { kind: "set", to: "7" }, decimalPlacesOf("KWD"))).toBe("7.000");
  expect(isSameAmount("5", "5.00")).toBe(true);
});

it("connect creates a client that retries a request after five rate-limit responses", async () => {
  const { emulator, url, folder } = await setUpMerchant();
  emulator.faults.add({ kind: "throttle", retryAfter: 0, times: 5 });
  const shop = await connect({ emulator: url, state: folder, concurrency: 1 });
  await shop.client.use(productsV3).queryProducts().find();
  expect(shop.requestCount()).toBe(6);
});
