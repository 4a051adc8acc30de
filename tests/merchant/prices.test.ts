import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { changePrices } from "../../examples/merchant/src/prices/command.js";
import { connect } from "../../examples/merchant/src/shop/connect.js";
import { holdDelays, SEVERAL_RUNS, setUpMerchant } from "./tool.js";

type Shop = Awaited<ReturnType<typeof setUpMerchant>>;

const OPERATION = "stores.productsV3.bulkUpdateProducts";

/** Returns the price of every variant, keyed by id. */
const pricesIn = ({ products }: Shop) =>
  new Map(
    products().flatMap(({ variants }) => variants.map(({ id, price }) => [id, Number(price)])),
  );

/** Reduces a price by 10%. */
const reduceByTenth = (price: number) => Number(((price * 90) / 100 + 1e-9).toFixed(2));

it("the prices command changes only prices, by a percentage", SEVERAL_RUNS, async () => {
  const shop = await setUpMerchant({ seed: "fashion" });
  const pricesBefore = pricesIn(shop);
  const productsBefore = structuredClone(shop.products());
  const dryRun = await shop.run("prices", "--all", "--percent=-10", "--dry-run");
  expect(dryRun.out).toContain(`${pricesBefore.size} prices would change. Nothing was changed.`);
  expect(pricesIn(shop)).toEqual(pricesBefore);

  const { code, out } = await shop.run("prices", "--all", "--percent=-10");
  expect([code, out]).toEqual([
    0,
    `Updated the prices of ${productsBefore.length} products, 0 failed.\n`,
  ]);
  for (const [id, price] of pricesIn(shop))
    expect(price).toBe(reduceByTenth(pricesBefore.get(id) ?? 0));
  const withoutPrices = (allProducts: typeof productsBefore) =>
    allProducts.map(({ revision: _revision, updatedDate: _date, variants, ...rest }) => ({
      ...rest,
      variants: variants.map(({ price: _price, cost, compareAtPrice, ...variant }) => ({
        ...variant,
        cost: Number(cost),
        compareAtPrice: Number(compareAtPrice),
      })),
    }));
  expect(withoutPrices(shop.products())).toEqual(withoutPrices(productsBefore));
});

it(
  "the prices command changes each price once if a run loses a response, is killed and is repeated",
  SEVERAL_RUNS,
  async () => {
    const delays = holdDelays();
    const shop = await setUpMerchant({ seed: { products: 60 }, clock: delays.clock });
    const pricesBefore = pricesIn(shop);
    const { emulator } = shop;
    // the first request's response is lost, and the tool is killed during another request
    emulator.faults.add({ kind: "drop", after: true, operation: OPERATION });
    emulator.faults.add({ kind: "delay", ms: 1, operation: OPERATION });
    const { child, result } = shop.start("prices", "--all", "--percent=-10");
    await delays.waitForRequests(1);
    child.kill("SIGKILL");
    await result;
    delays.release();
    const secondRun = await shop.run("prices", "--all", "--percent=-10");
    expect(secondRun.err).toContain("Resuming the plan");
    expect(secondRun).toMatchObject({
      code: 0,
      out: "Updated the prices of 60 products, 0 failed.\n",
    });
    for (const [id, price] of pricesIn(shop))
      expect(price).toBe(reduceByTenth(pricesBefore.get(id) ?? 0));

    // running a completed command again starts a new change
    expect(await shop.run("prices", "--all", "--percent=-10")).toMatchObject({ code: 0 });
    for (const [id, price] of pricesIn(shop)) {
      expect(price).toBe(reduceByTenth(reduceByTenth(pricesBefore.get(id) ?? 0)));
    }
  },
);

