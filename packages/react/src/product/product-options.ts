import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { V3Product, Variant } from "@portico/stores/products-v3";
import {
  displayKind,
  findSelectedOptions,
  isBuyable,
  resolveChoices,
  variantsWith,
  visibleVariants,
} from "./product-choices.js";
import { cartItemExtras, extraProblems, modifierStates, textStates } from "./product-extras.js";
import type {
  OptionState,
  ProductSelection,
  ProductSelectionInput,
  SelectedChoices,
  SelectionProblem,
  SelectionStock,
} from "./selection.js";

/** Additional input for {@link resolveSelection}. */
export interface SelectionExtras extends Omit<ProductSelectionInput, "choices"> {
  /**
   * The product's inventory from `inventoryQuery`, for units left and preorder details. Default:
   * unknown.
   */
  readonly inventory?: readonly InventoryItem[] | undefined;
}

/**
 * Returns the choices of the first available variant, for the initial selection on a product page.
 * If all variants are out of stock, uses the first one.
 *
 * @param product - Product with `variantsInfo`, from `productQuery`.
 * @param kinds - Kinds of options to include. Default: `["text", "swatch"]`.
 * @returns Choice ids by option id, for `initial.choices` of `useProductOptions`.
 * @example
 * ```ts
 * import { firstChoices } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const colorOnly = (product: V3Product) => firstChoices(product, ["swatch"]);
 * ```
 */
export function firstChoices(
  product: V3Product,
  kinds: readonly OptionState["kind"][] = ["text", "swatch"],
): SelectedChoices {
  const variants = visibleVariants(product);
  const firstVariant = variants.find(isBuyable) ?? variants[0];
  return Object.fromEntries(
    product.options.flatMap((option) => {
      const choice = firstVariant?.choices.find(
        (variantChoice) => variantChoice.optionChoiceIds?.optionId === option.id,
      );
      const id = choice?.optionChoiceIds?.choiceId;
      return option.id && id && kinds.includes(displayKind(option)) ? [[option.id, id]] : [];
    }),
  );
}

function combinedAvailability(variants: readonly Variant[]): ProductSelection["availability"] {
  if (variants.length === 0) return "NOT_OFFERED";
  if (variants.some(({ inventoryStatus: status }) => !status || status.inStock)) return "IN_STOCK";
  return variants.some(isBuyable) ? "PREORDER" : "OUT_OF_STOCK";
}

/** Returns the units at all locations, or `undefined` if a location does not track them. */
function totalUnits(items: readonly InventoryItem[]): number | undefined {
  if (items.length === 0 || items.some(({ trackQuantity }) => !trackQuantity)) return undefined;
  const units = items.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  return Math.max(0, units);
}

function selectionStock(
  availability: ProductSelection["availability"],
  variant: Variant | undefined,
  inventory: readonly InventoryItem[] = [],
): SelectionStock {
  const items = inventory.filter(({ variantId }) => variant && variantId === variant.id);
  const { message, quantity, limit } =
    items.find(({ preorderInfo }) => preorderInfo?.enabled)?.preorderInfo ?? {};
  const preorder = { message: message || undefined, limit: quantity ?? limit ?? undefined };
  return {
    inStock: availability === "IN_STOCK",
    quantity: totalUnits(items),
    preorder: availability === "PREORDER" ? preorder : undefined,
    backInStock: availability === "OUT_OF_STOCK",
  };
}

function selectionPrice(
  product: V3Product,
  variant: Variant | undefined,
): ProductSelection["price"] {
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

/**
 * Resolves a selection to its variant, price, stock, media, remaining choices, problems and cart
 * item. A pure function for servers and tests. `useProductOptions` adds state.
 *
 * @param product - Product with `variantsInfo`, from `productQuery`.
 * @param selected - Choice ids by option id. Unknown ids are ignored.
 * @param extras - Modifiers, texts, quantity and inventory. Default: none, with quantity 1.
 * @example
 * ```ts
 * import { resolveSelection } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const price = (product: V3Product) => resolveSelection(product, {}).price.actual?.amount;
 * ```
 */
export function resolveSelection(
  product: V3Product,
  selected: SelectedChoices,
  extras: SelectionExtras = {},
): ProductSelection {
  const resolvedChoices = resolveChoices(product, selected);
  const { options, variant } = resolvedChoices;
  const selectedOptions = findSelectedOptions(product, selected);
  const availability = combinedAvailability(
    variantsWith(visibleVariants(product), selectedOptions),
  );
  const stock = selectionStock(availability, variant, extras.inventory);
  const modifiers = modifierStates(product, extras);
  const texts = textStates(product, extras);
  const quantity = Math.max(1, Math.trunc(extras.quantity ?? 1) || 1);
  const maxQuantity = stock.preorder ? stock.preorder.limit : stock.quantity;
  const isSoldOut = availability === "OUT_OF_STOCK";
  const isQuantityTooHigh = !isSoldOut && maxQuantity !== undefined && quantity > maxQuantity;
  const problemIf = (condition: boolean, field: string, kind: SelectionProblem["kind"]) =>
    condition ? [{ field, kind }] : [];
  const problems = [
    ...options.flatMap(({ id, selected }) => problemIf(!selected, id, "choose")),
    ...problemIf(availability === "NOT_OFFERED", "variant", "not-offered"),
    ...problemIf(isSoldOut, "variant", "out-of-stock"),
    ...extraProblems(modifiers, texts),
    ...problemIf(isQuantityTooHigh, "quantity", "out-of-stock"),
  ];
  return {
    ...resolvedChoices,
    modifiers,
    texts,
    sku: variant?.sku || undefined,
    weight: variant?.physicalProperties?.weight ?? undefined,
    availability,
    stock,
    price: selectionPrice(product, variant),
    problems,
    item:
      variant && problems.length === 0
        ? {
            productId: product.id,
            variantId: variant.id,
            quantity,
            // For v1 products without managed variants, the cart identifies choices by name.
            ...cartItemExtras(variant.id ? [] : selectedOptions, modifiers, texts),
          }
        : undefined,
  };
}
