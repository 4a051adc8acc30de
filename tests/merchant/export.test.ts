import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Output } from "../../examples/merchant/src/export/output.js";
import { SEVERAL_RUNS, STORES_APP_ID, setUpMerchant } from "./tool.js";

type Shop = Awaited<ReturnType<typeof setUpMerchant>>;

const OPERATION = "ecom.orders.searchOrders";

async function placeOrders({ owner }: Shop, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { number } = await owner.orders.createOrder({
      channelInfo: { type: "OTHER_PLATFORM" },
      buyerInfo: { email: `buyer-${index}@example.com` },
      currencyConversionDetails: { originalCurrency: "USD", conversionRate: "1" },
      priceSummary: {},
      status: "APPROVED",
      lineItems: [
        {
          productName: { original: index === 0 ? '=HYPERLINK("x")' : `Mug, "no. ${index}"` },
          catalogReference: { catalogItemId: STORES_APP_ID, appId: STORES_APP_ID },
          itemType: { preset: "PHYSICAL" },
          price: { amount: "10" },
          quantity: (index % 3) + 1,
        },
      ],
    });
    numbers.push(number);
  }
  return numbers;
}

it(
  "export-orders writes each order once, oldest first, if an interrupted run is repeated",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant();
    const numbers = await placeOrders(shop, 330);
    const { emulator, folder, owner } = shop;
    const exportFile = join(folder, "orders.csv");
    const command = ["export-orders", "--out", exportFile];
    // Two pages succeed. Then a request fails with a status that the client does not retry.
    emulator.faults.add({ kind: "status", status: 403, operation: OPERATION, skip: 2 });
    const interruptedRun = await shop.run(...command);
    expect(interruptedRun).toMatchObject({ code: 3 });
    expect(interruptedRun.err).toContain("After 200 orders");
    expect(existsSync(exportFile)).toBe(false);
    // Place an order between the two runs.
    const [lateOrderNumber] = await placeOrders(shop, 1);
    const secondRun = await shop.run(...command);
    expect(secondRun).toMatchObject({ code: 0, out: `Wrote 331 orders to ${exportFile}\n` });
    expect(secondRun.err).toContain("Resuming after 200 orders");
    const [header, ...rows] = readFileSync(exportFile, "utf8").trimEnd().split("\n");
    expect(header).toMatch(/^number,id,created,status,/);
    expect(rows.map((row) => row.split(",")[0])).toEqual([...numbers, lateOrderNumber]);
    expect(rows[0]).toContain("HYPERLINK");
    expect(rows[1]).toContain('"2 × Mug, ""no. 1"""');

    // the client retries dropped and throttled requests
    emulator.faults.add({ kind: "drop", operation: OPERATION, skip: 1 });
    emulator.faults.add({ kind: "throttle", retryAfter: 0.1, operation: OPERATION, skip: 2 });
    emulator.faults.add({ kind: "malformed", operation: OPERATION, skip: 3 });
    const jsonlFile = join(folder, "orders.jsonl");
    let jsonlRun = await shop.run("export-orders", "--out", jsonlFile, "--format", "jsonl");
    // a malformed response makes the run fail with code 3, so run the same command again
    if (jsonlRun.code === 3)
      jsonlRun = await shop.run("export-orders", "--out", jsonlFile, "--format", "jsonl");
    expect(jsonlRun).toMatchObject({ code: 0 });
    const exportedOrders = readFileSync(jsonlFile, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(exportedOrders.map(({ number }) => number)).toEqual([...numbers, lateOrderNumber]);
    expect(exportedOrders[5].lineItems[0].productName.original).toBe('Mug, "no. 5"');
    expect((await owner.orders.getOrder(exportedOrders[5].id)).number).toBe(numbers[5]);
  },
);

it("export-orders does not write to a file that belongs to another run", SEVERAL_RUNS, async () => {
  const shop = await setUpMerchant();
  await placeOrders(shop, 2);
  const exportFile = join(shop.folder, "orders.csv");
  const otherExport = new Output(exportFile, "another export");
  otherExport.add("number\n", 1, "cursor");
  const secondRun = await shop.run("export-orders", "--out", exportFile);
  expect(secondRun).toMatchObject({ code: 3, out: "" });
  expect(secondRun.err).toContain(`process ${process.pid}`);
  otherExport.finish();
  expect(readFileSync(exportFile, "utf8")).toBe("number\n");
  const thirdRun = await shop.run("export-orders", "--out", exportFile);
  expect(thirdRun).toMatchObject({ code: 0, out: `Wrote 2 orders to ${exportFile}\n` });
});

it(
  "export-orders restarts if its progress file is empty, and creates the output folder if it is missing",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant();
    const numbers = await placeOrders(shop, 2);
    const exportFile = shop.file("orders.csv", "of an older export");
    shop.file("orders.csv.mark", "");
    shop.file("orders.csv.part", "of an export that was killed");
    expect(await shop.run("export-orders", "--out", exportFile)).toMatchObject({ code: 0 });
    const [, ...rows] = readFileSync(exportFile, "utf8").trimEnd().split("\n");
    expect(rows.map((row) => row.split(",")[0])).toEqual(numbers);

    const fileInNewFolder = join(shop.folder, "a", "new", "folder", "orders.csv");
    expect(await shop.run("export-orders", "--out", fileInNewFolder)).toMatchObject({ code: 0 });
    expect(readFileSync(fileInNewFolder, "utf8")).toBe(readFileSync(exportFile, "utf8"));
    const fileBelowFile = join(exportFile, "orders.csv");
    const result = await shop.run("export-orders", "--out", fileBelowFile);
    expect(result).toMatchObject({ code: 2, out: "" });
    expect(result.err).toMatch(
      /^Cannot write .*orders\.csv: the folder .* cannot be created .*\n$/,
    );
  },
);

it("export-orders selects orders by date and status", SEVERAL_RUNS, async () => {
  const shop = await setUpMerchant();
  await placeOrders(shop, 2);
  shop.emulator.clock.advance(24 * 60 * 60 * 1000);
  const [newestOrderNumber] = await placeOrders(shop, 1);
  const startDate = new Date(Date.now() + 12 * 60 * 60 * 1000).toISOString();
  const exportFile = join(shop.folder, "late.csv");
  expect(await shop.run("export-orders", "--out", exportFile, "--since", startDate)).toMatchObject({
    code: 0,
  });
  expect(
    readFileSync(exportFile, "utf8")
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((row) => row.split(",")[0]),
  ).toEqual([newestOrderNumber]);
  const emptyExport = join(shop.folder, "none.csv");
  await shop.run("export-orders", "--out", emptyExport, "--status", "canceled");
  expect(readFileSync(emptyExport, "utf8")).toMatch(/^number,id,[^\n]+\n$/);
});