it(
  "the prices command reads prices from a file and reports failed rows with reasons",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant({ seed: "fashion" });
    const { owner, products } = shop;
    const product = products().find(({ variants }) => variants.length > 2);
    const productOnSale = products().find(
      ({ variants }) => variants[0]?.compareAtPrice !== undefined,
    );
    if (!product || !productOnSale) throw new Error("the seed has other products than before");
    const { slug } = product;
    const [firstVariant, secondVariant] = product.variants;
    await owner.productsV3.updateProduct(product.id, {
      revision: String(product.revision),
      name: "=Renamed",
    });
    const rows = [
      `${slug},${firstVariant?.sku},1.00`,
      `${slug},${secondVariant?.sku},2.50`,
      `${slug},no-such-sku,3`,
      "no-such-key,,4",
      `${productOnSale.slug},,999999`,
    ];
    const path = shop.file("prices.csv", `key,sku,price\n${rows.join("\n")}\n`);
    const { code, out } = await shop.run("prices", "--csv", path);
    expect([code, out]).toEqual([1, "Updated the prices of 2 products, 3 failed.\n"]);
    const pricesAfter = pricesIn(shop);
    expect([
      pricesAfter.get(firstVariant?.id ?? ""),
      pricesAfter.get(secondVariant?.id ?? ""),
    ]).toEqual([1, 2.5]);
    expect(
      readFileSync(join(shop.folder, "prices.failed.csv"), "utf8").split("\n").slice(1),
    ).toEqual([
      `4,${slug},VARIANT_NOT_FOUND,The product does not have this variant`,
      "5,no-such-key,PRODUCT_NOT_FOUND,No product with this key",
      expect.stringMatching(`^6,${productOnSale.slug},COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE,`),
      "",
    ]);
  },
);

it(
  "the prices command does not overwrite a price that was changed after it wrote its plan",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant({ seed: "minimal" });
    const { owner, emulator, products } = shop;
    const [product] = products();
    if (!product) throw new Error("no product");
    const [variant] = product.variants;
    // The tool writes its plan, and then the shop rejects its requests.
    emulator.faults.add({
      kind: "status",
      status: 403,
      operation: "stores.productsV3.getProduct",
      times: 9,
    });
    expect(await shop.run("prices", "--all", "--amount=1")).toMatchObject({ code: 3 });
    emulator.faults.clear();
    await owner.productsV3.bulkUpdateProductVariantsByFilter(
      { id: product.id },
      { variant: { price: { actualPrice: { amount: "77" } } } },
    );
    const { code, out } = await shop.run("prices", "--all", "--amount=1");
    expect([code, out]).toEqual([1, "Updated the prices of 2 products, 1 failed.\n"]);
    expect(pricesIn(shop).get(variant?.id ?? "")).toBe(77);
    expect(existsSync(join(shop.folder, "prices.failed.csv"))).toBe(true);
  },
);

it(
  "the prices command selects the products to change by category or by filter",
  SEVERAL_RUNS,
  async () => {
    const shop = await setUpMerchant({ seed: "fashion" });
    const [category] = [...shop.emulator.state.catalog.categories.values()].filter(
      ({ id }) => id !== shop.emulator.state.catalog.allProductsId,
    );
    if (!category) throw new Error("no category");
    const categoryRun = await shop.run(
      "prices",
      "--category",
      category.name,
      "--set",
      "5",
      "--dry-run",
    );
    expect(categoryRun.code).toBe(0);
    const [product] = shop.products();
    const filter = JSON.stringify({ slug: product?.slug });
    const filterRun = await shop.run("prices", "--filter", filter, "--set", "5");
    expect(filterRun.out).toBe("Updated the prices of 1 products, 0 failed.\n");
  },
);

it.each([
  ["no product selection", { percent: "5" }],
  ["no change", { all: true }],
  ["two product selections", { all: true, category: "Tops", percent: "5" }],
  ["two changes", { all: true, percent: "5", amount: "5" }],
  ["both a change and a file", { csv: "prices.csv", percent: "5" }],
  ["a filter that is not an object", { filter: "slug", percent: "5" }],
])(
  "the prices command fails without sending a request when called with %s",
  async (_name, options) => {
    const { emulator, url, folder } = await setUpMerchant();
    const commonOptions = {
      emulator: url,
      state: folder,
      concurrency: 1,
      delimiter: ",",
      report: "",
    };
    const shop = await connect(commonOptions);
    const { signal } = new AbortController();
    await expect(
      changePrices(shop, { ...commonOptions, ...options }, signal),
    ).rejects.toMatchObject({
      exitCode: 2,
    });
    expect(emulator.requests()).toEqual([]);
  },
);
