// An import that is killed while it runs over an unreliable network. `npm test` imports fewer rows
// than `npm run test:long`.
import type { FaultInput } from "@portico/emulator";
import { expect } from "vitest";
import { catalogFile, holdDelays, setUpMerchant } from "./tool.js";

const BATCH_SIZE = 40;
const CONCURRENCY = 4;
const CREATE_OPERATION = "stores.productsV3.bulkCreateProductsWithInventory";

/**
 * The tool's V8 heap size in MB: enough for Node, the SDK and a few batches. A tool that keeps all
 * rows or responses in memory needs more, and crashes on every machine.
 */
const HEAP_SIZE = 64;

/** Faults that are spread over a run. The requests fail before or after they are executed. */
const FAULTS: FaultInput[] = [
  { kind: "status", status: 500 },
  { kind: "drop", after: true },
  { kind: "throttle", retryAfter: 0.2 },
  { kind: "malformed" },
  { kind: "drop" },
  { kind: "status", status: 503 },
];

/** Tests an import of a number of rows. The first run is killed while requests are pending. */
export async function testKilledImport(rowCount: number): Promise<void> {
  const delays = holdDelays();
  const options = { seed: "empty", clock: delays.clock } as const;
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_SIZE}` };
  const { emulator, file, start, run, products, owner } = await setUpMerchant(options, env);
  const path = file("catalog.csv", catalogFile(rowCount));
  const command = [
    "import",
    path,
    "--batch",
    String(BATCH_SIZE),
    "--concurrency",
    String(CONCURRENCY),
  ];
  const batchCount = rowCount / BATCH_SIZE;
  const addFaults = () =>
    FAULTS.forEach((fault, index) => {
      const skip = 2 + Math.floor((index * batchCount) / FAULTS.length);
      emulator.faults.add({ ...fault, skip } as FaultInput);
    });

  addFaults();
  const skip = Math.floor(batchCount / 2);
  emulator.faults.add({
    kind: "delay",
    ms: 1,
    operation: CREATE_OPERATION,
    skip,
    times: CONCURRENCY,
  });
  const killedRun = start(...command);
  await delays.waitForRequests(CONCURRENCY);
  killedRun.child.kill("SIGKILL");
  expect((await killedRun.result).code).toBe(null);
  delays.release();
  expect(products().length).toBeGreaterThan(0);
  expect(products().length).toBeLessThan(rowCount);

  emulator.faults.clear();
  addFaults();
  const secondRun = await run(...command);
  expect(secondRun).toMatchObject({ code: 0 });
  expect(secondRun.out).toBe(`${rowCount} products created, 0 already existed, 0 failed.\n`);
  expect(secondRun.err).toContain("Resuming the last run");
  const requestsWithFaults = emulator.requests().filter(({ faults }) => faults.length > 0);
  expect(requestsWithFaults.length).toBeGreaterThan(FAULTS.length);

  const slugs = products().map(({ slug }) => slug);
  expect(slugs.length).toBe(rowCount);
  expect(new Set(slugs).size).toBe(rowCount);
  expect(slugs.every((slug) => /^part-\d+$/.test(slug))).toBe(true);
  const productsWithStock = products().filter(
    ({ variants }) => variants[0]?.stock.quantity !== undefined,
  );
  expect(productsWithStock.length).toBe(Math.ceil(rowCount / 3));
  const importedProduct = await owner.productsV3.getProductBySlug("part-432");
  expect(importedProduct.product?.name).toBe('Part "432", steel');

  // A third run finds nothing to do and sends no product requests.
  const requestCount = emulator.requests({ operation: "stores.productsV3.*" }).length;
  const thirdRun = await run(...command);
  expect(thirdRun).toMatchObject({ code: 0, out: secondRun.out });
  expect(emulator.requests({ operation: "stores.productsV3.*" }).length).toBe(requestCount);
}
