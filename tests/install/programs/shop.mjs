// A session server that uses an emulator, for the programs of all frameworks.
import { createEmulator } from "@portico/emulator";
import { sessionServer } from "@portico/identity/server";
import { productsV3 } from "@portico/stores";

const emulator = createEmulator({ seed: "minimal" });

export const server = sessionServer({
  clientId: "test-shop",
  secret: "a secret of the tests that is long enough",
  modules: { productsV3 },
  fetch: (input, init) => emulator.fetch(new Request(input, init)),
});

/**
 * Returns the name of the first product. Passes no client, so the adapter must have set the client
 * of the request.
 */
export async function firstProductName() {
  await null;
  const { items } = await productsV3.queryProducts().limit(1).find();
  return items[0].name;
}

/** Visits a page twice, keeping the cookies, and returns the result for the test. */
export async function visit(fetchPage) {
  const firstResponse = await fetchPage({});
  const cookies = firstResponse.headers.getSetCookie().map((line) => line.split(";")[0]);
  const secondResponse = await fetchPage({ cookie: cookies.join("; ") });
  return {
    statuses: [firstResponse.status, secondResponse.status],
    names: [await firstResponse.text(), await secondResponse.text()],
    cookies: [cookies.length > 0, secondResponse.headers.getSetCookie().length > 0],
  };
}

/** Starts a server that uses a Node request handler, and returns its origin. */
export async function listen(handler) {
  const { createServer } = await import("node:http");
  const http = createServer(handler);
  await new Promise((resolve) => http.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${http.address().port}`, close: () => http.close() };
}

export const print = (result) => console.log(JSON.stringify(result));
