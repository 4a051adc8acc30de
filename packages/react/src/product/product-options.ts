import type {
  ConnectedOption,
  ConnectedOptionChoice,
  FixedMonetaryAmount,
  ProductMedia,
  V3Product,
  Variant,
} from "@portico/stores/products-v3";

/** What has been chosen: option id → choice id. */
export type SelectedChoices = Readonly<Record<string, string>>;

/** One choice of an option, "Large". */
export interface OptionValue {
  readonly id: string;
  readonly name: string;
  /** Colour code of a colour. */
  readonly colorCode: string | undefined;
  readonly selected: boolean;
  /** Whether there is such a variant, together with what is selected in the other options. */
  readonly exists: boolean;
  /** Whether such a variant can be bought or ordered ahead. */
  readonly available: boolean;
}

/** One option of a product, "Size". */
export interface OptionState {
  readonly id: string;
  readonly name: string;
  /** How its values are shown. */
  readonly kind: "text" | "swatch";
  readonly values: readonly OptionValue[];
  readonly selected: OptionValue | undefined;
}

/** A product under a selection. */
export interface ProductSelection {
  readonly options: readonly OptionState[];
  /** Names of the options still to choose. */
  readonly missing: readonly string[];
  /** What is bought: there once everything is chosen, if there is such a variant. */
  readonly variant: Variant | undefined;
  /** Of the variant, or of the product until there is one. */
  readonly availability: "IN_STOCK" | "PREORDER" | "OUT_OF_STOCK" | "NOT_OFFERED";
  readonly price: {
    /** What it costs now; the lowest price until there is a variant. */
    readonly actual: FixedMonetaryAmount | undefined;
    /** What it cost before a sale. */
    readonly compareAt: FixedMonetaryAmount | undefined;
    /** Whether `actual` is the lowest of several prices. */
    readonly from: boolean;
  };
  /** What shows the selection first, without what shows other choices; all media while nothing does. */
  readonly media: readonly ProductMedia[];
}

const variantsOf = (product: V3Product) =>
  (product.variantsInfo?.variants ?? []).filter((variant) => variant.visible !== false);

const choicesOf = (option: ConnectedOption) =>
  (option.choicesSettings?.choices ?? []).filter((choice) => choice.visible);

function has(variant: Variant, optionId: string, choiceId: string): boolean {
  return variant.choices.some(
    ({ optionChoiceIds: ids }) => ids?.optionId === optionId && ids.choiceId === choiceId,
  );
}

const buyable = ({ inventoryStatus: status }: Variant) =>
  !status || status.inStock || status.preorderEnabled;

function availabilityOf(variants: readonly Variant[]): ProductSelection["availability"] {
  if (variants.length === 0) return "NOT_OFFERED";
  if (variants.some(({ inventoryStatus: status }) => !status || status.inStock)) return "IN_STOCK";
  return variants.some(buyable) ? "PREORDER" : "OUT_OF_STOCK";
}

const linkedTo = (choice: ConnectedOptionChoice): (string | undefined)[] => [
  ...(choice.media?.items ?? []).map(({ mediaId }) => mediaId),
  ...(choice.linkedMedia ?? []).map(({ id }) => id),
];

/** The media linked to what is selected, then those linked to no choice at all. */
function mediaOf(product: V3Product, chosen: readonly ConnectedOptionChoice[]): ProductMedia[] {
  const all = product.media?.itemsInfo?.items ?? (product.media?.main ? [product.media.main] : []);
  const shown = new Set(chosen.flatMap(linkedTo));
  const linked = new Set(product.options.flatMap(choicesOf).flatMap(linkedTo));
  const first = all.filter(({ id }) => shown.has(id));
  return first.length > 0 ? [...first, ...all.filter(({ id }) => !linked.has(id))] : all;
}

/**
 * The choices that the first variant that can be bought is made of: what a product page starts
 * with.
 *
 * @param product - with `variantsInfo`, as `productQuery` gets it
 * @param kinds - options to choose in; all unless told otherwise
 * @example
 * ```ts
 * const colourOnly = (product: V3Product) => firstChoices(product, ["swatch"]);
 * ```
 */
export function firstChoices(
  product: V3Product,
  kinds: readonly OptionState["kind"][] = ["text", "swatch"],
): SelectedChoices {
  const variants = variantsOf(product);
  const first = variants.find(buyable) ?? variants[0];
  return Object.fromEntries(
    product.options.flatMap((option) => {
      const choice = first?.choices.find((c) => c.optionChoiceIds?.optionId === option.id);
      const id = choice?.optionChoiceIds?.choiceId;
      return option.id && id && kinds.includes(kindOf(option)) ? [[option.id, id]] : [];
    }),
  );
}

const kindOf = (option: ConnectedOption) =>
  option.optionRenderType === "SWATCH_CHOICES" ? "swatch" : "text";

/**
 * What a selection of choices means: the variant, its price, stock and media, and which choices
 * are left. Pure, for servers and tests; `useProductOptions` keeps the selection too.
 *
 * @param product - with `variantsInfo`, as `productQuery` gets it
 * @param selected - option id → choice id; what the product does not have is ignored
 * @example
 * ```ts
 * const price = (product: V3Product) => resolveSelection(product, {}).price.actual?.amount;
 * ```
 */
export function resolveSelection(product: V3Product, selected: SelectedChoices): ProductSelection {
  const all = variantsOf(product);
  const chosen = product.options.flatMap(
    (option) =>
      choicesOf(option).find(
        ({ choiceId }) => choiceId && choiceId === selected[option.id ?? ""],
      ) ?? [],
  );
  const picked = product.options.flatMap((option) => {
    const choice = choicesOf(option).find((candidate) => chosen.includes(candidate));
    return option.id && choice?.choiceId
      ? [{ optionId: option.id, choiceId: choice.choiceId }]
      : [];
  });
  const under = (choices: readonly { optionId: string; choiceId: string }[]) =>
    all.filter((variant) => choices.every((c) => has(variant, c.optionId, c.choiceId)));

  const options = product.options.map((option): OptionState => {
    const optionId = option.id ?? "";
    const others = under(picked.filter((choice) => choice.optionId !== optionId));
    const values = choicesOf(option).map((choice): OptionValue => {
      const choiceId = choice.choiceId ?? "";
      const having = others.filter((variant) => has(variant, optionId, choiceId));
      return {
        id: choiceId,
        name: choice.name ?? choice.key,
        colorCode: choice.colorCode || undefined,
        selected: chosen.includes(choice),
        exists: having.length > 0,
        available: having.some(buyable),
      };
    });
    return {
      id: optionId,
      name: option.name ?? option.key,
      kind: kindOf(option),
      values,
      selected: values.find((value) => value.selected),
    };
  });

  const missing = options.filter((option) => !option.selected).map((option) => option.name);
  const left = under(picked);
  const variant = missing.length === 0 ? left[0] : undefined;
  const { actualPriceRange: range, compareAtPriceRange: before } = product;
  return {
    options,
    missing,
    variant,
    availability: availabilityOf(left),
    price: variant
      ? {
          actual: variant.price?.actualPrice,
          compareAt: variant.price?.compareAtPrice,
          from: false,
        }
      : {
          actual: range?.minValue,
          compareAt: before?.minValue,
          from: range?.minValue?.amount !== range?.maxValue?.amount,
        },
    media: mediaOf(product, chosen),
  };
}
