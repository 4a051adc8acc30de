// What a call costs beyond a bare fetch of the same answer: Portico, the platform's published client, and ky alone.
// The fetch answers in this process; `--http` runs over a local server instead, `--only=<part of a name>` one row.
import { fork } from "node:child_process";
import { createServer } from "node:http";
import { setImmediate as later } from "node:timers/promises";
import { createClient } from "@portico/core";
import * as currentCartV2 from "@portico/ecom/current-cart-v2";
import * as orders from "@portico/ecom/orders";
import * as productsV3 from "@portico/stores/products-v3";
import * as theirCurrentCartV2 from "@wix/auto_sdk_ecom_current-cart-v-2";
import * as theirProductsV3 from "@wix/auto_sdk_stores_products-v-3";
import { createClient as createTheirClient } from "@wix/sdk";
import ky from "ky";
import { many, order, product } from "./payloads.mjs";

const HOST = "https://www.wixapis.com";
const TOKEN = "OauthNG.JWS.eyJraWQiOiJtYWtlLWJlbGlldmUifQ.c2lnbmF0dXJl";
const overHttp = process.argv.includes("--http");
const only = process.argv.find((text) => text.startsWith("--only="))?.slice(7) ?? "";
const rounds = Number(process.argv.find((text) => text.startsWith("--rounds="))?.slice(9) ?? 31);

const medianOf = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const auth = { getAuthHeaders: () => ({ headers: { Authorization: TOKEN } }) };
const headers = { authorization: TOKEN, accept: "application/json" };

/** The two ways that an answer comes: from this process, or from a server on this machine. */
async function wayOf(text) {
  const answer = { "content-type": "application/json", "x-wix-request-id": "1700000000.123" };
  if (!overHttp) {
    const init = { headers: { ...answer, "content-length": String(Buffer.byteLength(text)) } };
    return { fetch: async () => new Response(text, init), close() {} };
  }
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, answer).end(text);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  // The published client takes no other address: all are led to the server in the same way.
  const fetch = (input, init) =>
    typeof input === "object" && "url" in input
      ? globalThis.fetch(origin + new URL(input.url).pathname, input)
      : globalThis.fetch(origin + new URL(input).pathname, init);
  return { fetch, close: () => server.close().closeAllConnections() };
}

function contendersOf(row, fetch) {
  const ours = createClient({ auth, fetch, modules: { productsV3, orders, currentCartV2 } });
  const theirModules = { productsV3: theirProductsV3, currentCartV2: theirCurrentCartV2 };
  const theirs = createTheirClient({ auth, fetch, modules: theirModules });
  const plain = theirs.use(theirPlain);
  const bareKy = ky.create({ fetch, headers, timeout: false });
  return {
    bare: async () => (await fetch(HOST + row.path, { method: "GET", headers })).json(),
    ky: async () => (await bareKy(HOST + row.path)).json(),
    portico: () => row.ours(ours),
    ...(row.theirs && { platform: () => row.theirs(theirs) }),
    ...(row.calls > 300 ? { plain: () => plain(productId) } : {}),
  };
}

const productId = product(1).id;
/** A plain operation by hand: the least that a call of the platform's client costs, without its generated code. */
const theirPlain = (http) => async (id) =>
  (await http.request(() => ({ method: "GET", url: `/stores/v3/products/${id}` }))).data.product;
const one = {
  path: `/stores/v3/products/${productId}`,
  ours: (client) => client.productsV3.getProduct(productId),
  theirs: (client) => client.productsV3.getProduct(productId),
};
const small = {
  path: "/ecom/v2/carts/current",
  answer: { cart: { id: "a-1" } },
  ours: (client) => client.currentCartV2.getCurrentCart(),
  theirs: (client) => client.currentCartV2.getCurrentCart(),
};
const rows = [
  { name: "20 bytes", ...small, calls: 400 },
  { name: "one product", ...one, answer: { product: product(1) }, calls: 200 },
  {
    name: "50 products",
    path: "/stores/v3/products/query",
    answer: {
      products: many(50, product),
      pagingMetadata: { count: 50, cursors: {}, hasNext: false },
    },
    ours: (client) => client.productsV3.queryProducts({}),
    theirs: (client) => client.productsV3.queryProducts().find(),
    calls: 8,
  },
  {
    name: "100 orders",
    path: "/ecom/v1/orders/search",
    answer: { orders: many(100, order), metadata: { count: 100, cursors: {}, hasNext: false } },
    ours: (client) => client.orders.searchOrders({}),
    calls: 4,
  },
];

