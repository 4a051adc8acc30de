import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, sum, zero } from "../../kernel/money.js";
import { objectOf } from "../../resource/merge.js";
import { availableQuantity, selectedChoices, variantByChoices } from "../catalog/lookup.js";
import { type Product, STORES_APP_ID, type Variant } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import {
  isSubscriptionOnly,
  type SubscriptionTerms,
  subscriptionIn,
  subscriptionPrice,
  termsOf,
} from "../catalog/subscription-terms.js";
import { NO_VARIANT_ID } from "../catalog/unmanaged.js";
import { type ItemLookup, itemsOfApp } from "../plugins/catalog.js";
import type { PluginLine, Reference } from "../plugins/lines.js";
import { itemTypeOf, type LineFacts, lineName, type UsedModifier } from "./line-parts.js";
import type { Cart, CartLine, CatalogLine, CustomLine, TaxAddress } from "./model.js";

/** The reason is "incomplete" if the variant or a required modifier or subscription is missing. */
type ResolvedReference =
  | { readonly found: true; readonly product: Product; readonly variant: Variant }
  | { readonly found: false; readonly reason: "unknown" | "incomplete" };

/** Returns null for an unknown variant, and undefined for incomplete options. */
function variantOf(
  { site }: Reader,
  product: Product,
  options: Record<string, unknown>,
): Variant | undefined | null {
  const { variantId } = options;
  if (typeof variantId === "string" && variantId !== "" && variantId !== NO_VARIANT_ID) {
    return product.variants.find(({ id }) => id === variantId) ?? null;
  }
  if (product.options.length === 0) return product.variants[0];
  // Catalog V1 identifies a variant by choices only if variants are not managed.
  if (site.catalogVersion === "V1_CATALOG" && !product.unmanaged) return undefined;
  return variantByChoices(product, objectOf(options.options));
}

export function resolveReference(reader: Reader, reference: Reference): ResolvedReference {
  const unknownItem = { found: false, reason: "unknown" } as const;
  const incomplete = { found: false, reason: "incomplete" } as const;
  const product = reader.store(catalogSlice).products.get(reference.catalogItemId);
  if (!product?.visible || reference.appId !== STORES_APP_ID) return unknownItem;
  const options = reference.options ?? {};
  const variant = variantOf(reader, product, options);
  if (variant === undefined) return incomplete;
  if (variant === null || !variant.visible) return unknownItem;
  const inputs = { ...objectOf(options.options), ...objectOf(options.customTextFields) };
  const isMissing = ({ key }: { readonly key: string }) => (inputs[key] ?? "") === "";
  if (product.modifiers.some((modifier) => modifier.mandatory && isMissing(modifier))) {
    return incomplete;
  }
  const { subscriptionOptionId } = options;
  if (subscriptionOptionId) {
    if (!subscriptionIn(product, subscriptionOptionId)) return unknownItem;
  } else if (isSubscriptionOnly(product)) return incomplete;
  return { found: true, product, variant };
}

function usedModifiers(product: Product, options: Record<string, unknown>): UsedModifier[] {
  const texts = objectOf(options.customTextFields);
  const choices = objectOf(options.options);
  return product.modifiers.flatMap((modifier) => {
    const { name, key } = modifier;
    if (modifier.kind === "FREE_TEXT") {
      const text = texts[key];
      if (typeof text !== "string" || text === "") return [];
      const value = text.slice(0, modifier.maxCharCount);
      return { name, value, price: amount(modifier.addedPrice ?? "0") };
    }
    const choice = modifier.choices.find((candidate) => candidate.key === choices[key]);
    return choice ? { name, value: choice.name, price: amount(choice.addedPrice ?? "0") } : [];
  });
}

export const customFacts = (unit: Amount, quantity: number) => ({
  choices: [],
  modifiers: [],
  quantity,
  status: "IN_STOCK" as const,
  unit,
  fullUnit: unit,
});

/** Quantities that preceding line items take from the stock, keyed by variant id. */
export type TakenStock = Map<string, number>;

function stockFacts(requested: number, available: number | undefined) {
  if (available === undefined) return { quantity: requested, status: "IN_STOCK" as const };
  if (available <= 0) return { available, quantity: requested, status: "OUT_OF_STOCK" as const };
  const status = available < requested ? "PARTIALLY_IN_STOCK" : "IN_STOCK";
  return { available, quantity: Math.min(requested, available), status } as const;
}

