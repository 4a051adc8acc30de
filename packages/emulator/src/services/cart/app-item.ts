// Items of app catalogs in carts.

import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import { itemsOfApp } from "../plugins/catalog.js";
import type { Cart, CartLine } from "./model.js";
import type { CatalogReference } from "./resolve.js";
import { checkModifiers, checkTerms, type Terms } from "./terms.js";

/** The maximum quantity of a line item. */
export const MAX_QUANTITY = 100_000;

/** An item to add to a cart. */
export interface ItemToAdd extends Terms {
  readonly catalogReference: CatalogReference;
  readonly quantity: number;
}

/** Returns whether two sets of options are equal, regardless of the variant they resolve to. */
export function sameOptions(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const canonical = (value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.entries(value)
          .sort(([x], [y]) => (x < y ? -1 : 1))
          .map(([key, inner]) => [key, canonical(inner)])
      : value;
  const without = ({ variantId: _, ...rest }: Record<string, unknown>) => canonical(rest);
  return JSON.stringify(without(a)) === JSON.stringify(without(b));
}

/** Adds an item of an app's catalog. Returns undefined if the item does not exist or is sold out. */
export function addAppItem(
  context: Context,
  cart: Cart,
  { catalogReference, quantity, ...terms }: ItemToAdd,
  strict: boolean,
): CartLine | undefined {
  const reference = { ...catalogReference, options: catalogReference.options ?? {} };
  const data = itemsOfApp(context, [{ catalogReference: reference, quantity }])(reference);
  const known = data === "unknown" ? undefined : data;
  const left = known?.quantityAvailable ?? quantity;
  if (!known || left <= 0) {
    if (!strict) return undefined;
    const why = known ? "INSUFFICIENT_INVENTORY" : "ITEM_NOT_FOUND_IN_CATALOG";
    throw applicationError(known ? 428 : 404, why, "The item is not in the app's catalog", {
      catalogReference,
    });
  }
  if (strict) {
    checkTerms(cart, terms, known);
    checkModifiers(known);
  }
  const same = cart.lines.find(
    (other) =>
      other.kind === "custom" &&
      other.reference?.catalogItemId === reference.catalogItemId &&
      sameOptions(other.reference.options ?? {}, reference.options),
  );
  if (same && strict && known.fixedQuantity) {
    throw applicationError(428, "FIXED_QUANTITY_ITEM", "The item's quantity cannot be changed");
  }
  if (same) {
    same.requested = Math.min(same.requested + quantity, MAX_QUANTITY);
    return same;
  }
  const line: CartLine = {
    kind: "custom",
    id: context.guid("line"),
    name: known.productName?.original ?? "Item",
    price: known.price ?? "0",
    itemType: known.itemType?.preset ?? "PHYSICAL",
    requested: quantity,
    reference,
  };
  cart.lines.push(line);
  return line;
}
