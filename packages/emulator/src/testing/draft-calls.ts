// Drafts of orders as tests make them.
import { createEmulator } from "../emulator.js";
import { type Answer, type Caller, merchant } from "./test-client.js";

/** A merchant's own line. */
export const customLine = (price: string, rest: object = {}) => ({
  productName: { original: "Engraving" },
  price: { amount: price },
  quantity: 1,
  ...rest,
});

/** The draft that a call answers with. */
export const drafted = async (owner: Caller, operation: string, request: Answer): Promise<Answer> =>
  (await owner.call(`ecom.draftOrders.${operation}`, request)).calculatedDraftOrder.draftOrder;

/** The amounts of a price summary, by their names. */
export const totals = ({ priceSummary }: Answer) =>
  Object.fromEntries(
    Object.entries(priceSummary).map(([name, price]) => [name, (price as Answer).amount]),
  );

/** A shop with a tax of a tenth, and calls about drafts by its merchant. */
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
