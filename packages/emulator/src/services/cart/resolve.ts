import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, sum, zero } from "../../kernel/money.js";
import { availableQuantity, chosenOf, variantByChoices } from "../catalog/lookup.js";
import type { Product, Variant } from "../catalog/model.js";
import { STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import {
  isBySubscriptionOnly,
  priceUnder,
  type SubscriptionTerms,
  subscriptionIn,
  termsOf,
} from "../catalog/subscription-terms.js";
import { NO_VARIANT } from "../catalog/unmanaged.js";
import type { CatalogLine } from "./model.js";

/** The `catalogReference` of a request. */
export interface CatalogReference {
  readonly catalogItemId: string;
  readonly appId: string;
  readonly options?: Record<string, unknown>;
}

/** The product and variant of a reference, or the reason why the reference cannot be resolved. */
export type Resolved =
  | { readonly found: true; readonly product: Product; readonly variant: Variant }
  | {
      readonly found: false;
      readonly reason:
        | "unknown-item"
        | "variant-needed"
        | "modifier-needed"
        | "subscription-needed";
    };

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function variantOf(
  { site }: Reader,
  product: Product,
  options: Record<string, unknown>,
): Variant | undefined | null {
  const { variantId } = options;
  if (typeof variantId === "string" && variantId !== "" && variantId !== NO_VARIANT) {
    return product.variants.find(({ id }) => id === variantId) ?? null;
  }
  if (product.options.length === 0) return product.variants[0];
  // Catalog V1 identifies a variant by choices only if variants are not managed.
  if (site.catalogVersion === "V1_CATALOG" && !product.unmanaged) return undefined;
  return variantByChoices(product, record(options.options));
}

/**
 * Finds the product and variant of a reference, as the platform's cart does for products of Wix
 * Stores.
 */
export function resolveReference(reader: Reader, reference: CatalogReference): Resolved {
  const product = reader.store(catalogSlice).products.get(reference.catalogItemId);
  if (!product?.visible || reference.appId !== STORES_APP_ID) {
    return { found: false, reason: "unknown-item" };
  }
  const options = reference.options ?? {};
  const variant = variantOf(reader, product, options);
  if (variant === undefined) return { found: false, reason: "variant-needed" };
  if (variant === null || !variant.visible) return { found: false, reason: "unknown-item" };
  const chosen = { ...record(options.options), ...record(options.customTextFields) };
  const missing = product.modifiers.some(
    ({ key, mandatory }) => mandatory && (chosen[key] === undefined || chosen[key] === ""),
  );
  if (missing) return { found: false, reason: "modifier-needed" };
  const { subscriptionOptionId } = options;
  if (subscriptionOptionId) {
    if (!subscriptionIn(product, subscriptionOptionId)) {
      return { found: false, reason: "unknown-item" };
    }
  } else if (isBySubscriptionOnly(product)) return { found: false, reason: "subscription-needed" };
  return { found: true, product, variant };
}

/** A modifier that the buyer used. */
export interface UsedModifier {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly price: Amount;
}

/** Returns the modifiers of a line item, with their surcharges. */
export function usedModifiers(product: Product, options: Record<string, unknown>): UsedModifier[] {
  const texts = record(options.customTextFields);
  const choices = record(options.options);
  return product.modifiers.flatMap((modifier) => {
    if (modifier.kind === "FREE_TEXT") {
      const value = texts[modifier.key];
      if (typeof value !== "string" || value === "") return [];
      return {
        id: modifier.id,
        name: modifier.name,
        value: value.slice(0, modifier.maxCharCount),
        price: amount(modifier.addedPrice ?? "0"),
      };
    }
    const choice = modifier.choices.find(({ key }) => key === choices[modifier.key]);
    if (!choice) return [];
    const { id, name } = modifier;
    return { id, name, value: choice.name, price: amount(choice.addedPrice ?? "0") };
  });
}

/** The current data and price of a line item. */
export interface LineFacts {
  readonly product?: Product;
  readonly variant?: Variant;
  /** The selected choices of the product's options. */
  readonly choices: Variant["choices"];
  readonly modifiers: readonly UsedModifier[];
  /** Confirmed quantity: the requested quantity, capped at the stock. */
  readonly quantity: number;
  readonly available?: number;
  readonly status: "IN_STOCK" | "PARTIALLY_IN_STOCK" | "OUT_OF_STOCK" | "REMOVED_FROM_CATALOG";
  readonly unit: Amount;
  readonly fullUnit: Amount;
  /** The data that an app returns for its item. */
  readonly item?: ItemData;
  /** The terms of the subscription, if the item is bought by subscription. */
  readonly subscription?: SubscriptionTerms;
}

function fullPriceOf({ override }: CatalogLine, { compareAtPrice, price }: Variant): string {
  return override?.fullPrice ?? override?.price ?? compareAtPrice ?? price;
}

/**
 * Quantities of each variant used so far by a cart's line items. Line items with different options
 * share the stock of their variant.
 */
export type TakenStock = Map<string, number>;

/**
 * Looks up a line item in the catalog. Preceding line items of the same variant reduce its stock.
 */
export function lineFacts(reader: Reader, line: CatalogLine, taken: TakenStock): LineFacts {
  const product = reader.store(catalogSlice).products.get(line.productId);
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  if (!product?.visible || !variant?.visible) {
    const none = {
      choices: [],
      modifiers: [],
      quantity: line.requested,
      unit: zero(),
      fullUnit: zero(),
    };
    return { ...none, status: "REMOVED_FROM_CATALOG" };
  }
  const modifiers = usedModifiers(product, line.options);
  const added = sum(modifiers.map(({ price }) => price));
  const stock = availableQuantity(variant);
  const before = taken.get(variant.id) ?? 0;
  const available = stock === undefined ? undefined : Math.max(0, stock - before);
  const out = available !== undefined && available <= 0;
  const short = available !== undefined && available < line.requested;
  const quantity = available === undefined ? line.requested : Math.min(line.requested, available);
  taken.set(variant.id, before + quantity);
  const subscription = subscriptionIn(product, line.options.subscriptionOptionId);
  const price = subscription ? priceUnder(subscription, variant.price) : amount(variant.price);
  return {
    product,
    variant,
    choices: product.unmanaged ? chosenOf(product, record(line.options.options)) : variant.choices,
    modifiers,
    quantity: out ? line.requested : quantity,
    ...(available === undefined ? {} : { available }),
    status: out ? "OUT_OF_STOCK" : short ? "PARTIALLY_IN_STOCK" : "IN_STOCK",
    unit: (line.override?.price === undefined ? price : amount(line.override.price)).plus(added),
    fullUnit: amount(fullPriceOf(line, variant)).plus(added),
    ...(subscription ? { subscription: termsOf(subscription) } : {}),
  };
}
