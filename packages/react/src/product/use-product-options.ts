import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { V3Product } from "@portico/stores/products-v3";
import { useEffect, useMemo, useRef, useState } from "react";
import { resolveSelection } from "./product-options.js";
import type { ProductSelection, ProductSelectionInput, SelectedChoices } from "./selection.js";

/** Settings of {@link useProductOptions}. */
export interface ProductOptionsSettings {
  /**
   * Selection that you store yourself, for example in the URL. Requires `onChange`. Default: the
   * hook stores it.
   */
  value?: ProductSelectionInput;
  /** Called with the full selection after each change. */
  onChange?(value: ProductSelectionInput): void;
  /** Initial selection, such as `{ choices: firstChoices(product) }`. Default: nothing selected. */
  initial?: ProductSelectionInput;
  /** Initial quantity if `initial` contains none. Default: 1. */
  quantity?: number;
  /**
   * The product's inventory from `inventoryQuery`, for units left and preorder details. Default:
   * unknown.
   */
  inventory?: readonly InventoryItem[] | undefined;
}

/** Result of {@link useProductOptions}. */
export interface UseProductOptions extends ProductSelection {
  /** Current selection, for example for `selectionToParams`. */
  readonly value: ProductSelectionInput;
  readonly quantity: number;
  /** Selects an option's choice. `undefined` clears it. */
  select(optionId: string, choiceId: string | undefined): void;
  /** Selects a modifier's choice. `undefined` clears it. */
  setModifier(key: string, choiceKey: string | undefined): void;
  /** Sets the text of a text field. */
  setText(key: string, text: string): void;
  /** Sets the quantity. Invalid numbers become 1. */
  setQuantity(quantity: number): void;
  /** Restores the initial selection. */
  reset(): void;
}

const EMPTY_SELECTION: ProductSelectionInput = { choices: {} };

function withValue(record: SelectedChoices = {}, key: string, value: string | undefined) {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/**
 * Manages the selection on a product page and resolves it to a variant, price, stock, media and
 * cart item. If the product changes, the hook resets the selection, unless you store it yourself.
 *
 * @param product - Product with `variantsInfo`, from `productQuery`.
 * @param settings - Initial or controlled selection, and inventory. Default: an empty selection.
 * @example
 * ```tsx
 * import { useProductOptions } from "@portico/react";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * function Options({ product }: { product: V3Product }) {
 *   const { options, select } = useProductOptions(product);
 *   return options.map(({ id, values }) =>
 *     values.map((value) => <button key={value.id} onClick={() => select(id, value.id)}>{value.name}</button>),
 *   );
 * }
 * ```
 */
export function useProductOptions(
  product: V3Product,
  settings: ProductOptionsSettings = {},
): UseProductOptions {
  const { initial = EMPTY_SELECTION, inventory } = settings;
  const initialValue: ProductSelectionInput = {
    ...initial,
    quantity: initial.quantity ?? settings.quantity ?? 1,
  };
  const [storedSelection, setStoredSelection] = useState({
    productId: product.id,
    value: initialValue,
  });
  const internalValue =
    storedSelection.productId === product.id ? storedSelection.value : initialValue;
  const value = settings.value ?? internalValue;
  const quantity = value.quantity ?? 1;

  const { choices, modifiers, texts } = value;
  const selection = useMemo(
    () => resolveSelection(product, choices, { modifiers, texts, quantity, inventory }),
    [product, choices, modifiers, texts, quantity, inventory],
  );

  // Includes changes since the last render, because a second change in the same event builds on the
  // first.
  const latest = useRef({ product, settings, initialValue, value });
  useEffect(() => {
    latest.current = { product, settings, initialValue, value };
  });
  const [actions] = useState(() => {
    const change = (update: (before: ProductSelectionInput) => ProductSelectionInput) => {
      const { current } = latest;
      const next = update(current.value);
      current.value = next;
      setStoredSelection({ productId: current.product.id, value: next });
      current.settings.onChange?.(next);
    };
    return {
      select: (optionId: string, choiceId: string | undefined) =>
        change((input) => ({ ...input, choices: withValue(input.choices, optionId, choiceId) })),
      setModifier: (key: string, choiceKey: string | undefined) =>
        change((input) => ({ ...input, modifiers: withValue(input.modifiers, key, choiceKey) })),
      setText: (key: string, text: string) =>
        change((input) => ({ ...input, texts: withValue(input.texts, key, text) })),
      setQuantity: (units: number) =>
        change((input) => ({ ...input, quantity: Math.max(1, Math.trunc(units) || 1) })),
      reset: () => change(() => latest.current.initialValue),
    };
  });
  return { ...selection, ...actions, value, quantity };
}
