// How long the emulator takes for a request, in process, on the built package: medians and 95th percentiles.
import { createEmulator } from "@portico/emulator";
import { alone } from "./lib/table.mjs";

const API = "https://www.wixapis.com";
const STORES = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** A caller of one emulator, with a visitor's token. */
async function visitor(emulator) {
  const send = async (method, path, body, token) => {
    const response = await emulator.fetch(`${API}${path}`, {
      method,
      headers: { "Content-Type": "application/json", ...(token && { Authorization: token }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  };
  const { access_token: token } = JSON.parse(
    await send("POST", "/oauth2/token", { clientId: "bench", grantType: "anonymous" }),
  );
  return (method, path, body) => send(method, path, body, token);
}

/** Runs a task until both a number of runs and a time are reached; the first runs only warm up. */
async function measure(task, { warm = 5, runs = 15, ms = 400 } = {}) {
  for (let run = 0; run < warm; run += 1) await task(run);
  const times = [];
  const start = performance.now();
  while (times.length < runs || performance.now() - start < ms) {
    const before = performance.now();
    await task(warm + times.length);
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  return { median: at(0.5), p95: at(0.95) };
}

const versions = ["V3_CATALOG", "V1_CATALOG"];
const sizes = [1_000, 10_000];
/** What a query of v3 may take, in milliseconds. */
const aims = { 1000: { portico: 3 }, 10000: { portico: 10 } };

export async function run({ quick = false } = {}) {
  const rows = [];
  for (const version of versions) {
    for (const products of sizes) rows.push(...(await shop(version, products, quick)));
  }
  return rows;
}

/** The rows of one shop. */
async function shop(catalogVersion, products, quick) {
  const emulator = createEmulator({ seed: { products }, site: { catalogVersion } });
  const call = await visitor(emulator);
  const rows = [];
  const group = `emulator, catalogue ${catalogVersion.slice(0, 2)} of ${products.toLocaleString("en")} products`;
  const time = async (what, task, options = quick ? { warm: 2, runs: 5, ms: 100 } : {}) => {
    const { median, p95 } = await measure(task, options);
    const aim = isV3 && /^query, (first|filter)/.test(what) ? aims[products] : undefined;
    rows.push({ group, what, unit: "ms", portico: median, spread: `p95 ${p95.toFixed(2)}`, aim });
  };
  const all = [...emulator.state.catalog.products.values()];
  const middle = all[Math.floor(products / 2)];
  const isV3 = catalogVersion === "V3_CATALOG";
  const path = isV3 ? "/stores/v3/products" : "/stores-reader/v1/products";
  const paging = isV3 ? "cursorPaging" : "paging";
  const filter = { createdDate: { $gte: all[Math.floor(products / 3)].createdDate } };
  const query = (rest) =>
    call("POST", `${path}/query${isV3 ? "" : "-platformized"}`, {
      query: { [paging]: { limit: 100 }, ...rest },
    });
  const descending = (fieldName) => [{ fieldName, order: "DESC" }];

  await time("query, first 100", () => query({}));
  await time("query, filter and sort", () => query({ filter, sort: descending("slug") }));
  await time("query by id", () => query({ filter: { id: middle.id } }));
  if (isV3) {
    const search = (rest) =>
      call("POST", `${path}/search`, { search: { cursorPaging: { limit: 100 }, ...rest } });
    const price = "actualPriceRange.minValue.amount";
    await time("get by slug", () => call("GET", `${path}/slug/${middle.slug}`));
    await time("search, text", () => search({ search: { expression: "linen" } }));
    await time("search, filter and sort", () =>
      search({
        filter: { [price]: { $gte: "50", $lt: "150" }, "brand.name": { $ne: "Oxbow Goods" } },
        sort: descending(price),
      }),
    );
    await time("query variants", () =>
      call("POST", "/stores/v3/products/query-variants", {
        query: { cursorPaging: { limit: 100 } },
      }),
    );
    const buyable = all.find(({ visible, variants }) => visible && variants[0].stock.quantity > 5);
    const item = {
      catalogReference: {
        appId: STORES,
        catalogItemId: buyable.id,
        options: { variantId: buyable.variants[0].id },
      },
      quantity: 1,
    };
    await time("add to cart", () =>
      call("POST", "/ecom/v2/carts/current/add-line-items", { catalogItems: [item] }),
    );
    await time("categories", () =>
      call("POST", "/categories/v1/categories/query", {
        query: {},
        treeReference: { appNamespace: "@wix/stores" },
      }),
    );
  }
  await time("reset", () => emulator.reset(), { warm: 2, runs: 5, ms: 0 });
  return rows;
}

await alone(import.meta.url, run);