/** Microseconds: of this thread where all happens in it, so that a busy machine changes little; else of the clock. */
function stopwatch() {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  const read = overHttp ? () => performance.now() * 1000 : cpu;
  const begun = read();
  return () => read() - begun;
}

async function timeOf(call, calls) {
  const elapsed = stopwatch();
  for (let count = 0; count < calls; count++) await call();
  return elapsed() / calls;
}

async function measure(row) {
  const text = JSON.stringify(row.answer);
  const { fetch, close } = await wayOf(text);
  const contenders = Object.entries(contendersOf(row, fetch));
  const times = Object.fromEntries(contenders.map(([name]) => [name, []]));
  for (let round = -3; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const [name, call] = contenders[(turn + round + 3) % contenders.length];
      const time = await timeOf(call, row.calls);
      if (round >= 0) times[name].push(time);
    }
  }
  close();
  const bare = medianOf(times.bare);
  for (const [name] of contenders) {
    const sorted = times[name].toSorted((a, b) => a - b);
    const [low, mid, high] = [0.1, 0.5, 0.9].map((part) => sorted[Math.floor(part * (rounds - 1))]);
    const ratio = medianOf(times[name].map((time, round) => time / times.bare[round]));
    console.log(
      `${row.name.padEnd(12)} ${name.padEnd(9)} ${mid.toFixed(1).padStart(8)} µs  ${low.toFixed(1)} to ${high.toFixed(1)}`.padEnd(
        54,
      ) +
        `${ratio.toFixed(2).padStart(6)} × bare  ${(mid - bare).toFixed(1).padStart(7)} µs over bare`,
    );
  }
  const over = (name) => medianOf(times[name].map((time, round) => time - times.bare[round]));
  for (const name of ["platform", "plain"]) {
    if (times[name])
      console.log(
        `${row.name.padEnd(12)} Portico's time over bare is ${(over("portico") / over(name)).toFixed(2)} × that of ${name}`,
      );
  }
  console.log();
}

const CROWD = 10_000;

/** Many calls at once, none answered before all have been made: in a process of its own, so that no other's garbage counts. */
async function crowd(name) {
  const text = JSON.stringify(small.answer);
  let open = Promise.withResolvers();
  const local = await wayOf(text);
  let asked = 0;
  const fetch = async (input, init) => {
    asked++;
    await open.promise;
    return local.fetch(input, init);
  };
  const call = contendersOf(rows[0], fetch)[name];
  const run = async (count) => {
    open = Promise.withResolvers();
    asked = 0;
    const calls = [];
    globalThis.gc();
    const before = process.memoryUsage().heapUsed;
    const making = stopwatch();
    for (let index = 0; index < count; index++) calls.push(call());
    while (asked < count) await later();
    const made = making();
    globalThis.gc();
    const held = process.memoryUsage().heapUsed - before;
    const ending = stopwatch();
    open.resolve();
    await Promise.all(calls);
    return { bytes: held / count, milliseconds: (made + ending()) / 1000 };
  };
  await run(500);
  process.send(await run(CROWD));
  local.close();
}

async function crowds() {
  for (const name of ["bare", "ky", "portico", "platform", "plain"]) {
    const found = [];
    for (let round = 0; round < 3; round++) {
      found.push(
        await new Promise((resolve, reject) => {
          const child = fork(import.meta.filename, [...process.argv.slice(2), `--crowd=${name}`], {
            execArgv: ["--expose-gc"],
          });
          child.once("message", resolve).once("error", reject);
        }),
      );
    }
    const bytes = medianOf(found.map((run) => run.bytes));
    const time = medianOf(found.map((run) => run.milliseconds));
    console.log(
      `${CROWD} at once ${name.padEnd(9)} ${(bytes / 1000).toFixed(2)} kB each, ${time.toFixed(0)} ms in all`,
    );
  }
}

const alone = process.argv.find((text) => text.startsWith("--crowd="))?.slice(8);
if (alone) await crowd(alone);
else {
  for (const row of rows) if (row.name.includes(only)) await measure(row);
  if ("at once".includes(only)) await crowds();
}
