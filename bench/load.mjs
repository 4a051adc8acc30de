// Measures the emulator under load: paging through 10,000 orders, 200 HTTP requests per second,
// and resets.
import { createEmulator } from "@portico/emulator";
import { createCaller } from "./lib/emulator-caller.mjs";
import { runIfMain } from "./lib/table.mjs";

const OWNER_API_KEY = "portico-emulator-api-key";
const group = "emulator, load";

export async function measureLoad({ quick = false } = {}) {
  // Measure resets first, because garbage from the other measurements would slow the resets down.
  const resetRow = await measureResets(quick ? 60 : 300);
  return [
    ...(await measureOrders(quick ? 1_000 : 10_000)),
    ...(await measureRequests(quick ? 5 : 60)),
    resetRow,
  ];
}

const price = { amount: "10" };
const ORDER = {
  lineItems: [
    {
      productName: { original: "Tee" },
      quantity: 1,
      itemType: { preset: "PHYSICAL" },
      price,
      priceBeforeDiscounts: price,
      taxInfo: { taxAmount: { amount: "0" }, taxableAmount: price, taxRate: "0" },
    },
  ],
  channelInfo: { type: "WEB" },
  status: "APPROVED",
  buyerInfo: { email: "ada@example.com" },
  priceSummary: { subtotal: price, total: price },
  currency: "USD",
};

/** Returns the used heap in megabytes after a garbage collection. */
async function usedHeap() {
  const { setFlagsFromString } = await import("node:v8");
  const { runInNewContext } = await import("node:vm");
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed / 1e6;
}

async function measureOrders(count) {
  const call = await createCaller(createEmulator({ seed: "minimal" }), OWNER_API_KEY);
  for (let index = 0; index < count; index += 1)
    await call("POST", "/ecom/v1/orders", { order: ORDER });
  const readAllPages = async () => {
    const times = [];
    let orderCount = 0;
    for (let cursor; cursor !== null; ) {
      const start = performance.now();
      const cursorPaging = { limit: 100, ...(cursor && { cursor }) };
      const responseText = await call("POST", "/ecom/v1/orders/search", {
        search: { cursorPaging },
      });
      times.push(performance.now() - start);
      const { orders, metadata } = JSON.parse(responseText);
      orderCount += orders.length;
      cursor = metadata.cursors?.next ?? null;
    }
    if (orderCount !== count) throw new Error(`${orderCount} of ${count} orders were found`);
    return times.sort((a, b) => a - b);
  };
  await readAllPages();
  const heapBefore = await usedHeap();
  const times = await readAllPages();
  const growth = Math.max(0, (await usedHeap()) - heapBefore);
  const percentile = (part) => times[Math.floor(times.length * part)];
  const ordersText = `${count.toLocaleString("en")} orders`;
  return [
    {
      group,
      label: `${ordersText}: a page of 100`,
      unit: "ms",
      portico: percentile(0.95),
      spread: `median ${percentile(0.5).toFixed(2)}`,
    },
    {
      group,
      label: `${ordersText}: memory growth after reading all pages`,
      unit: "MB",
      portico: growth,
      target: { portico: 5 },
    },
  ];
}

const REQUESTS_PER_SECOND = 200;

/**
 * Sends requests at a constant rate without waiting for responses. Every fourth request adds an
 * item to the cart, and the others read products.
 */
async function measureRequests(seconds) {
  const emulator = createEmulator();
  const server = await emulator.listen({ port: 0 });
  const send = (path, body, token) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
    });
  const anonymous = { clientId: "bench", grantType: "anonymous" };
  const { access_token: token } = await (await send("/oauth2/token", anonymous)).json();
  const requestKinds = [
    ["/stores/v3/products/query", { query: { cursorPaging: { limit: 20 } } }],
    ["/stores/v3/products/search", { search: { search: { expression: "linen" } } }],
    ["/stores/v3/products/search-variants", { search: { cursorPaging: { limit: 20 } } }],
    ["/ecom/v2/carts/current/add-line-items", { catalogItems: [] }],
  ];
  const [{ variantId, productData }] = (
    await (
      await send(
        requestKinds[2][0],
        { search: { filter: { "inventoryStatus.inStock": true } } },
        token,
      )
    ).json()
  ).variants;
  const catalogReference = {
    appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
    catalogItemId: productData.productId,
    options: { variantId },
  };
  requestKinds[3][1].catalogItems.push({ catalogReference, quantity: 1 });
  const times = [];
  let errorCount = 0;
  const sendRequest = async (number) => {
    const start = performance.now();
    try {
      const response = await send(...requestKinds[number % requestKinds.length], token);
      await response.arrayBuffer();
      if (!response.ok) errorCount += 1;
    } catch {
      errorCount += 1;
    }
    times.push(performance.now() - start);
  };
  const pendingRequests = [];
  const start = performance.now();
  for (let sentCount = 0; sentCount < REQUESTS_PER_SECOND * seconds; ) {
    const dueCount = Math.min(
      REQUESTS_PER_SECOND * seconds,
      ((performance.now() - start) / 1000) * REQUESTS_PER_SECOND,
    );
    for (; sentCount < dueCount; sentCount += 1) pendingRequests.push(sendRequest(sentCount));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(pendingRequests);
  const elapsedSeconds = (performance.now() - start) / 1000;
  await server.close();
  times.sort((a, b) => a - b);
  const percentile = (part) => times[Math.floor(times.length * part)];
  const label = `HTTP, ${seconds} s at ${REQUESTS_PER_SECOND} requests per second`;
  return [
    {
      group,
      label: `${label}: responses`,
      unit: "",
      portico: times.length,
      spread: `in ${elapsedSeconds.toFixed(1)} s`,
    },
    { group, label: `${label}: errors`, unit: "", portico: errorCount, target: { portico: 0 } },
    {
      group,
      label: `${label}: response time`,
      unit: "ms",
      portico: percentile(0.95),
      spread: `median ${percentile(0.5).toFixed(2)}`,
    },
  ];
}

async function measureResets(runs) {
  const emulator = createEmulator({ seed: "fashion" });
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    const call = await createCaller(emulator);
    await call("POST", "/stores/v3/products/query", { query: {} });
    const start = performance.now();
    emulator.reset();
    if (run >= 10) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const percentile = (part) => times[Math.floor(times.length * part)];
  return {
    group,
    label: "reset to the fashion seed",
    unit: "ms",
    portico: percentile(0.95),
    spread: `median ${percentile(0.5).toFixed(2)}`,
    target: { portico: 5 },
  };
}

await runIfMain(import.meta.url, measureLoad);
