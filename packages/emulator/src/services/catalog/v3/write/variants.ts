import type { Context } from "../../../../kernel/context.js";
import { amount } from "../../../../kernel/money.js";
import { applicationError, rejection } from "../../../../kernel/platform-error.js";
import type { Writable } from "../../../../store/collection.js";
import { compact } from "../../../../store/plain.js";
import { choicesKey, optionChoices } from "../../lookup.js";
import type { Product, ProductOption, Variant } from "../../model.js";
import { productWith } from "../../product-index.js";
import { catalogSlice } from "../../slice.js";
import type { VariantContent } from "./content.js";
import { moneyOf } from "./errors.js";

export const MAX_VARIANTS = 1000;

const mismatch = (description: string) =>
  rejection("VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT", description);

function choicesOf(
  sent: VariantContent["choices"],
  options: readonly ProductOption[],
): Variant["choices"] {
  return (sent ?? []).map(({ optionChoiceIds: ids, optionChoiceNames: names }) => {
    const option = options.find((candidate) =>
      ids?.optionId ? candidate.id === ids.optionId : candidate.name === names?.optionName,
    );
    if (!option) throw mismatch("A variant refers to an option that the product does not have");
    if (!ids && names?.renderType !== option.kind) {
      const message = `The choice of ${option.name} requires the renderType ${option.kind}`;
      throw rejection("MISSING_VARIANT_OPTION_CHOICE", message);
    }
    const choice = option.choices.find((candidate) =>
      ids?.choiceId ? candidate.id === ids.choiceId : candidate.name === names?.choiceName,
    );
    if (!choice) throw mismatch("A variant refers to a choice that the product does not have");
    return { optionId: option.id, choiceId: choice.id };
  });
}

export function checkAligned({ options, variants }: Product): void {
  if (variants.length === 0 || (options.length === 0 && variants.length > 1)) {
    const message = "A product without options must have exactly one variant";
    throw rejection("INVALID_DEFAULT_VARIANT", message);
  }
  if (variants.length > MAX_VARIANTS) {
    throw rejection("TOO_MANY_VARIANTS", `The limit is ${MAX_VARIANTS} variants`);
  }
  for (const { choices } of variants) {
    if (new Set(choices.map(({ optionId }) => optionId)).size < choices.length) {
      const message = "A variant has two choices of the same option";
      throw rejection("DUPLICATE_VARIANT_OPTION_CHOICE", message);
    }
    for (const { optionId, choiceId } of choices) {
      const option = options.find(({ id }) => id === optionId);
      if (!option?.choices.some(({ id }) => id === choiceId)) {
        throw mismatch("A variant refers to a choice that the product does not have");
      }
    }
    if (choices.length < options.length) {
      const message = "A variant requires a choice of every option";
      throw rejection("MISSING_VARIANT_OPTION_CHOICE", message);
    }
  }
  if (new Set(variants.map(({ choices }) => choicesKey(choices))).size < variants.length) {
    throw rejection("DUPLICATE_VARIANT_OPTION_CHOICE", "Two variants have the same choices");
  }
}

export function checkUnique(context: Context, next: Product, before: Product | undefined): void {
  const catalog = context.store(catalogSlice);
  const uniqueFields = [
    ["variant", "VARIANT_ID_ALREADY_EXISTS", (variant: Variant) => variant.id],
    ["sku", "SKU_ALREADY_EXIST_ERROR", (variant: Variant) => variant.sku],
    ["barcode", "BARCODE_ALREADY_EXIST_ERROR", (variant: Variant) => variant.barcode],
  ] as const;
  for (const [field, code, read] of uniqueFields) {
    const oldValues = new Set<string | undefined>(before?.variants.map(read));
    const values = next.variants.flatMap((variant) => read(variant) || []);
    const newValues = values.filter((value) => !oldValues.has(value));
    if (newValues.length > 0 && new Set(values).size < values.length) {
      const errorCode = field === "barcode" ? "DUPLICATE_BARCODE_ERROR" : code;
      throw applicationError(409, errorCode, "Duplicate variants");
    }
    for (const value of newValues) {
      const other = productWith(catalog, field, value, next.id);
      if (!other) continue;
      const data = { [field]: value, productId: other.id };
      throw applicationError(409, code, "Another product already uses this value", data);
    }
  }
}

function pricesOf(input: VariantContent) {
  const price = moneyOf(input.price?.actualPrice, "price.actualPrice");
  const compareAtPrice = moneyOf(input.price?.compareAtPrice, "price.compareAtPrice");
  const cost = moneyOf(input.revenueDetails?.cost, "revenueDetails.cost");
  return { price: price ?? "0", ...compact({ compareAtPrice, cost }) };
}

export function checkPrices({ price, compareAtPrice }: Variant): void {
  if (compareAtPrice !== undefined && amount(compareAtPrice).lte(price)) {
    const message = "The compare-at price must be higher than the price";
    throw rejection("COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE", message);
  }
}

export function variantFields(input: VariantContent): Partial<Variant> {
  const { weight, pricePerUnit, productDimensions, packageDimensions } =
    input.physicalProperties ?? {};
  const fileId = input.digitalProperties?.digitalFile?.id;
  return {
    sku: input.sku ?? "",
    visible: input.visible ?? true,
    ...(input.barcode && { barcode: input.barcode }),
    ...(weight != null && { weight }),
    ...(pricePerUnit?.settings && { pricePerUnit: pricePerUnit.settings }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
    ...(fileId && { digitalFile: { id: fileId } }),
  };
}

function pictureIdOf(choices: Variant["choices"], options: readonly ProductOption[]) {
  const [pictureId] = optionChoices({ options }, choices).flatMap(
    ({ choice }) => choice.pictureIds[0] ?? [],
  );
  return compact({ pictureId });
}

export function variantsOf(
  context: Context,
  sent: readonly VariantContent[],
  options: readonly ProductOption[],
  before: readonly Variant[],
): Variant[] {
  const byChoices = new Map(before.map((variant) => [choicesKey(variant.choices), variant]));
  return sent.map((content): Variant => {
    const choices = choicesOf(content.choices, options);
    const oldVariant = content.id
      ? before.find(({ id }) => id === content.id)
      : byChoices.get(choicesKey(choices));
    const variant: Variant = {
      ...{ sku: "", visible: true },
      ...variantFields(content),
      ...pricesOf(content),
      ...pictureIdOf(choices, options),
      id: oldVariant?.id ?? content.id ?? context.guid("variant"),
      choices,
      stock: oldVariant?.stock ?? { inStock: false, preorder: false, hasNoItem: true },
      ...compact({ record: oldVariant?.record }),
    };
    checkPrices(variant);
    return variant;
  });
}

export function changedVariant(before: Variant, input: VariantContent): Variant {
  const physical = input.physicalProperties;
  const { compareAtPrice, cost, price } = pricesOf(input);
  const next: Writable<Variant> = {
    ...before,
    ...compact({ compareAtPrice, cost }),
    ...(input.visible != null && { visible: input.visible }),
    ...(input.sku != null && { sku: input.sku }),
    ...(input.barcode != null && { barcode: input.barcode }),
    ...(physical?.weight != null && { weight: physical.weight }),
    ...(physical?.pricePerUnit?.settings && { pricePerUnit: physical.pricePerUnit.settings }),
    ...(input.price?.actualPrice && { price }),
  };
  if (input.price?.compareAtPrice === null) delete next.compareAtPrice;
  checkPrices(next);
  return next;
}