/** Limits the quantity to the stock that preceding line items leave, and updates `takenStock`. */
export function lineFacts(reader: Reader, line: CatalogLine, takenStock: TakenStock): LineFacts {
  const { override, options, requested } = line;
  const product = reader.store(catalogSlice).products.get(line.productId);
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  if (!product?.visible || !variant?.visible) {
    return { ...customFacts(zero(), requested), status: "REMOVED_FROM_CATALOG" };
  }
  const modifiers = usedModifiers(product, options);
  const extraPrice = sum(modifiers.map(({ price }) => price));
  const stock = availableQuantity(variant);
  const taken = takenStock.get(variant.id) ?? 0;
  const available = stock === undefined ? undefined : Math.max(0, stock - taken);
  const facts = stockFacts(requested, available);
  takenStock.set(variant.id, taken + Math.min(requested, available ?? requested));
  const subscription = subscriptionIn(product, options.subscriptionOptionId);
  const price = subscription
    ? subscriptionPrice(subscription, variant.price)
    : amount(variant.price);
  const fullPrice =
    override?.fullPrice ?? override?.price ?? variant.compareAtPrice ?? variant.price;
  return {
    product,
    variant,
    choices: product.unmanaged
      ? selectedChoices(product, objectOf(options.options))
      : variant.choices,
    modifiers,
    ...facts,
    unit: (override?.price === undefined ? price : amount(override.price)).plus(extraPrice),
    fullUnit: amount(fullPrice).plus(extraPrice),
    subscription: subscription && termsOf(subscription),
  };
}

export function linesWithFacts(reader: Reader, { lines }: Pick<Cart, "lines">) {
  const takenStock: TakenStock = new Map();
  const lookUp = itemsOfApp(
    reader,
    lines.flatMap((line) =>
      line.kind === "custom" && line.reference
        ? [{ catalogReference: line.reference, quantity: line.requested }]
        : [],
    ),
  );
  return lines.map((line) => ({ line, facts: factsOf(reader, line, takenStock, lookUp) }));
}

function factsOf(reader: Reader, line: CartLine, taken: TakenStock, lookUp: ItemLookup): LineFacts {
  if (line.kind === "catalog") return lineFacts(reader, line, taken);
  if (line.reference) return appFacts(line, lookUp(line.reference));
  return {
    ...customFacts(amount(line.price), line.requested),
    fullUnit: amount(line.fullPrice ?? line.price),
    product: reader.store(catalogSlice).products.get(line.productId ?? ""),
  };
}

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

/** Uses the saved data if the app does not respond. */
function appFacts(line: CustomLine, data: ReturnType<ItemLookup>): LineFacts {
  const item = data === "unknown" ? undefined : data;
  const unit = amount(item?.price ?? line.price);
  const terms = item?.subscriptionOptionInfo;
  return {
    ...customFacts(unit, line.requested),
    ...stockFacts(line.requested, item?.quantityAvailable ?? undefined),
    ...(data === undefined ? { status: "REMOVED_FROM_CATALOG" } : {}),
    fullUnit: amount(item?.fullPrice ?? unit),
    item,
    subscription: terms?.subscriptionSettings ? termsIn(terms) : undefined,
  };
}

export function rulesOf(line: CartLine, { product, item }: LineFacts) {
  const customLine = line.kind === "custom" ? line : undefined;
  const taxAddress: TaxAddress =
    customLine?.taxAddress ?? item?.taxableAddress?.addressType ?? "SHIPPING";
  return {
    taxAddress,
    taxGroupId: (customLine?.taxGroupId ?? product?.taxGroupId) || undefined,
    deliveryProfileId: (customLine?.deliveryProfileId ?? product?.deliveryProfileId) || undefined,
  };
}

export const propertiesOf = (line: CartLine, { variant }: LineFacts) => ({
  weight: (line.kind === "custom" ? line.weight : undefined) ?? variant?.weight,
  sku: variant?.sku,
});

export function linesForPlugins(reader: Reader, cart: Cart): PluginLine[] {
  return linesWithFacts(reader, cart).map(({ line, facts }) => lineForPlugins(line, facts, reader));
}

export function lineForPlugins(line: CartLine, facts: LineFacts, { site }: Reader): PluginLine {
  const { quantity, unit, fullUnit } = facts;
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
    name: lineName(line, facts),
    quantity,
    unit,
    fullUnit,
    total: round(unit.times(quantity), site.currency),
    shippable: itemTypeOf(line, facts) === "PHYSICAL",
    reference,
    ...propertiesOf(line, facts),
  };
}
