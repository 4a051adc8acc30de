import { afterEach, expect, it, vi } from "vitest";
import { type Fault, ModelShop, reference } from "./testing/model-shop.js";
import { ModelTab } from "./testing/model-tab.js";

afterEach(() => vi.unstubAllGlobals());

/** Opens a page with two units of "b" in the cart. The faults apply to the page's changes. */
async function openPage(...faults: Fault[]) {
  vi.stubGlobal("BroadcastChannel", undefined);
  const shop = new ModelShop();
  const items = [{ catalogReference: reference("b"), quantity: 2 }];
  shop.change("visitor-1", { kind: "add", items });
  const tab = new ModelTab({
    shop,
    networkStep: () => Promise.resolve(),
    user: "visitor-1",
    nextFault: () => faults.shift() ?? "none",
    isAlone: true,
  });
  await vi.waitFor(() => expect(tab.store.state().isPending).toBe(false));
  const waitUntilSettled = () => vi.waitFor(() => expect(tab.store.cart().isUpdating).toBe(false));
  const id = tab.store.cart().lines[0]?.id ?? "";
  const quantities = () => tab.store.cart().lines.map(({ quantity }) => quantity);
  return { shop, tab, waitUntilSettled, id, quantities };
}

it("undo adds nothing if the platform rejected the removal", async () => {
  const { shop, tab, waitUntilSettled, id, quantities } = await openPage("rejected");
  const removal = await tab.actions.remove(id);
  await vi.waitFor(() => expect(tab.store.queue.isSending).toBe(true));
  const undoResult = removal.undo();
  expect(quantities()).toEqual([2]);
  await expect(removal.done).rejects.toMatchObject({ status: 409 });
  await expect(undoResult).resolves.toMatchObject({ added: 0 });
  await waitUntilSettled();
  expect(quantities()).toEqual([2]);
  expect(shop.cart("visitor-1")?.lines).toMatchObject([{ requested: 2 }]);
  expect(tab.store.cart().notices.map(({ kind }) => kind)).toEqual(["rejected"]);
  tab.close();
});

it("undo restores the previous quantity and keeps later additions", async () => {
  const { tab, waitUntilSettled, id, quantities } = await openPage();
  void tab.actions.setQuantity(id, 5);
  const firstRemoval = await tab.actions.remove(id);
  await firstRemoval.undo();
  expect(quantities()).toEqual([5]);
  void tab.actions.setNote("visitor-1: behind it all");
  const secondRemoval = await tab.actions.remove(id);
  void tab.actions.add({ catalogReference: reference("b"), quantity: 1 });
  await secondRemoval.undo();
  await waitUntilSettled();
  expect(quantities()).toEqual([6]);
  tab.close();
});
