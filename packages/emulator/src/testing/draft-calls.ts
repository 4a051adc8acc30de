import { createEmulator } from "../emulator.js";
import { type Caller, type Json, merchant } from "./test-client.js";

export const customLineItem = (price: string, rest: object = {}) => ({
  productName: { original: "Engraving" },
  price: { amount: price },
  quantity: 1,
  ...rest,
});

export const callDraft = async (owner: Caller, operation: string, request: Json): Promise<Json> =>
  (await owner.call(`ecom.draftOrders.${operation}`, request)).calculatedDraftOrder.draftOrder;

export const totals = ({ priceSummary }: Json) =>
  Object.fromEntries(
    Object.entries(priceSummary).map(([name, price]) => [name, (price as Json).amount]),
  );

/** Returns a shop with 10% tax, and functions that call draft operations as the merchant. */
export function draftShop() {
  const emulator = createEmulator({
    seed: "minimal",
    site: { tax: { rate: "0.1", name: "Tax", delivery: true } },
  });
  const owner = merchant(emulator);
  const draft = (operation: string, request: Json) => callDraft(owner, operation, request);
  return {
    emulator,
    owner,
    draft,
    make: (draftOrder: Json = {}) => draft("createDraftOrder", { draftOrder }),
    fails: (operation: string, request: Json) =>
      owner.fails(`ecom.draftOrders.${operation}`, request),
  };
}
