import { guidOf } from "../../kernel/ids.js";

// Cached because the id is a hash, and a query can need the ids of all variants.
const cachedIds = /* @__PURE__ */ new Map<string, string>();
const MAX_IDS = 500_000;

export function inventoryId(variantId: string): string {
  let id = cachedIds.get(variantId);
  if (id === undefined) {
    if (cachedIds.size >= MAX_IDS) cachedIds.clear();
    id = guidOf(`inventory:${variantId}`);
    cachedIds.set(variantId, id);
  }
  return id;
}
