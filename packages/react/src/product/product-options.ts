import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { V3Product, Variant } from "@portico/stores/products-v3";
import { buyable, kindOf, picksOf, resolveChoices, under, variantsOf } from "./product-choices.js";
import { extraProblems, extrasOfItem, modifiersOf, textsOf } from "./product-extras.js";
import { availabilityOf, stockOf } from "./product-stock.js";
import type {
  OptionState,
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

/**
 * The choices that the first variant that can be bought is made of: what a product page starts
 * with.
 *
 * @param product - with `variantsInfo`, as `productQuery` gets it
 * @param kinds - options to choose in; all unless told otherwise
 * @returns option id → choice id, as `initial.choices` of `useProductOptions` takes it
 * @example
 * ```ts
 * const colorOnly = (product: V3Product) => firstChoices(product, ["swatch"]);
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
  const shown = resolveChoices(product, selected);
  const { options, variant } = shown;
  const picks = picksOf(product, selected);
  const availability = availabilityOf(under(variantsOf(product), picks));
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
    ...shown,
    modifiers,
    texts,
    sku: variant?.sku || undefined,
    weight: variant?.physicalProperties?.weight ?? undefined,
    availability,
    stock,
    price: priceOf(product, variant),
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
