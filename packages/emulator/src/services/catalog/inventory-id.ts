import { guidOf } from "../../kernel/ids.js";

// Made of the variant's id by a hash, and asked for every variant of a shop by a query.
const ids = /* @__PURE__ */ new Map<string, string>();
const MAX_IDS = 500_000;

/** The id of the inventory item of a variant at the default location. */
export function inventoryId(variantId: string): string {
  let id = ids.get(variantId);
  if (id === undefined) {
    if (ids.size >= MAX_IDS) ids.clear();
    id = guidOf(`inventory:${variantId}`);
    ids.set(variantId, id);
  }
  return id;
}
