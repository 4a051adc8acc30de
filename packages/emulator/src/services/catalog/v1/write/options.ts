import type { ProductOptionInput } from "@portico/stores/products";
import type { Context } from "../../../../kernel/context.js";
import { fieldError } from "../../../../kernel/platform-error.js";
import type { Sent } from "../../../../kernel/wire-request.js";
import type { Writable } from "../../../../store/collection.js";
import { choicesKey } from "../../lookup.js";
import type { OptionChoice, Product, ProductOption, Variant } from "../../model.js";
import { newVariant } from "./values.js";

export type OptionInput = Sent<ProductOptionInput>;

const MAX_VARIANTS = 1000;

const COLOR_PATTERN = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\))$/i;

function hasColorChoices({ name, choices }: OptionInput): boolean {
  if (!/^colou?r$/i.test(name ?? "")) return false;
  return (choices ?? []).every(({ value }) => COLOR_PATTERN.test(value ?? ""));
}

function optionOf(
  context: Context,
  input: OptionInput,
  options: readonly ProductOption[],
): ProductOption {
  const name = input.name ?? "";
  const before = options.find((option) => option.name === input.name);
  const isColorOption = hasColorChoices(input);
  return {
    id: before?.id ?? context.guid("option"),
    name,
    key: name,
    kind: isColorOption ? "SWATCH_CHOICES" : "TEXT_CHOICES",
    choices: (input.choices ?? []).map((choice): OptionChoice => {
      const label = choice.description ?? choice.value ?? "";
      const existing = before?.choices.find((candidate) => candidate.name === label);
      return {
        id: existing?.id ?? context.guid("choice"),
        name: label,
        key: label,
        ...(isColorOption && { colorCode: choice.value ?? label }),
        pictureIds: existing?.pictureIds ?? [],
      };
    }),
  };
}

function combinations(options: readonly ProductOption[]): Variant["choices"][] {
  const count = options.reduce((all, { choices }) => all * choices.length, 1);
  if (count > MAX_VARIANTS) {
    const description = `has more than ${MAX_VARIANTS} combinations of choices`;
    const data = { threshold: MAX_VARIANTS };
    throw fieldError("product.productOptions", "MAX_SIZE", description, data);
  }
  let combined: Variant["choices"][] = [[]];
  for (const option of options) {
    combined = combined.flatMap((before) =>
      option.choices.map(({ id }) => [...before, { optionId: option.id, choiceId: id }]),
    );
  }
  return combined;
}

function combinedStock(variants: readonly Variant[]): Variant["stock"] {
  const quantities = variants.flatMap(({ stock }) => stock.quantity ?? []);
  const preorder = variants.some(({ stock }) => stock.preorder);
  if (quantities.length === 0) {
    return { inStock: variants.every(({ stock }) => stock.inStock), preorder };
  }
  const quantity = quantities.reduce((sum, stock) => sum + stock, 0);
  return { quantity, inStock: quantity > 0, preorder };
}

function rebuildVariants(context: Context, product: Writable<Product>, isManaged: boolean): void {
  const { currency } = context.site;
  const before = product.variants;
  const [firstVariant] = before;
  if (!isManaged) {
    if (product.unmanaged && firstVariant && before.length === 1) return;
    const stock = combinedStock(before);
    product.unmanaged = true;
    const id = context.guid("variant");
    product.variants = [newVariant(product, { id, choices: [], stock }, currency)];
    return;
  }
  const existing = new Map(before.map((variant) => [choicesKey(variant.choices), variant]));
  const stock = firstVariant?.stock ?? { inStock: true, preorder: false };
  delete product.unmanaged;
  product.variants = combinations(product.options).map((choices) => {
    const oldVariant = existing.get(choicesKey(choices));
    if (oldVariant) return { ...oldVariant, choices };
    const id = context.guid("variant");
    return newVariant(product, { id, choices, stock: { ...stock } }, currency);
  });
}

export function setOptions(
  context: Context,
  product: Writable<Product>,
  inputs: readonly OptionInput[] | undefined,
  manageVariants: boolean | undefined,
): void {
  if (inputs) {
    product.options = inputs.map((input) => optionOf(context, input, product.options));
    combinations(product.options); // Throws if there are too many combinations.
  }
  const isManaged = (manageVariants ?? !product.unmanaged) && product.options.length > 0;
  rebuildVariants(context, product, isManaged);
}
