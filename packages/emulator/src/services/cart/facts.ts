// What the lines of a cart are right now: in the site's catalog, in that of an app, or as the merchant wrote them.

import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Reader } from "../../kernel/context.js";
import { amount, round } from "../../kernel/money.js";
import { catalogSlice } from "../catalog/slice.js";
import type { SubscriptionTerms } from "../catalog/subscription-terms.js";
import { type Found, itemsOfApp } from "../plugins/catalog.js";
import type { AskedLine } from "../plugins/lines.js";
import type { Cart, CartLine, CustomLine, TaxAddress } from "./model.js";
import { type LineFacts, lineFacts, type TakenStock } from "./resolve.js";

/** What a line is; `found`: what the catalogs of apps say. */
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

/** The terms that an app tells of its item. */
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

/** A line of an app's item: as it was when it was put there, where the app does not answer. */
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

/** What decides the tax and the delivery of a line: the line itself, else its product. */
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

/** What a line weighs, of one, and its SKU: as the line was written, else of its variant. */
export function propertiesOf(line: CartLine, { variant }: LineFacts) {
  const own = line.kind === "custom" ? line.weight : undefined;
  const weight = own ?? variant?.weight;
  return {
    ...(weight === undefined ? {} : { weight }),
    ...(variant?.sku === undefined ? {} : { sku: variant.sku }),
  };
}

/** What the catalogs of apps say of the lines of a cart. */
export const foundOf = (reader: Reader, { lines }: Cart): Found =>
  itemsOfApp(
    reader,
    lines.flatMap((line) =>
      line.kind === "custom" && line.reference
        ? [{ catalogReference: line.reference, quantity: line.requested }]
        : [],
    ),
  );

/** The lines of a cart as plugins are told of them. */
export function askedLines(reader: Reader, cart: Cart): AskedLine[] {
  const taken: TakenStock = new Map();
  const found = foundOf(reader, cart);
  return cart.lines.map((line) => askedLine(line, factsOf(reader, line, taken, found), reader));
}

/** A line as plugins are told of it. */
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
