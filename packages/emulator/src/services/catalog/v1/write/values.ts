// Variants inherit the base values and the sale of their product.

import { type Amount, amount, round, smaller, zero } from "../../../../kernel/money.js";
import { fieldError } from "../../../../kernel/platform-error.js";
import type { Draft, Writable } from "../../../../store/collection.js";
import { compact } from "../../../../store/plain.js";
import type { Product, V1Fields, Variant } from "../../model.js";

export type Base = NonNullable<V1Fields["base"]>;

export interface DiscountInput {
  readonly type?: string | null;
  readonly value?: number | null;
}

export const decimalOf = (value: number | string): string => amount(value).toFixed();

export const fullPrice = ({ price, compareAtPrice }: Variant): string => compareAtPrice ?? price;

export function baseOf(product: Product): Base {
  if (product.v1?.base) return product.v1.base;
  const [firstVariant] = product.variants;
  if (!firstVariant) return { price: "0", sku: "" };
  const { cost, weight, sku } = firstVariant;
  const price = fullPrice(firstVariant);
  return { price, sku: product.unmanaged ? sku : "", ...compact({ cost, weight }) };
}

function saleDiscount(full: Amount, sale: V1Fields["sale"], currency: string): Amount {
  if (!sale) return zero();
  const discount =
    sale.type === "PERCENT" ? round(full.times(sale.value).div(100), currency) : amount(sale.value);
  return smaller(discount, full);
}

export function setPrice(
  variant: Writable<Variant>,
  full: string,
  sale: V1Fields["sale"],
  currency: string,
): void {
  const discount = saleDiscount(amount(full), sale, currency);
  variant.price = amount(full).minus(discount).toFixed();
  if (discount.gt(0)) variant.compareAtPrice = full;
  else delete variant.compareAtPrice;
}

export function saleOf(product: Product): V1Fields["sale"] {
  if (product.v1) return product.v1.sale;
  const [variant] = product.variants;
  if (variant?.compareAtPrice === undefined) return undefined;
  return { type: "AMOUNT", value: amount(variant.compareAtPrice).minus(variant.price).toFixed() };
}

export function setSale(
  product: Draft<Product>,
  discount: DiscountInput | null,
  currency: string,
): void {
  const { type, value } = discount ?? {};
  const isSale = (type === "AMOUNT" || type === "PERCENT") && !!value;
  if (isSale && (value < 0 || (type === "PERCENT" && value > 100))) {
    const description = "must be an amount, or a percentage from 0 to 100";
    throw fieldError("product.discount.value", "VALIDATION", description);
  }
  const sale: V1Fields["sale"] = isSale ? { type, value: decimalOf(value) } : undefined;
  setV1Fields(product, { sale });
  for (const variant of product.variants) setPrice(variant, fullPrice(variant), sale, currency);
}

/** `undefined` removes a field. */
export function setV1Fields(
  product: Writable<Product>,
  change: { [K in keyof V1Fields]?: V1Fields[K] | undefined },
): void {
  // On the first change, store the values derived from the variants.
  const sale = saleOf(product);
  product.v1 = compact({ base: baseOf(product), sale, ...product.v1, ...change });
}

const isSameValue = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined ? a === b : amount(a).eq(b);

/** Variants that had the old values get the new ones. */
export function setBase(product: Draft<Product>, change: Partial<Base>, currency: string): void {
  const before = baseOf(product);
  const next = { ...before, ...change };
  setV1Fields(product, { base: next });
  for (const variant of product.variants) {
    if (isSameValue(fullPrice(variant), before.price)) {
      setPrice(variant, next.price, saleOf(product), currency);
    }
    if (next.cost !== undefined && isSameValue(variant.cost, before.cost)) variant.cost = next.cost;
    if (next.weight !== undefined && variant.weight === before.weight) variant.weight = next.weight;
    if (product.unmanaged) variant.sku = next.sku;
  }
}

export function newVariant(
  product: Product,
  content: Pick<Variant, "id" | "choices" | "stock">,
  currency: string,
): Variant {
  const { price, cost, weight, sku } = baseOf(product);
  const variant: Variant = {
    ...content,
    sku: content.choices.length === 0 ? sku : "",
    visible: true,
    price,
    ...compact({ cost, weight }),
  };
  setPrice(variant, price, saleOf(product), currency);
  return variant;
}
