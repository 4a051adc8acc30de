import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type {
  ConnectedOption,
  ConnectedOptionChoice,
  ProductMedia,
  V3Product,
  Variant,
} from "@portico/stores/products-v3";
import { extraProblems, extrasOfItem, modifiersOf, textsOf } from "./product-extras.js";
import { availabilityOf, buyable, stockOf } from "./product-stock.js";
import type {
  OptionState,
  OptionValue,
  ProductSelection,
  ProductSelectionInput,
  SelectedChoices,
  SelectionProblem,
} from "./selection.js";

/** What else is known of a selection besides its choices. */
export interface SelectionExtras extends Omit<ProductSelectionInput, "choices"> {
  /** Stock of the product, as `inventoryQuery` gets it: for units left and for preorders. */
  readonly inventory?: readonly InventoryItem[] | undefined;
}

const variantsOf = (product: V3Product) =>
  (product.variantsInfo?.variants ?? []).filter((variant) => variant.visible !== false);

/** The choices of an option that the shop shows. */
export const choicesOf = (option: ConnectedOption): readonly ConnectedOptionChoice[] =>
  (option.choicesSettings?.choices ?? []).filter((choice) => choice.visible);

const kindOf = (option: ConnectedOption) =>
  option.optionRenderType === "SWATCH_CHOICES" ? "swatch" : "text";

/** Whether a variant has a choice; one that says nothing of an option is there for all its choices. */
function has(variant: Variant, optionId: string, choiceId: string): boolean {
  const made = variant.choices.find((choice) => choice.optionChoiceIds?.optionId === optionId);
  return made === undefined || made.optionChoiceIds?.choiceId === choiceId;
}

const linkedTo = (choice: ConnectedOptionChoice): (string | undefined)[] => [
  ...(choice.media?.items ?? []).map(({ mediaId }) => mediaId),
  ...(choice.linkedMedia ?? []).map(({ id }) => id),
];

/** The media linked to what is selected, then those linked to no choice at all. */
function mediaOf(
  product: V3Product,
  chosen: readonly ConnectedOptionChoice[],
  variant: Variant | undefined,
): ProductMedia[] {
  const all = product.media?.itemsInfo?.items ?? (product.media?.main ? [product.media.main] : []);
  const shown = new Set([variant?.media?.id, ...chosen.flatMap(linkedTo)]);
  const linked = new Set(product.options.flatMap(choicesOf).flatMap(linkedTo));
  const first = all.filter(({ id }) => id !== undefined && shown.has(id));
  const others = all.filter((item) => !(linked.has(item.id) || first.includes(item)));
  return first.length > 0 ? [...first, ...others] : all;
}

/**
 * The choices that the first variant that can be bought is made of: what a product page starts
 * with.
 *
 * @param product - with `variantsInfo`, as `productQuery` gets it
 * @param kinds - options to choose in; all unless told otherwise
 * @returns option id → choice id, as `initial.choices` of `useProductOptions` takes it
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

/** One choice made in one option. */
interface Pick {
  readonly option: ConnectedOption;
  readonly choice: ConnectedOptionChoice;
}

function picksOf(product: V3Product, selected: SelectedChoices): Pick[] {
  return product.options.flatMap((option) => {
    const { id } = option;
    const wanted = id && Object.hasOwn(selected, id) ? selected[id] : undefined;
    const choice = wanted && choicesOf(option).find(({ choiceId }) => choiceId === wanted);
    return choice ? [{ option, choice }] : [];
  });
}

const under = (variants: readonly Variant[], picks: readonly Pick[]) =>
  variants.filter((variant) =>
    picks.every(({ option, choice }) => has(variant, option.id ?? "", choice.choiceId ?? "")),
  );

