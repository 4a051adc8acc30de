import type { PropertyAdjustmentData, VariantOverride } from "@portico/stores/products";
import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import { type Amount, amount, round } from "../../../../kernel/money.js";
import {
  applicationError,
  badRequest,
  notFound,
  rejection,
} from "../../../../kernel/platform-error.js";
import type { Nullable, Sent } from "../../../../kernel/wire-request.js";
import type { Draft, Recipe, Writable } from "../../../../store/collection.js";
import { compact } from "../../../../store/plain.js";
import { bulk } from "../../../bulk.js";
import { productById } from "../../lookup.js";
import type { Product, Variant } from "../../model.js";
import { hasChoices, v1Variant } from "../product.js";
import { changeHandler, changeProduct, writeHandler } from "./change.js";
import { requireNotNegative, setBrandAndRibbon } from "./products.js";
import {
  type Base,
  baseOf,
  decimalOf,
  fullPrice,
  saleOf,
  setBase,
  setPrice,
  setV1Fields,
} from "./values.js";

type VariantInput = Nullable<Sent<VariantOverride>>;
type Adjustment = Sent<PropertyAdjustmentData>;

function requireManaged(product: Product): void {
  if (!product.unmanaged) return;
  throw rejection("PRODUCT_VARIANTS_NOT_MANAGED", "The product does not have managed variants");
}

function requestedVariants(
  product: Draft<Product>,
  { choices, variantIds }: VariantInput,
): Draft<Variant>[] {
  if (variantIds?.length) {
    return variantIds.map((id) => {
      const variant = product.variants.find((candidate) => candidate.id === id);
      if (variant) return variant;
      throw notFound("Variant", "VARIANT_NOT_FOUND", { variantId: id });
    });
  }
  const choiceNames = choices ?? {};
  const matching = product.variants.filter((variant) => hasChoices(product, variant, choiceNames));
  if (Object.keys(choiceNames).length > 0 && matching.length > 0) return matching;
  const description = "No variant has these choices";
  throw applicationError(404, "VARIANT_NOT_FOUND", description, { choices: choiceNames });
}

function changeVariant(
  context: Context,
  product: Product,
  variant: Draft<Variant>,
  input: VariantInput,
): void {
  const { price, cost, weight, sku, visible } = input;
  for (const [field, value] of Object.entries({ price, cost, weight })) {
    requireNotNegative(`variants.${field}`, value);
  }
  if (typeof price === "number") {
    setPrice(variant, decimalOf(price), saleOf(product), context.site.currency);
  }
  if (typeof cost === "number") variant.cost = decimalOf(cost);
  if (typeof weight === "number") variant.weight = weight;
  if (typeof sku === "string") variant.sku = sku;
  if (typeof visible === "boolean") variant.visible = visible;
  for (const field of ["productDimensions", "packageDimensions"] as const) {
    const value = input[field];
    if (value === null) delete variant[field];
    else if (value !== undefined) variant[field] = value;
  }
}

const changeEach = (context: Context, ids: readonly string[], work: Recipe<Product>) =>
  bulk(context, ids, String, (id) => changeProduct(context, productById(context, id), work));

const WEIGHT_PLACES = 3;

function adjustedValue(before: Amount, { percentage, amount: by }: Adjustment): Amount {
  const next = percentage
    ? before.times(amount(100).plus(percentage.rate ?? 0)).div(100)
    : before.plus(by ?? 0);
  if (next.lt(0)) {
    throw badRequest("INVALID_ARGUMENT", "A value cannot be adjusted to less than 0");
  }
  return percentage?.roundToInt ? next.round(0) : next;
}

function adjustProduct(
  context: Context,
  product: Draft<Product>,
  adjustments: Readonly<Partial<Record<"price" | "cost" | "weight", Adjustment>>>,
): void {
  const { currency } = context.site;
  const base: Writable<ReturnType<typeof baseOf>> = { ...baseOf(product) };
  const adjustedMoney = (before: string | undefined, by: Adjustment) =>
    round(adjustedValue(amount(before ?? 0), by), currency).toFixed();
  const adjustedWeight = (before: number | undefined, by: Adjustment) =>
    adjustedValue(amount(before ?? 0), by)
      .round(WEIGHT_PLACES)
      .toNumber();
  const { price, cost, weight } = adjustments;
  if (price) base.price = adjustedMoney(base.price, price);
  if (cost) base.cost = adjustedMoney(base.cost, cost);
  if (weight) base.weight = adjustedWeight(base.weight, weight);
  setV1Fields(product, { base });
  for (const variant of product.variants) {
    if (price) {
      setPrice(variant, adjustedMoney(fullPrice(variant), price), saleOf(product), currency);
    }
    if (cost) variant.cost = adjustedMoney(variant.cost, cost);
    if (weight) variant.weight = adjustedWeight(variant.weight, weight);
  }
}

export const variantWrites: Handlers = {
  "stores.products.updateProductVariants": writeHandler(({ id, variants = [] }, context) => {
    const product = productById(context, id);
    requireManaged(product);
    const next = changeProduct(context, product, (draft) => {
      // Keep the product's base values when its first variant changes.
      setV1Fields(draft, {});
      for (const input of variants) {
        const changedVariants = requestedVariants(draft, input);
        for (const variant of changedVariants) changeVariant(context, draft, variant, input);
      }
    });
    return { variants: next.variants.map((variant) => v1Variant(context, next, variant, true)) };
  }),

  "stores.products.resetAllProductVariantData": changeHandler((draft, _request, context) => {
    requireManaged(draft);
    const { price, cost, weight } = baseOf(draft);
    for (const variant of draft.variants) {
      setPrice(variant, price, saleOf(draft), context.site.currency);
      variant.sku = "";
      variant.visible = true;
      delete variant.cost;
      delete variant.weight;
      Object.assign(variant, compact({ cost, weight }));
    }
  }),

  "stores.products.bulkUpdateProductsProperty": writeHandler(({ ids, set }, context) =>
    changeEach(context, ids, (product) => {
      const { price, cost, weight } = set;
      for (const [field, value] of Object.entries({ price, cost, weight })) {
        requireNotNegative(`set.${field}`, value);
      }
      const values: Partial<Base> = {
        ...(typeof price === "number" && { price: decimalOf(price) }),
        ...(typeof cost === "number" && { cost: decimalOf(cost) }),
        ...(typeof weight === "number" && { weight }),
      };
      setBase(product, values, context.site.currency);
      setBrandAndRibbon(context, product, set);
    }),
  ),

  "stores.products.bulkAdjustProductProperty": writeHandler((request, context) =>
    changeEach(context, request.ids, (product) => adjustProduct(context, product, request.adjust)),
  ),
};
