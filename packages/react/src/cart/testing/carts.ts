import type { CartChange, SettledCart, SettledLine } from "../../queries/cart-adapter.js";
import { toAddedItem } from "../pending-changes.js";

export const item = (variantId: string, quantity = 1) =>
  toAddedItem({ productId: "product", variantId, quantity });

export function line(variantId: string, quantity: number, requested = quantity): SettledLine {
  const { lineId, catalogReference } = item(variantId);
  return {
    id: lineId,
    lineItemId: `id-${variantId}`,
    productId: "product",
    variantId,
    name: variantId,
    url: undefined,
    slug: undefined,
    image: undefined,
    options: [],
    texts: [],
    quantity,
    requested,
    available: undefined,
    price: { amount: "10.00", currency: "EUR" },
    total: { amount: "10.00", currency: "EUR" },
    isPending: false,
    isNew: false,
    problem: undefined,
    catalogReference,
  };
}

export const cart = (lines: SettledLine[], more: Partial<SettledCart> = {}): SettledCart => ({
  id: "cart",
  lines,
  currency: "EUR",
  coupons: [],
  giftCards: [],
  note: "",
  deliveryCode: undefined,
  address: undefined,
  ...more,
});

export const add = (variantId: string, quantity = 1): CartChange => ({
  kind: "add",
  items: [item(variantId, quantity)],
});
export const quantity = (variantId: string, count: number): CartChange => ({
  kind: "quantity",
  lineId: item(variantId).lineId,
  quantity: count,
});
export const remove = (...ids: string[]): CartChange => ({
  kind: "remove",
  lineIds: ids.map((id) => item(id).lineId),
});
