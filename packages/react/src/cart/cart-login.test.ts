import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { ModelShop } from "./testing/model-shop.js";
import { ModelTab } from "./testing/model-tab.js";

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

async function openPage() {
  vi.stubGlobal("BroadcastChannel", undefined);
  const shop = new ModelShop();
  shop.change("visitor-1", {
    kind: "add",
    items: [{ catalogReference: itemOf("b").catalogReference, quantity: 2 }],
  });
  const heldSteps: (() => void)[] = [];
  let isNetworkHeld = false;
  const networkStep = () =>
    isNetworkHeld ? new Promise<void>((resolve) => heldSteps.push(resolve)) : Promise.resolve();
  const user = "visitor-1";
  const tab = new ModelTab({ shop, networkStep, user, nextFault: () => "none", isAlone: true });
  await vi.waitFor(() => expect(tab.store.state().isPending).toBe(false));
  const sentChanges: string[] = [];
  const change = shop.change.bind(shop);
  shop.change = (sender, sentChange) => {
    sentChanges.push(`${sender} ${sentChange.kind}`);
    change(sender, sentChange);
  };
  const hold = () => {
    isNetworkHeld = true;
  };
  const release = () => {
    isNetworkHeld = false;
    for (const continueStep of heldSteps.splice(0)) continueStep();
  };
  const changeUser = (next: string) => {
    if (next.startsWith("member")) shop.mergeCarts(tab.user, next);
    tab.changeUser(next);
  };
  const waitUntilSettled = () => vi.waitFor(() => expect(tab.store.cart().isUpdating).toBe(false));
  return { shop, tab, sentChanges, heldSteps, hold, release, changeUser, waitUntilSettled };
}

function itemOf(variant: string, quantity = 1) {
  const options = { variantId: variant };
  return { catalogReference: { catalogItemId: "product", appId: "app", options }, quantity };
}

const linesOf = ({ tab }: { tab: ModelTab }) =>
  tab.store.cart().lines.map(({ variantId, quantity }) => `${quantity} ${variantId}`);

it("cartStore sends a visitor's waiting changes to the merged cart after a login", async () => {
  const page = await openPage();
  const { shop, tab, sentChanges, changeUser, waitUntilSettled } = page;
  shop.change("member-1", { kind: "add", items: [itemOf("c")] });
  sentChanges.length = 0;
  onlineManager.setOnline(false);
  const addition = tab.actions.add(itemOf("a"));
  const [line] = tab.store.cart().lines;
  const quantityChange = tab.actions.setQuantity(line?.id ?? "", 5);
  const removal = await tab.actions.remove(line?.id ?? "");
  changeUser("member-1");
  expect(tab.store.cart()).toMatchObject({ isUpdating: true, isPaused: true });
  // The removal belongs to the visitor's store, and undo still works after the login.
  await removal.undo();
  onlineManager.setOnline(true);
  await waitUntilSettled();
  expect(sentChanges).toEqual(["member-1 add", "member-1 quantity"]);
  expect(linesOf(page)).toEqual(["1 c", "5 b", "1 a"]);
  await expect(addition).resolves.toMatchObject({ added: 1, cart: { count: 7 } });
  await expect(quantityChange).resolves.toMatchObject({ count: 7 });
  expect(tab.store.cart().notices).toEqual([]);
  tab.close();
});

it("cartStore rejects a change that is being sent during a login and does not retry it", async () => {
  const page = await openPage();
  const { tab, sentChanges, heldSteps, hold, release, changeUser } = page;
  hold();
  const addition = tab.actions.add(itemOf("a"));
  await vi.waitFor(() => expect(heldSteps).toHaveLength(1));
  changeUser("member-1");
  release();
  await expect(addition).rejects.toMatchObject({ code: "SESSION_CHANGED" });
  await vi.waitFor(() => expect(tab.store.state().isPending).toBe(false));
  expect(sentChanges).toEqual(["visitor-1 add"]);
  expect(linesOf(page)).toEqual(["2 b"]);
  tab.close();
});

it.each([
  ["a logout", "visitor-2"],
  ["another member's login", "member-2"],
])("cartStore rejects all waiting changes after %s", async (_event, next) => {
  const page = await openPage();
  const { shop, tab, sentChanges, changeUser } = page;
  changeUser("member-1");
  await vi.waitFor(() => expect(tab.store.state().isPending).toBe(false));
  onlineManager.setOnline(false);
  const changes = [tab.actions.add(itemOf("a")), tab.actions.setNote("member-1: mine")];
  const removal = await tab.actions.remove(tab.store.cart().lines[0]?.id ?? "");
  shop.mergeCarts = () => {};
  changeUser(next);
  expect(tab.store.cart()).toMatchObject({ count: 0, note: "", notices: [] });
  onlineManager.setOnline(true);
  for (const change of [...changes, removal.done, removal.undo()]) {
    await expect(change).rejects.toMatchObject({ code: "SESSION_CHANGED" });
  }
  await vi.waitFor(() => expect(tab.store.state().isPending).toBe(false));
  expect(sentChanges).toEqual([]);
  expect(shop.cart(next)).toBeNull();
  tab.close();
});
