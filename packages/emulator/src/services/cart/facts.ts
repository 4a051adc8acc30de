// Current data of a cart's line items, from the site's catalog, from an app's catalog or from the
// custom line item itself.

import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Reader } from "../../kernel/context.js";
import { amount, round } from "../../kernel/money.js";
import { catalogSlice } from "../catalog/slice.js";
import type { SubscriptionTerms } from "../catalog/subscription-terms.js";
import { type Found, itemsOfApp } from "../plugins/catalog.js";
import type { AskedLine } from "../plugins/lines.js";
import type { Cart, CartLine, CustomLine, TaxAddress } from "./model.js";
import { type LineFacts, lineFacts, type TakenStock } from "./resolve.js";

/** Returns the current data of a line item. `found` returns the data of an app's item. */
export function factsOf(
  reader: Reader,
  line: CartLine,
  taken: TakenStock,
  found: Found,
): LineFacts {
  if (line.kind === "catalog") return lineFacts(reader, line, taken);
  if (line.reference) return appFacts(line, found(line.reference));
  const unit = amount(line.price);
  const product = line.productId && reader.store(catalogSlice).products.get(line.productId);
  return {
    choices: [],
    modifiers: [],
    quantity: line.requested,
    status: "IN_STOCK",
    unit,
    fullUnit: amount(line.fullPrice ?? line.price),
    ...(product && { product }),
  };
}

/** Converts the subscription terms of an app's item. */
const termsIn = ({
  title,
  description,
  subscriptionSettings = {},
}: NonNullable<ItemData["subscriptionOptionInfo"]>): SubscriptionTerms => ({
  title: title?.original ?? "",
  ...(description?.original ? { description: description.original } : {}),
  settings: {
    frequency: "UNDEFINED",
    autoRenewal: false,
    enableCustomerCancellation: false,
    ...subscriptionSettings,
  },
});

/**
 * Returns the data of an app's line item. If the app does not respond, the data saved with the line
 * item is used.
 */
function appFacts(line: CustomLine, data: ReturnType<Found>): LineFacts {
  const known = data === "unknown" ? undefined : data;
  const gone = data === undefined;
  const available = known?.quantityAvailable ?? undefined;
  const quantity = Math.min(line.requested, available ?? line.requested);
  const out = quantity <= 0;
  const short = quantity < line.requested;
  const unit = amount(known?.price ?? line.price);
  return {
    choices: [],
    modifiers: [],
    quantity: out ? line.requested : quantity,
    ...(available === undefined ? {} : { available }),
    status: gone
      ? "REMOVED_FROM_CATALOG"
      : out
        ? "OUT_OF_STOCK"
        : short
          ? "PARTIALLY_IN_STOCK"
          : "IN_STOCK",
    unit,
    fullUnit: amount(known?.fullPrice ?? unit),
    ...(known && { item: known }),
    ...(known?.subscriptionOptionInfo?.subscriptionSettings
      ? { subscription: termsIn(known.subscriptionOptionInfo) }
      : {}),
  };
}

/**
 * Returns the tax group, tax address and delivery profile of a line item. Missing values come from
 * its product.
 */
export function rulesOf(
  line: CartLine,
  { product, item }: LineFacts,
): {
  readonly taxGroupId?: string;
  readonly taxAddress: TaxAddress;
  readonly deliveryProfileId?: string;
} {
  const custom = line.kind === "custom" ? line : undefined;
  const taxGroupId = custom?.taxGroupId ?? product?.taxGroupId;
  const deliveryProfileId = custom?.deliveryProfileId ?? product?.deliveryProfileId;
  return {
    taxAddress: custom?.taxAddress ?? item?.taxableAddress?.addressType ?? "SHIPPING",
    ...(taxGroupId ? { taxGroupId } : {}),
    ...(deliveryProfileId ? { deliveryProfileId } : {}),
  };
}

/**
 * Returns the weight of one unit and the SKU of a line item. A custom line item's weight replaces
 * the variant's weight.
 */
export function propertiesOf(line: CartLine, { variant }: LineFacts) {
  const own = line.kind === "custom" ? line.weight : undefined;
  const weight = own ?? variant?.weight;
  return {
    ...(weight === undefined ? {} : { weight }),
    ...(variant?.sku === undefined ? {} : { sku: variant.sku }),
  };
}

/** Fetches the data of a cart's app items from the catalogs of the apps. */
export const foundOf = (reader: Reader, { lines }: Cart): Found =>
  itemsOfApp(
    reader,
    lines.flatMap((line) =>
      line.kind === "custom" && line.reference
        ? [{ catalogReference: line.reference, quantity: line.requested }]
        : [],
    ),
  );

/** Converts the line items of a cart for requests to service plugins. */
export function askedLines(reader: Reader, cart: Cart): AskedLine[] {
  const taken: TakenStock = new Map();
  const found = foundOf(reader, cart);
  return cart.lines.map((line) => askedLine(line, factsOf(reader, line, taken, found), reader));
}

/** Converts a line item for requests to service plugins. */
export function askedLine(line: CartLine, facts: LineFacts, { site }: Reader): AskedLine {
  const { product, quantity, unit, fullUnit } = facts;
  const custom = line.kind === "custom" ? line : undefined;
  const reference =
    line.kind === "custom"
      ? (line.reference ?? line.standsFor)
      : {
          catalogItemId: line.productId,
          appId: line.appId,
          options: { ...line.options, variantId: line.variantId },
        };
  return {
    id: line.id,
    name: custom ? custom.name : (product?.name ?? ""),
    quantity,
    unit,
    fullUnit,
    total: round(unit.times(quantity), site.currency),
    shippable: custom ? custom.itemType === "PHYSICAL" : product?.productType !== "DIGITAL",
    ...(reference ? { reference } : {}),
    ...propertiesOf(line, facts),
  };
}
