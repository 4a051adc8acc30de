import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  API_KEY,
  catalogFile,
  holdDelays,
  runWithoutEmulator,
  SEVERAL_RUNS,
  setUpMerchant,
  waitForOutput,
} from "./tool.js";

const HEADER = "key,name,price,compare_at_price,sku,stock,visible";

it(
  "the import command sends no request if the file has errors, and reports the affected rows",
  SEVERAL_RUNS,
  async () => {
    const { run, file, emulator } = await setUpMerchant();
    const text = `${HEADER}\na,A,"12,50",,,,\nb,,1,,,,\n`;
    const { code, err } = await run("import", file("bad.csv", text));
    expect(code).toBe(2);
    expect(err).toContain('row 2, column "price": "12,50" is not a valid amount');
    expect(err).toContain('row 3, column "name": is required');
    expect(err).toContain("2 mistakes");
    expect(emulator.requests()).toEqual([]);
  },
);

it(
  "the import command reads spreadsheet files that contain a byte order mark, CRLF, semicolons, spaces, and line breaks in quotes",
  SEVERAL_RUNS,
  async () => {
    const { run, file, products } = await setUpMerchant();
    const text =
      '\uFEFFKey ; Name;Price;Compare at price\r\nmug; "Mug\r\nwith ""ears""" ;5.00; 6\r\n\r\njug;Jug;7;\r\n';
    const result = await run("import", file("sheet.csv", text), "--delimiter", ";");
    expect(result).toMatchObject({
      code: 0,
      out: "2 products created, 0 already existed, 0 failed.\n",
    });
    expect(products().map(({ name, slug }) => [slug, name])).toEqual([
      ["mug", 'Mug\r\nwith "ears"'],
      ["jug", "Jug"],
    ]);
    expect(products()[0]?.variants[0]).toMatchObject({ price: "5", compareAtPrice: "6" });
  },
);

