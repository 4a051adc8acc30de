import { guidOf } from "../../kernel/ids.js";

// Cached because the ID is a hash, and a query needs the ID of every variant in the shop.
const ids = /* @__PURE__ */ new Map<string, string>();
const MAX_IDS = 500_000;

export function inventoryId(variantId: string): string {
  let id = ids.get(variantId);
  if (id === undefined) {
    if (ids.size >= MAX_IDS) ids.clear();
    id = guidOf(`inventory:${variantId}`);
    ids.set(variantId, id);
  }
  return id;
}
