import { guidOf } from "../kernel/ids.js";
import type { CheckedProduct } from "../options/seed-schema.js";
import type { StockInput } from "../options/seed-types.js";
import type { ProductOption, Variant } from "../services/catalog/model.js";
import { compact } from "../store/plain.js";

type ApiVariant = NonNullable<NonNullable<CheckedProduct["variantsInfo"]>["variants"]>[number];

/** Image ids keyed by color. By default, a variant uses the first image of its color. */
export type PicturesByColor = ReadonlyMap<string, readonly string[]>;

export function productError({ name }: { readonly name: string }, problem: string): Error {
  return new TypeError(`Product "${name}": ${problem}`);
}

export function optionsOf(
  { options = [] }: CheckedProduct,
  pictures: PicturesByColor,
): ProductOption[] {
  const optionWith = (name: string, choices: ProductOption["choices"]): ProductOption => ({
    id: guidOf(`option:${name}`),
    name,
    key: name,
    kind: choices.some(({ colorCode }) => colorCode !== undefined)
      ? "SWATCH_CHOICES"
      : "TEXT_CHOICES",
    choices,
  });
  const choiceWith = (option: string, name: string, colorCode?: string) => ({
    id: guidOf(`choice:${option}:${name}`),
    name,
    key: name,
    ...compact({ colorCode }),
    pictureIds: pictures.get(name) ?? [],
  });
  if (!Array.isArray(options)) {
    return Object.entries(options).map(([name, choices]) =>
      optionWith(
        name,
        Array.isArray(choices)
          ? choices.map((one) => choiceWith(name, one))
          : Object.entries(choices).map(([one, code]) => choiceWith(name, one, code)),
      ),
    );
  }
  return options.map(({ id, name, key, optionRenderType, choicesSettings }) => {
    const choices = choicesSettings.choices.map((item) => {
      const base = choiceWith(name, item.name, item.colorCode);
      const linkedMedia = Array.isArray(item.linkedMedia)
        ? (item.linkedMedia as { id?: unknown }[])
        : [];
      const allIds = [...pictures.values()].flat();
      const ids = linkedMedia.map((media) => withoutSuffix(String(media.id)));
      const pictureIds = ids.filter((pictureId) => allIds.includes(pictureId));
      return {
        ...base,
        id: item.choiceId ?? base.id,
        key: item.key ?? base.key,
        pictureIds: linkedMedia.length > 0 ? pictureIds : base.pictureIds,
      };
    });
    return { ...optionWith(name, choices), ...compact({ id, key, kind: optionRenderType }) };
  });
}

export function withoutSuffix(id: string): string {
  return id.replace(/\.(avif|svg)$/, "");
}

function stockOf(stock: StockInput = true): Variant["stock"] {
  if (typeof stock === "number") return { quantity: stock, inStock: stock > 0, preorder: false };
  if (typeof stock === "boolean") return { inStock: stock, preorder: false };
  const { quantity, preorder = false } = stock;
  const inStock = stock.inStock ?? (quantity === undefined || quantity > 0);
  return { ...compact({ quantity }), inStock, preorder };
}

const pictureIn = (pictures: PicturesByColor, names: readonly string[]) =>
  compact({ pictureId: names.flatMap((name) => pictures.get(name) ?? [])[0] });

function variantFromApi(
  product: CheckedProduct,
  slug: string,
  options: readonly ProductOption[],
  pictures: PicturesByColor,
  variant: ApiVariant,
): Variant {
  const selectedChoices = options.map((option) => {
    const choice = option.choices.find(({ id, name }) =>
      variant.choices.some(({ optionChoiceIds: ids, optionChoiceNames: names }) =>
        ids
          ? ids.optionId === option.id && ids.choiceId === id
          : names?.optionName === option.name && names.choiceName === name,
      ),
    );
    if (!choice)
      throw productError(product, `a variant has no choice for the option "${option.name}"`);
    return { optionId: option.id, choiceId: choice.id, name: choice.name };
  });
  const names = selectedChoices.map(({ name }) => name);
  const { inventoryStatus, inventoryItem } = variant;
  const quantity = inventoryItem?.quantity;
  const inStock =
    inventoryItem?.inStock ?? (quantity === undefined ? inventoryStatus?.inStock : undefined);
  const pictureId = variant.media?.id === undefined ? undefined : withoutSuffix(variant.media.id);
  return {
    id: variant.id ?? guidOf(`variant:${slug}:${names.join("/")}`),
    sku: variant.sku ?? skuOf(slug, names),
    visible: variant.visible,
    choices: selectedChoices.map(({ optionId, choiceId }) => ({ optionId, choiceId })),
    price: variant.price.actualPrice.amount,
    ...compact({
      compareAtPrice: variant.price.compareAtPrice?.amount,
      cost: variant.revenueDetails?.cost?.amount,
      barcode: variant.barcode,
      weight: variant.physicalProperties?.weight,
    }),
    ...(pictureId !== undefined && [...pictures.values()].flat().includes(pictureId)
      ? { pictureId }
      : pictureIn(pictures, names)),
    stock: stockOf({
      ...compact({ quantity, inStock }),
      preorder: inventoryStatus?.preorderEnabled ?? false,
    }),
  };
}

function skuOf(slug: string, names: readonly string[]): string {
  return [slug, ...names].join("-").toUpperCase().slice(0, 40);
}

function combinationsOf(options: readonly ProductOption[]): Record<string, string>[] {
  return options.reduce<Record<string, string>[]>(
    (before, { name, choices }) =>
      before.flatMap((names) => choices.map((choice) => ({ ...names, [name]: choice.name }))),
    [{}],
  );
}

export function variantsOf(
  product: CheckedProduct,
  slug: string,
  options: readonly ProductOption[],
  pictures: PicturesByColor,
): Variant[] {
  const apiVariants = product.variantsInfo?.variants;
  if (apiVariants)
    return apiVariants.map((variant) => variantFromApi(product, slug, options, pictures, variant));
  const { variants = [] } = product;
  const isSameVariant = (first: Record<string, string>, other: Record<string, string>) =>
    options.every(({ name }) => first[name] === other[name]);
  const combinations = combinationsOf(options);
  if (combinations.length > 1000) throw productError(product, "there are more than 1000 variants");
  for (const { choices } of variants) {
    const isKnown = combinations.some((other) => isSameVariant(other, choices));
    if (isKnown && Object.keys(choices).length === options.length) continue;
    throw productError(product, `unknown variant ${JSON.stringify(choices)}`);
  }
  return combinations.map((names): Variant => {
    const variant = variants.find(({ choices }) => isSameVariant(names, choices));
    const { sku, price, stock, ...rest } = { ...product, ...variant };
    const { compareAtPrice, cost, barcode, weight } = rest;
    if (price === undefined) throw productError(product, "it needs a price");
    const values = Object.values(names);
    return {
      id: variant?.id ?? guidOf(`variant:${slug}:${values.join("/")}`),
      // SKUs must be unique, so several variants cannot share the product's SKU.
      sku:
        variant?.sku ?? (combinations.length === 1 ? sku : undefined) ?? skuOf(sku ?? slug, values),
      visible: variant?.visible ?? true,
      choices: options.map(({ id, name, choices }) => ({
        optionId: id,
        choiceId: choices.find((choice) => choice.name === names[name])?.id ?? "",
      })),
      price,
      ...compact({ compareAtPrice, cost, barcode, weight }),
      ...pictureIn(pictures, values),
      stock: stockOf(stock),
    };
  });
}