it("the import command explains failed rows and retries them", SEVERAL_RUNS, async () => {
  const { run, file, products, owner, folder } = await setUpMerchant();
  const { id } = await owner.productsV3.createProduct({
    name: "Old mug",
    slug: "jug",
    productType: "PHYSICAL",
    physicalProperties: {},
    variantsInfo: {
      variants: [{ sku: "M-1", physicalProperties: {}, price: { actualPrice: { amount: "1" } } }],
    },
  });
  const rows = "mug,=Mug,5,,M-1,3,\njug,Jug,7,,,,\nbowl,Bowl,9,,,4,\n";
  const path = file("shop.csv", `${HEADER}\n${rows}`);
  const firstRun = await run("import", path);
  expect(firstRun).toMatchObject({
    code: 1,
    out: "1 products created, 1 already existed, 1 failed.\n",
  });
  const report = join(folder, "shop.csv.failed.csv");
  expect(readFileSync(report, "utf8")).toBe(
    "row,key,code,message\n2,mug,SKU_ALREADY_EXIST_ERROR,Another product already uses this value\n",
  );
  expect(products().length).toBe(2);

  await owner.productsV3.deleteProduct(id);
  const secondRun = await run("import", path);
  expect(secondRun).toMatchObject({
    code: 0,
    out: "2 products created, 1 already existed, 0 failed.\n",
  });
  expect(existsSync(report)).toBe(false);
  expect(
    products()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(["bowl", "mug"]);
});

it(
  "the import command identifies the invalid rows if a request is rejected",
  SEVERAL_RUNS,
  async () => {
    const { run, file, emulator, products } = await setUpMerchant();
    const fieldViolations = [{ field: "products[0].name", description: "is rude" }];
    const body = { message: "is rude", details: { validationError: { fieldViolations } } };
    emulator.faults.add({ kind: "status", status: 400, body, times: 3 });
    const { code, out } = await run("import", file("four.csv", catalogFile(4)));
    expect([code, out]).toEqual([1, "3 products created, 0 already existed, 1 failed.\n"]);
    expect(products().map(({ slug }) => slug)).toEqual(["part-1", "part-2", "part-3"]);
  },
);

it(
  "the import command sets the stock of products if the create request did not set it",
  SEVERAL_RUNS,
  async () => {
    const { run, file, emulator, owner } = await setUpMerchant();
    const inventory = {
      results: [],
      bulkActionMetadata: { totalSuccesses: 0, totalFailures: 1, undetailedFailures: 1 },
    };
    const { id } = await owner.productsV3.createProduct({
      name: 'Part "0", steel',
      slug: "part-0",
      productType: "PHYSICAL",
      physicalProperties: {},
      variantsInfo: {
        variants: [{ physicalProperties: {}, price: { actualPrice: { amount: "1" } } }],
      },
    });
    const createdResult = { itemMetadata: { id, originalIndex: 0, success: true } };
    const body = { productResults: { results: [createdResult] }, inventoryResults: inventory };
    emulator.faults.add({ kind: "status", status: 200, body });
    const path = file("one.csv", 'key,name,price,stock\npart-0,"Part ""0"", steel",1,7\n');
    expect(await run("import", path)).toMatchObject({ code: 0 });
    const page = await owner.inventoryItemsV3.queryInventoryItems().eq("productId", id).find();
    expect(page.items.map(({ quantity }) => quantity)).toEqual([7]);
  },
);

it(
  "the import command finishes pending requests when it is interrupted, and the next run continues",
  SEVERAL_RUNS,
  async () => {
    const delays = holdDelays();
    const { start, run, file, emulator, products } = await setUpMerchant({
      seed: "empty",
      clock: delays.clock,
    });
    const path = file("parts.csv", catalogFile(40));
    emulator.faults.add({ kind: "delay", ms: 1, times: 2 });
    const pendingRun = start("import", path, "--batch", "10", "--concurrency", "2");
    await delays.waitForRequests(2);
    const stopMessage = waitForOutput(pendingRun, "Stopping");
    pendingRun.child.kill("SIGINT");
    await stopMessage;
    delays.release();
    expect(await pendingRun.result).toMatchObject({
      code: 130,
      out: "20 products created, 0 already existed, 0 failed.\n",
    });
    expect(products().length).toBe(20);
    expect(await run("import", path)).toMatchObject({ code: 0 });
    expect(products().length).toBe(40);
  },
);

it(
  "the import command looks up a batch instead of sending it again if the last run did not record the result",
  SEVERAL_RUNS,
  async () => {
    const { run, file, folder, products, emulator } = await setUpMerchant();
    const path = file("parts.csv", catalogFile(30));
    expect(await run("import", path, "--batch", "10")).toMatchObject({ code: 0 });
    const state = join(folder, ".merchant");
    const [name = ""] = readdirSync(state);
    appendFileSync(join(state, name), '{"sent":1}\n{"done":1,"ma');
    const countBefore = emulator.requests({ operation: "stores.productsV3.bulkCreate*" }).length;
    expect(await run("import", path)).toMatchObject({
      code: 0,
      out: "30 products created, 0 already existed, 0 failed.\n",
    });
    expect(products().length).toBe(30);
    expect(emulator.requests({ operation: "stores.productsV3.bulkCreate*" }).length).toBe(
      countBefore,
    );
  },
);

it(
  "the import command stops if the API key is missing or rejected, and does not print the key",
  SEVERAL_RUNS,
  async () => {
    const { url, file, folder } = await setUpMerchant();
    const { PATH, NODE_ENV } = process.env;
    const env = { PATH, NODE_ENV, PORTICO_BASE_URL: url, PORTICO_SITE_ID: "no-such-site" };
    const path = file("parts.csv", catalogFile(3));
    const secret = { ...env, PORTICO_API_KEY: `${API_KEY}-of-another` };
    const rejectedRun = await runWithoutEmulator(secret, folder, "import", path);
    expect(rejectedRun.code).toBe(3);
    expect(rejectedRun.err + rejectedRun.out).not.toContain(API_KEY);
    const runWithoutKey = await runWithoutEmulator(env, folder, "import", path);
    expect(runWithoutKey.code).toBe(2);
    expect(runWithoutKey.err).toContain("PORTICO_API_KEY is not set");
  },
);
