// The script on the shop's pages, which session-shop.ts bundles for the browser.
import { createClient, isPorticoError } from "@portico/core";
import * as currentCartV2 from "@portico/ecom/current-cart-v2";
import { cookieStorage, OAuthStrategy, webStorage } from "@portico/identity";
import * as authentication from "@portico/identity/authentication";
import * as members from "@portico/members/members";
import * as productsV3 from "@portico/stores/products-v3";

const { api, storage } = (globalThis as unknown as { config: { api: string; storage: string } })
  .config;

const auth = OAuthStrategy({
  clientId: "shop",
  tokenStorage: storage === "cookies" ? cookieStorage() : webStorage("local"),
});
const events: string[] = [];
auth.subscribe(({ type, previousRole, role }) => events.push(`${type} ${previousRole}>${role}`));
const client = createClient({
  auth,
  baseUrl: api,
  modules: { authentication, cart: currentCartV2, members, products: productsV3 },
});

// Number of messages that this page has received from any window.
const messages = { count: 0 };
addEventListener("message", () => {
  messages.count += 1;
});

/** Returns a promise's value, or its error in serializable form. */
async function settleTask(work: Promise<unknown>) {
  try {
    return { value: await work };
  } catch (error) {
    if (!isPorticoError(error)) return { error: { message: String(error) } };
    const { name, code, message } = error;
    return { error: { name, code, message } };
  }
}

/** Pending and completed tasks by name. */
const tasks: Record<string, ReturnType<typeof settleTask> & { isSettled?: boolean }> = {};

const shopTools = {
  auth,
  client,
  events,
  messages,
  settleTask,
  /** Tracks a running task without waiting for it. */
  track(name: string, work: Promise<unknown>): void {
    const promise: (typeof tasks)[string] = settleTask(work);
    tasks[name] = promise;
    promise.then(() => {
      promise.isSettled = true;
    });
  },
  isSettled: (name: string) => tasks[name]?.isSettled === true,
  taskResult: (name: string) => tasks[name],
  callInParallel: (count: number) =>
    Promise.all(Array.from({ length: count }, () => client.products.getAllProductsCategory())),
};

/** The type of the global `shop` on the pages. */
type ShopTools = typeof shopTools;

declare global {
  var shop: ShopTools;
}
globalThis.shop = shopTools;
