// Times requests to an emulator with a catalog of a given size. Runs in a separate process, started
// with `node --expose-gc emulator-shop.mjs V3_CATALOG 10000 [--quick]`. Prints the rows as JSON.
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@portico/core";
import { createEmulator } from "@portico/emulator";
import { ApiKeyStrategy, OAuthStrategy } from "@portico/identity";
import { inventoryItemsV3, productsV3 } from "@portico/stores";
import { createCaller } from "./emulator-caller.mjs";

/**
 * Runs a task until it has reached both a number of runs and a total time. The first runs are a
 * warm-up and are not timed.
 */
async function measure(task, { warmupRuns = 50, runs = 100, minimumMs = 1000, beforeRun } = {}) {
  const times = [];
  const start = performance.now();
  for (let run = 0; run < warmupRuns + runs || performance.now() - start < minimumMs; run += 1) {
    // Without this, only microtasks would run, and Node.js could not free the signals of past
    // requests.
    await nextTurn();
    await beforeRun?.(run);
    const before = performance.now();
    await task(run);
    if (run >= warmupRuns) times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const percentile = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { median: percentile(0.5), p95: percentile(0.95) };
}

/** Targets for the 95th percentile of a request, in milliseconds. */
const TARGETS = { 1000: { query: 3 }, 10000: { query: 5, search: 10 } };
/** Targets for the median times of client calls, in milliseconds. */
const CLIENT_TARGETS = {
  "filtered and sorted page": 3,
  "text search": 5,
  "product by id": 1,
  "price filter and aggregation": 10,
  "inventory page": 2,
};
/** Number of products on a shop page. A page of 100 products is half a megabyte of JSON. */
const PAGE_SIZE = 24;
const OWNER_API_KEY = "portico-emulator-api-key";
const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** Returns the result rows for one shop. */
async function measureShop(catalogVersion, products, quick) {
  const startedAt = performance.now();
  const emulator = createEmulator({ seed: { products }, site: { catalogVersion } });
  const startup = performance.now() - startedAt;
  const call = await createCaller(emulator);
  const rows = [];
  const isV3 = catalogVersion === "V3_CATALOG";
  const group = `emulator, catalog ${catalogVersion.slice(0, 2)} with ${products.toLocaleString("en")} products`;
  const addTime = async (label, task, options = {}) => {
    const defaults = quick ? { warmupRuns: 10, runs: 40, minimumMs: 100 } : {};
    const { median, p95 } = await measure(task, { ...defaults, ...options });
    const limit = TARGETS[products][label.split(/[ ,]/)[0]];
    // requests after a change of the catalog have no target, because they recompute cached values
    const target =
      isV3 && limit && !label.endsWith("after a change") ? { portico: limit } : undefined;
    rows.push({
      group,
      label,
      unit: "ms",
      portico: p95,
      spread: `median ${median.toFixed(2)}`,
      target,
    });
  };
  const path = isV3 ? "/stores/v3/products" : "/stores-reader/v1/products";
  const paging = isV3 ? "cursorPaging" : "paging";
  const query = (rest, limit = PAGE_SIZE) =>
    call("POST", `${path}/query${isV3 ? "" : "-platformized"}`, {
      query: { [paging]: { limit }, ...rest },
    });
  const descending = (fieldName) => [{ fieldName, order: "DESC" }];
  const newestProducts = JSON.parse(await query({ sort: descending("createdDate") }, 100)).products;
  const middleProduct = newestProducts[50];
  const createdUntil = (product) => ({ createdDate: { $lte: product.createdDate } });
  const queryFilteredAndSorted = (product) =>
    query({ filter: createdUntil(product), sort: descending("slug") });

  await addTime("query, first page", () => query({}));
  await addTime("query, filter and sort", () => queryFilteredAndSorted(middleProduct));
  await addTime("query, different filter each time", (run) =>
    queryFilteredAndSorted(newestProducts[run % 100]),
  );
  await addTime("query by id, different id each time", (run) =>
    query({ filter: { id: newestProducts[run % 100].id } }),
  );
  await addTime("query, pages of 100", () => query({}, 100));
  if (isV3)
    await timeV3({
      call,
      addTime,
      middleProduct,
      queryFilteredAndSorted,
      descending,
      owner: await createCaller(emulator, OWNER_API_KEY),
    });
  await addTime("reset", () => emulator.reset(), { warmupRuns: 2, runs: 5, minimumMs: 0 });
  if (isV3)
    rows.push(...(await measureClientCalls(emulator, { group, products, quick, newestProducts })));
  // The first garbage collection finds unused signals, a timer frees them, and the second one frees
  // the rest.
  globalThis.gc();
  await sleep(50);
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  const addRow = (label, unit, portico, limit) => {
    const target = isV3 && products === 10_000 ? { portico: limit } : undefined;
    rows.push({ group, label, unit, portico, target });
  };
  addRow("createEmulator", "ms", startup, 400);
  addRow("heap at the end", "MB", heapUsed / 1e6, 80);
  addRow("resident memory", "MB", rss / 1e6, 400);
  return rows;
}

/** Times client calls. Targets are for medians: garbage collection dominates the slowest calls. */
async function measureClientCalls(emulator, { group, products, quick, newestProducts }) {
  const { fetch } = emulator;
  const merchant = createClient({
    auth: ApiKeyStrategy({ apiKey: OWNER_API_KEY, siteId: emulator.overview().site.id }),
    modules: { inventoryItemsV3, productsV3 },
    fetch,
  });
  const auth = OAuthStrategy({ clientId: "bench" });
  const visitor = createClient({ auth, modules: { productsV3 }, fetch });
  const priceField = "actualPriceRange.minValue.amount";
  const words = ["linen", "wool", "cotton", "shirt", "silk", "jacket", "leather", "coat"];
  const search = (client = visitor) => client.productsV3.searchProducts().limit(PAGE_SIZE);
  const aggregations = {
    brands: { type: "VALUE", fieldPath: "brand.name", value: { limit: 50 } },
    least: { type: "SCALAR", fieldPath: priceField, scalar: { type: "MIN" } },
    choices: { type: "VALUE", fieldPath: "options.choicesSettings.choices.name" },
  };
  const tasks = {
    "filtered and sorted page": (run) =>
      search()
        .ge(priceField, String(run % 50))
        .descending("name")
        .find(),
    "text search": (run) =>
      search()
        .search(`${words[run % 8]} ${words[(run >> 3) % 8]}`)
        .find(),
    "product by id": (run) => visitor.productsV3.getProduct(newestProducts[run % 100].id),
    "price filter and aggregation": (run) =>
      search()
        .ge(priceField, String(run % 50))
        .aggregations(aggregations)
        .find(),
    "filtered and sorted page for a merchant": (run) =>
      search(merchant)
        .ge(priceField, String(run % 50))
        .descending("name")
        .find(),
    "inventory page": () => merchant.inventoryItemsV3.queryInventoryItems().limit(PAGE_SIZE).find(),
  };
  const rows = [];
  for (const [label, task] of Object.entries(tasks)) {
    const { median, p95 } = await measure(
      task,
      quick ? { warmupRuns: 10, runs: 40, minimumMs: 100 } : {},
    );
    const limit = CLIENT_TARGETS[label];
    const target = products === 10_000 && limit ? { portico: limit } : undefined;
    const spread = `95 %: ${p95.toFixed(2)}`;
    rows.push({ group, label: `client: ${label}`, unit: "ms", portico: median, spread, target });
  }
  return rows;
}

/** Times requests that are measured only for a shop with catalog v3. */
async function timeV3({ call, addTime, middleProduct, queryFilteredAndSorted, descending, owner }) {
  const path = "/stores/v3/products";
  const search = (rest, limit = PAGE_SIZE) =>
    call("POST", `${path}/search`, { search: { cursorPaging: { limit }, ...rest } });
  const priceField = "actualPriceRange.minValue.amount";
  const words = ["linen", "wool", "cotton", "shirt", "silk", "jacket", "leather", "coat"];
  const renameProduct = async (run) => {
    const { product } = JSON.parse(await owner("GET", `${path}/${middleProduct.id}`));
    const { id, revision } = product;
    await owner("PATCH", `${path}/${id}`, { product: { id, revision, name: `Shirt ${run}` } });
  };
  await addTime(
    "query, filter and sort, after a change",
    () => queryFilteredAndSorted(middleProduct),
    {
      beforeRun: renameProduct,
    },
  );
  await addTime("get by slug", () => call("GET", `${path}/slug/${middleProduct.slug}`));
  await addTime("search, text", () => search({ search: { expression: "linen" } }));
  await addTime("search, different text each time", (run) =>
    search({ search: { expression: `${words[run % 8]} ${words[(run >> 3) % 8]}` } }),
  );
  await addTime("search, text, after a change", () => search({ search: { expression: "linen" } }), {
    beforeRun: renameProduct,
  });
  const sort = descending(priceField);
  const brandFilter = { "brand.name": { $ne: "Oxbow Goods" } };
  await addTime("search, filter and sort", () =>
    search({ filter: { [priceField]: { $gte: "50", $lt: "150" }, ...brandFilter }, sort }),
  );
  await addTime("search, different filter each time", (run) =>
    search({
      filter: { [priceField]: { $gte: String(run % 50), $lt: "150" }, ...brandFilter },
      sort,
    }),
  );
  await addTime("search, pages of 100", () => search({ search: { expression: "linen" } }, 100));
  const inStockSearch = {
    cursorPaging: { limit: 100 },
    filter: { "inventoryStatus.inStock": true },
  };
  const searchVariants = () => call("POST", `${path}/search-variants`, { search: inStockSearch });
  await addTime("query variants", searchVariants);
  const [{ variantId, productData }] = JSON.parse(await searchVariants()).variants;
  const item = {
    catalogReference: {
      appId: STORES_APP_ID,
      catalogItemId: productData.productId,
      options: { variantId },
    },
    quantity: 1,
  };
  await addTime("add to cart", () =>
    call("POST", "/ecom/v2/carts/current/add-line-items", { catalogItems: [item] }),
  );
  await addTime("query categories", () =>
    call("POST", "/categories/v1/categories/query", {
      query: {},
      treeReference: { appNamespace: "@wix/stores" },
    }),
  );
}

const [, , version, products, quick] = process.argv;
console.log(JSON.stringify(await measureShop(version, Number(products), quick === "--quick")));
