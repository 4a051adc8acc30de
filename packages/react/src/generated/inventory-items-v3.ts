// Generated from api/ by `npm run generate`. Do not edit.

import { operation, type Sent } from "@portico/core/runtime";
import type * as service from "@portico/stores/inventory-items-v3";

/** `inventoryItemsV3.queryInventoryItems` without its builder. */
export const queryInventoryItems: Sent<typeof service.queryInventoryItems> =
  /* @__PURE__ */ operation({
    name: "stores.inventoryItemsV3.queryInventoryItems",
    method: "GET",
    path: "/stores/v3/inventory-items/query",
    args: ["query"],
    response: { inventoryItems: { createdDate: "d", updatedDate: "d" } },
    complex: true,
    fallback: true,
    query: { items: "inventoryItems" },
  });
