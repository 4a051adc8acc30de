import { guidOf, numberOf } from "../kernel/ids.js";
import type { Modifier, ProductOption, Variant } from "../services/catalog/model.js";
import { getOrInsert } from "../store/get-or-insert.js";
import { COLORS, type Row, SIZES } from "./fashion-data.js";
import type { Gallery } from "./pictures.js";

const sharedIds = /* @__PURE__ */ new Map<string, string>();

/** Products share the strings to save memory in large shops. */
export function sharedId(name: string): string {
  return getOrInsert(sharedIds, name, () => guidOf(name));
}

const namedFields = (kind: string, name: string) => ({
  id: sharedId(`${kind}:${name}`),
  name,
  key: name,
});

const sizeOptions = /* @__PURE__ */ new Map<Row["sizes"], ProductOption>();

function sizeOption(sizes: Row["sizes"]): ProductOption {
  return getOrInsert(sizeOptions, sizes, () => ({
    ...namedFields("option", "Size"),
    kind: "TEXT_CHOICES",
    choices: (SIZES[sizes] ?? []).map((name) => ({
      ...namedFields("choice:Size", name),
      pictureIds: [],
    })),
  }));
}

export function fashionOptions(row: Row, idsByColor: Gallery["idsByColor"]): ProductOption[] {
  const sizes = sizeOption(row.sizes);
  const hasSizes = sizes.choices.length > 0;
  if (row.colors.length === 0) return hasSizes ? [sizes] : [];
  // List all fields to save memory: V8 stores fields after a spread in a separate array.
  const colors: ProductOption = {
    id: sharedId("option:Color"),
    name: "Color",
    key: "Color",
    kind: "SWATCH_CHOICES",
    choices: row.colors.map((name, index) => ({
      id: sharedId(`choice:Color:${name}`),
      name,
      key: name,
      colorCode: COLORS[name] ?? "#888888",
      pictureIds: idsByColor[index] ?? [],
    })),
  };
  return hasSizes ? [colors, sizes] : [colors];
}

const stocks = /* @__PURE__ */ new Map<string, Variant["stock"]>();

/** Variants share equal objects to save memory in large shops. */
function sharedStock(quantity: number | undefined, preorder: boolean): Variant["stock"] {
  return getOrInsert(stocks, `${quantity} ${preorder}`, () =>
    quantity === undefined
      ? { inStock: true, preorder }
      : { quantity, inStock: quantity > 0, preorder },
  );
}

function stockOf(row: Row, sku: string): Variant["stock"] {
  if (row.trait === "sold-out") return sharedStock(0, false);
  if (row.trait === "uncounted" || row.trait === "digital") return sharedStock(undefined, false);
  const roll = numberOf(sku) % 100;
  const isScarce = row.ribbon === 3;
  const quantity = roll < 9 ? 0 : roll < 17 || isScarce ? 1 + (roll % 3) : 4 + (roll % 22);
  return sharedStock(quantity, row.trait === "preorder");
}

interface Combination {
  readonly choices: Variant["choices"];
  readonly names: readonly string[];
  /** Suffix of the variant's SKU. */
  readonly code: string;
}

const combinations = /* @__PURE__ */ new Map<string, readonly Combination[]>();

/** Products with the same options share the combinations. */
function combinationsOf(row: Row, options: readonly ProductOption[]): readonly Combination[] {
  const key = [options.length, row.sizes, ...row.colors].join();
  return getOrInsert(combinations, key, () =>
    options.reduce<Combination[]>(
      (all, option) => {
        const namedChoices = option.choices.map(({ id, name }) => ({
          choice: { optionId: option.id, choiceId: id },
          name,
        }));
        return all.flatMap(({ choices, names, code }) =>
          namedChoices.map(({ choice, name }) => ({
            choices: [...choices, choice],
            names: [...names, name],
            code: `${code}-${name.toUpperCase()}`,
          })),
        );
      },
      [{ choices: [], names: [], code: "" }],
    ),
  );
}

export function fashionVariants(
  row: Row,
  slug: string,
  options: readonly ProductOption[],
): Variant[] {
  const cost = (Math.round(Number(row.price) * 42) / 100).toFixed(2);
  const higherPrice = (Number.parseInt(row.price, 10) + 20).toFixed(2);
  const weight = (2 + (numberOf(slug) % 14)) / 10;
  const [option] = options;
  const pictures = new Map(option?.choices.map(({ name, pictureIds }) => [name, pictureIds[0]]));
  const skuPrefix = slug.toUpperCase();
  const optionalFields = {
    ...(row.oldPrice === undefined ? {} : { compareAtPrice: row.oldPrice }),
    ...(row.trait === "digital" ? {} : { weight }),
  };
  return combinationsOf(row, options).map(({ choices, names, code }) => {
    // Joined strings are flat. Concatenated strings would also keep their parts in memory.
    const sku = [skuPrefix, code].join("").slice(0, 40);
    const pictureId = pictures.get(names[0] ?? "");
    return {
      id: guidOf(`variant:${sku}`),
      sku,
      visible: true,
      choices,
      price: row.trait === "large-costs-more" && names.includes("XL") ? higherPrice : row.price,
      cost,
      ...optionalFields,
      ...(pictureId === undefined ? undefined : { pictureId }),
      stock: stockOf(row, sku),
    };
  });
}

export function modifiersOf(row: Row): Modifier[] {
  if (row.trait !== "monogram") return [];
  const modifier = (name: string) => ({ ...namedFields("modifier", name), mandatory: false });
  const wrappingKey = "choice:Wrapping";
  const choices = [
    namedFields(wrappingKey, "Paper"),
    { ...namedFields(wrappingKey, "Box"), addedPrice: "5.00" },
  ];
  return [
    {
      ...modifier("Monogram"),
      kind: "FREE_TEXT",
      maxCharCount: 3,
      addedPrice: "12.00",
      choices: [],
    },
    { ...modifier("Wrapping"), kind: "TEXT_CHOICES", maxCharCount: 0, choices },
  ];
}
