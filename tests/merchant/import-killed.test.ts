import type { FaultInput } from "@portico/emulator";
import { expect, it, vi } from "vitest";
import { catalogue, workshop } from "./tool.js";

const ROWS = 10_000;
// Node, the SDK and a batch or two: far less than the rows and what the shop answers would be all at once
const MOST_MEMORY = 300;

/** One request in fifty fails, each in another way: before the work is done and after it. */
const FAULTS: FaultInput[] = [
  { kind: "status", status: 500 },
  { kind: "drop", after: true },
  { kind: "throttle", retryAfter: 0.2 },
  { kind: "malformed" },
  { kind: "drop" },
  { kind: "status", status: 503 },
];

const memoryOf = (text: string) => Number(/at most (\d+) MB/.exec(text)?.[1]);

it("imports 10,000 rows over a bad network and a kill, each once, in bounded memory", {
  timeout: 300_000,
}, async () => {
  const { emulator, file, start, run, products, owner } = await workshop();
  const path = file("catalogue.csv", catalogue(ROWS));
  const command = ["import", path, "--batch", "40", "--stats"];
  const add = () =>
    FAULTS.forEach((fault, at) => {
      emulator.faults.add({ ...fault, skip: 10 + at * 35 } as FaultInput);
    });

  add();
  const first = start(...command);
  await vi.waitFor(() => expect(products().length).toBeGreaterThan(ROWS / 2), {
    timeout: 200_000,
    interval: 20,
  });
  first.child.kill("SIGKILL");
  expect((await first.ended).code).toBe(null);
  expect(products().length).toBeLessThan(ROWS);

  emulator.faults.clear();
  add();
  const second = await run(...command);
  expect(second).toMatchObject({ code: 0 });
  expect(second.out).toBe(`${ROWS} products made, 0 were there already, 0 failed.\n`);
  expect(second.err).toContain("Going on where the last run was");
  const all = emulator.requests();
  const hit = all.filter(({ faults }) => faults.length > 0);
  expect(hit.length / all.length).toBeGreaterThan(0.02);
  expect(memoryOf(second.err)).toBeLessThan(MOST_MEMORY);

  const slugs = products().map(({ slug }) => slug);
  expect(slugs.length).toBe(ROWS);
  expect(new Set(slugs).size).toBe(ROWS);
  expect(slugs.every((slug) => /^part-\d+$/.test(slug))).toBe(true);
  const stocked = products().filter(({ variants }) => variants[0]?.stock.quantity !== undefined);
  expect(stocked.length).toBe(Math.ceil(ROWS / 3));
  const one = await owner.productsV3.getProductBySlug("part-4321");
  expect(one.product?.name).toBe('Part "4321", steel');

  // a third run has nothing to do
  const sent = emulator.requests({ operation: "stores.productsV3.*" }).length;
  const third = await run(...command);
  expect(third).toMatchObject({ code: 0, out: second.out });
  expect(emulator.requests({ operation: "stores.productsV3.*" }).length).toBe(sent);
});
