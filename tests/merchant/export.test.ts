import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Output } from "../../examples/merchant/src/export/output.js";
import { SEVERAL_RUNS, STORES, workshop } from "./tool.js";

type Shop = Awaited<ReturnType<typeof workshop>>;

const OPERATION = "ecom.orders.searchOrders";

async function placeOrders({ owner }: Shop, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { number } = await owner.orders.createOrder({
      channelInfo: { type: "OTHER_PLATFORM" },
      buyerInfo: { email: `buyer-${n}@example.com` },
      currencyConversionDetails: { originalCurrency: "USD", conversionRate: "1" },
      priceSummary: {},
      status: "APPROVED",
      lineItems: [
        {
          productName: { original: n === 0 ? '=HYPERLINK("x")' : `Mug, "no. ${n}"` },
          catalogReference: { catalogItemId: STORES, appId: STORES },
          itemType: { preset: "PHYSICAL" },
          price: { amount: "10" },
          quantity: (n % 3) + 1,
        },
      ],
    });
    numbers.push(number);
  }
  return numbers;
}

it(
  "export-orders writes each order once, oldest first, even if the run is interrupted",
  SEVERAL_RUNS,
  async () => {
    const shop = await workshop();
    const numbers = await placeOrders(shop, 330);
    const { emulator, folder, owner } = shop;
    const out = join(folder, "orders.csv");
    const command = ["export-orders", "--out", out];
    // Two pages succeed. Then requests fail until the client stops retrying.
    emulator.faults.add({ kind: "status", status: 403, operation: OPERATION, skip: 2 });
    const stopped = await shop.run(...command);
    expect(stopped).toMatchObject({ code: 3 });
    expect(stopped.err).toContain("After 200 orders");
    expect(existsSync(out)).toBe(false);
    // Place an order between the two runs.
    const [late] = await placeOrders(shop, 1);
    const second = await shop.run(...command);
    expect(second).toMatchObject({ code: 0, out: `Wrote 331 orders to ${out}\n` });
    expect(second.err).toContain("Resuming after 200 orders");
    const [header, ...rows] = readFileSync(out, "utf8").trimEnd().split("\n");
    expect(header).toMatch(/^number,id,created,status,/);
    expect(rows.map((row) => row.split(",")[0])).toEqual([...numbers, late]);
    expect(rows[0]).toContain("HYPERLINK");
    expect(rows[1]).toContain('"2 × Mug, ""no. 1"""');

    // the client retries after network errors
    emulator.faults.add({ kind: "drop", operation: OPERATION, skip: 1 });
    emulator.faults.add({ kind: "throttle", retryAfter: 0.1, operation: OPERATION, skip: 2 });
    emulator.faults.add({ kind: "malformed", operation: OPERATION, skip: 3 });
    const lines = join(folder, "orders.jsonl");
    let end = await shop.run("export-orders", "--out", lines, "--format", "jsonl");
    // an unreadable page ends the run; the same command continues
    if (end.code === 3) end = await shop.run("export-orders", "--out", lines, "--format", "jsonl");
    expect(end).toMatchObject({ code: 0 });
    const read = readFileSync(lines, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(read.map(({ number }) => number)).toEqual([...numbers, late]);
    expect(read[5].lineItems[0].productName.original).toBe('Mug, "no. 5"');
    expect((await owner.orders.getOrder(read[5].id)).number).toBe(numbers[5]);
  },
);

it("export-orders does not write to a file that belongs to another run", SEVERAL_RUNS, async () => {
  const shop = await workshop();
  await placeOrders(shop, 2);
  const out = join(shop.folder, "orders.csv");
  const other = new Output(out, "another export");
  other.add("number\n", 1, "cursor");
  const second = await shop.run("export-orders", "--out", out);
  expect(second).toMatchObject({ code: 3, out: "" });
  expect(second.err).toContain(`process ${process.pid}`);
  other.finish();
  expect(readFileSync(out, "utf8")).toBe("number\n");
  const thirdRun = await shop.run("export-orders", "--out", out);
  expect(thirdRun).toMatchObject({ code: 0, out: `Wrote 2 orders to ${out}\n` });
});

it(
  "export-orders restarts if its progress file is empty, and creates the output folder if it is missing",
  SEVERAL_RUNS,
  async () => {
    const shop = await workshop();
    const numbers = await placeOrders(shop, 2);
    const out = shop.file("orders.csv", "of an older export");
    shop.file("orders.csv.mark", "");
    shop.file("orders.csv.part", "of an export that was killed");
    expect(await shop.run("export-orders", "--out", out)).toMatchObject({ code: 0 });
    const [, ...rows] = readFileSync(out, "utf8").trimEnd().split("\n");
    expect(rows.map((row) => row.split(",")[0])).toEqual(numbers);

    const deep = join(shop.folder, "a", "new", "folder", "orders.csv");
    expect(await shop.run("export-orders", "--out", deep)).toMatchObject({ code: 0 });
    expect(readFileSync(deep, "utf8")).toBe(readFileSync(out, "utf8"));
    const below = join(out, "orders.csv");
    const result = await shop.run("export-orders", "--out", below);
    expect(result).toMatchObject({ code: 2, out: "" });
    expect(result.err).toMatch(
      /^Cannot write .*orders\.csv: the folder .* cannot be created .*\n$/,
    );
  },
);

it("export-orders exports only the selected orders", SEVERAL_RUNS, async () => {
  const shop = await workshop();
  await placeOrders(shop, 2);
  shop.emulator.clock.advance(24 * 60 * 60 * 1000);
  const [newest] = await placeOrders(shop, 1);
  const since = new Date(Date.now() + 12 * 60 * 60 * 1000).toISOString();
  const out = join(shop.folder, "late.csv");
  expect(await shop.run("export-orders", "--out", out, "--since", since)).toMatchObject({
    code: 0,
  });
  expect(
    readFileSync(out, "utf8")
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((row) => row.split(",")[0]),
  ).toEqual([newest]);
  const none = join(shop.folder, "none.csv");
  await shop.run("export-orders", "--out", none, "--status", "canceled");
  expect(readFileSync(none, "utf8")).toMatch(/^number,id,[^\n]+\n$/);
});