function optionStates(
  product: V3Product,
  variants: readonly Variant[],
  picks: readonly Pick[],
): OptionState[] {
  return product.options.map((option): OptionState => {
    const id = option.id ?? "";
    const others = under(
      variants,
      picks.filter((pick) => pick.option !== option),
    );
    const values = choicesOf(option).map((choice): OptionValue => {
      const choiceId = choice.choiceId ?? "";
      const having = others.filter((variant) => has(variant, id, choiceId));
      return {
        id: choiceId,
        name: choice.name ?? choice.key,
        colorCode: choice.colorCode || undefined,
        selected: picks.some((pick) => pick.choice === choice),
        exists: having.length > 0,
        available: having.some(buyable),
      };
    });
    return {
      id,
      name: option.name ?? option.key,
      kind: kindOf(option),
      values,
      selected: values.find((value) => value.selected),
    };
  });
}

function priceOf(product: V3Product, variant: Variant | undefined): ProductSelection["price"] {
  if (variant) {
    const { actualPrice, compareAtPrice } = variant.price ?? {};
    return { actual: actualPrice, compareAt: compareAtPrice, from: false };
  }
  const { actualPriceRange: range, compareAtPriceRange: before } = product;
  return {
    actual: range?.minValue,
    compareAt: before?.minValue,
    from: range?.minValue?.amount !== range?.maxValue?.amount,
  };
}

/** What is in the way of the choices themselves. */
function choiceProblems(
  options: readonly OptionState[],
  availability: ProductSelection["availability"],
): SelectionProblem[] {
  const open = options.filter(({ selected }) => !selected);
  return [
    ...open.map(({ id }) => ({ field: id, kind: "choose" as const })),
    ...(availability === "NOT_OFFERED" ? [{ field: "variant", kind: "not-offered" as const }] : []),
    ...(availability === "OUT_OF_STOCK"
      ? [{ field: "variant", kind: "out-of-stock" as const }]
      : []),
  ];
}

/**
 * What a selection means: the variant, its price, stock and media, which choices are left, what is
 * in the way, and the item to put into the cart. Pure, for servers and tests; `useProductOptions`
 * keeps the selection too.
 *
 * @param product - with `variantsInfo`, as `productQuery` gets it
 * @param selected - option id → choice id; what the product does not have is ignored
 * @param extras - modifiers, texts and quantity of the buyer, and the inventory; see
 * {@link SelectionExtras}
 * @example
 * ```ts
 * const price = (product: V3Product) => resolveSelection(product, {}).price.actual?.amount;
 * ```
 */
export function resolveSelection(
  product: V3Product,
  selected: SelectedChoices,
  extras: SelectionExtras = {},
): ProductSelection {
  const all = variantsOf(product);
  const picks = picksOf(product, selected);
  const options = optionStates(product, all, picks);
  const missing = options.filter((option) => !option.selected).map((option) => option.name);
  const left = under(all, picks);
  const variant = missing.length === 0 ? left[0] : undefined;
  const availability = availabilityOf(left);
  const stock = stockOf(availability, variant, extras.inventory);
  const modifiers = modifiersOf(product, extras);
  const texts = textsOf(product, extras);
  const quantity = Math.max(1, Math.trunc(extras.quantity ?? 1) || 1);
  const most = stock.preorder ? stock.preorder.limit : stock.quantity;
  const problems = [
    ...choiceProblems(options, availability),
    ...extraProblems(modifiers, texts),
    ...(availability !== "OUT_OF_STOCK" && most !== undefined && quantity > most
      ? [{ field: "quantity", kind: "out-of-stock" as const }]
      : []),
  ];
  return {
    options,
    modifiers,
    texts,
    missing,
    variant,
    sku: variant?.sku || undefined,
    weight: variant?.physicalProperties?.weight ?? undefined,
    availability,
    stock,
    price: priceOf(product, variant),
    media: mediaOf(
      product,
      picks.map(({ choice }) => choice),
      variant,
    ),
    problems,
    item:
      variant && problems.length === 0
        ? {
            productId: product.id,
            variantId: variant.id,
            quantity,
            // v1 products without managed variants are bought by the names of their choices
            ...extrasOfItem(variant.id ? [] : picks, modifiers, texts),
          }
        : undefined,
  };
}
