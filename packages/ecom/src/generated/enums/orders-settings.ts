// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `InventoryUpdateTrigger`. */
export const InventoryUpdateTrigger = {
  ON_ORDER_PAID: "ON_ORDER_PAID",
  ON_ORDER_PLACED: "ON_ORDER_PLACED",
} as const;
