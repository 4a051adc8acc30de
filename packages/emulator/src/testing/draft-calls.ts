import { createEmulator } from "../emulator.js";
import { type Answer, type Caller, merchant } from "./test-client.js";

export const customLine = (price: string, rest: object = {}) => ({
  productName: { original: "Engraving" },
  price: { amount: price },
  quantity: 1,
  ...rest,
});

export const drafted = async (owner: Caller, operation: string, request: Answer): Promise<Answer> =>
  (await owner.call(`ecom.draftOrders.${operation}`, request)).calculatedDraftOrder.draftOrder;

export const totals = ({ priceSummary }: Answer) =>
  Object.fromEntries(
    Object.entries(priceSummary).map(([name, price]) => [name, (price as Answer).amount]),
  );

/** A shop with 10% tax, and functions that call draft operations as the merchant. */
export function draftShop() {
  const emulator = createEmulator({
    seed: "minimal",
    site: { tax: { rate: "0.1", name: "Tax", delivery: true } },
  });
  const owner = merchant(emulator);
  const draft = (operation: string, request: Answer) => drafted(owner, operation, request);
  return {
    emulator,
    owner,
    draft,
    make: (draftOrder: Answer = {}) => draft("createDraftOrder", { draftOrder }),
    fails: (operation: string, request: Answer) =>
      owner.fails(`ecom.draftOrders.${operation}`, request),
  };
}
