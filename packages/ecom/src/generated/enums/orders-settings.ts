// Generated from api/ by `npm run generate`. Do not edit.

/** When an order reduces the stock: when it is placed or when it is paid. */
export const InventoryUpdateTrigger = {
  ON_ORDER_PAID: "ON_ORDER_PAID",
  ON_ORDER_PLACED: "ON_ORDER_PLACED",
} as const;
