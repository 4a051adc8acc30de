// Drafts of orders as tests make them.
import type { Answer, Caller } from "./test-client.js";

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
