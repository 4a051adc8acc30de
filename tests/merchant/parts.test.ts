import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { Journal } from "../../examples/merchant/src/files/journal.js";
import { changed, digitsOf, same } from "../../examples/merchant/src/prices/change.js";

function temporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "portico-merchant-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, name);
}

it("keeps the whole lines of a journal, wherever a kill cut it", () => {
  const schema = z.object({ text: z.string() });
  fc.assert(
    fc.property(fc.array(fc.string()), fc.nat(), fc.string(), (texts, cut, more) => {
      const path = temporary("journal.jsonl");
      const first = Journal.open(path, schema, () => {});
      for (const text of texts) first.write({ text });
      first.close();
      const bytes = readFileSync(path);
      const left = bytes.subarray(0, cut % (bytes.length + 1));
      writeFileSync(path, left);
      const whole = left.filter((byte) => byte === 0x0a).length;

      const read: string[] = [];
      const second = Journal.open(path, schema, ({ text }) => read.push(text));
      expect(read).toEqual(texts.slice(0, whole));
      second.write({ text: more });
      second.close();
      read.length = 0;
      Journal.open(path, schema, ({ text }) => read.push(text)).close();
      expect(read).toEqual([...texts.slice(0, whole), more]);
    }),
    { numRuns: 50 },
  );
});

it("lets one run at a time write a journal, and takes over from one that was killed", () => {
  const schema = z.object({});
  const path = temporary("journal.jsonl");
  const first = Journal.open(path, schema, () => {});
  expect(() => Journal.open(path, schema, () => {})).toThrow(`process ${process.pid}`);
  first.close();
  const killed = spawnSync(process.execPath, ["--eval", ""]).pid;
  writeFileSync(`${path}.lock`, String(killed));
  Journal.open(path, schema, () => {}).close();
});

it("changes prices exactly, never below zero, in the currency's digits", () => {
  const cents = fc.nat({ max: 10_000_000 });
  const percents = fc.integer({ min: -150, max: 150 });
  fc.assert(
    fc.property(cents, percents, (money, percent) => {
      const price = (money / 100).toFixed(2);
      const next = changed(price, { kind: "percent", by: String(percent) }, 2);
      // in whole numbers: cents times percent, rounded half up
      const exact = BigInt(money) * BigInt(100 + percent);
      if (exact < 0n) expect(next).toBe(undefined);
      else
        expect(next?.replace(".", "").replace(/^0+(?=\d)/, "")).toBe(String((exact + 50n) / 100n));
    }),
  );
  expect(changed("10.005", { kind: "amount", by: "0" }, 2)).toBe("10.01");
  expect(changed("1", { kind: "amount", by: "-1.01" }, 2)).toBe(undefined);
  expect(changed("1990", { kind: "percent", by: "-12.5" }, digitsOf("JPY"))).toBe("1741");
  expect(changed("5", { kind: "set", to: "7" }, digitsOf("KWD"))).toBe("7.000");
  expect(same("5", "5.00")).toBe(true);
});
