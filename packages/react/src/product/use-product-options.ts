import type { InventoryItem } from "@portico/stores/inventory-items-v3";
import type { V3Product } from "@portico/stores/products-v3";
import { useEffect, useMemo, useRef, useState } from "react";
import { resolveSelection } from "./product-options.js";
import type { ProductSelection, ProductSelectionInput } from "./selection.js";

/** How {@link useProductOptions} starts, or who keeps the selection instead of it. */
export interface ProductOptionsSettings {
  /** What is selected, where somebody else keeps it, such as the address; needs `onChange`. */
  value?: ProductSelectionInput;
  /** Told of each change, with all that is selected then. */
  onChange?(value: ProductSelectionInput): void;
  /** What is selected at first and after `reset`, as `{ choices: firstChoices(product) }`. */
  initial?: ProductSelectionInput;
  /** How many at first; 1 unless told otherwise. */
  quantity?: number;
  /** Stock of the product, as `inventoryQuery` gets it: for units left and for preorders. */
  inventory?: readonly InventoryItem[] | undefined;
}

/** What {@link useProductOptions} gives: the selection, and what changes it. */
export interface UseProductOptions extends ProductSelection {
  /** What is selected, as `selectionToParams` takes it. */
  readonly value: ProductSelectionInput;
  readonly quantity: number;
  /** Chooses one value of one option; `undefined` chooses none. */
  select(optionId: string, choiceId: string | undefined): void;
  /** Chooses one value of one modifier by their keys; `undefined` chooses none. */
  setModifier(key: string, choiceKey: string | undefined): void;
  /** Sets the text under a free text's key. */
  setText(key: string, text: string): void;
  /** Sets how many; what is no number from 1 is 1. */
  setQuantity(quantity: number): void;
  /** Goes back to what was selected at first. */
  reset(): void;
}

/** What is selected of one product. */
interface Kept {
  readonly productId: string;
  readonly value: ProductSelectionInput;
}

const NOTHING: ProductSelectionInput = { choices: {} };

function changed(
  record: Readonly<Record<string, string>> = {},
  key: string,
  value: string | undefined,
): Record<string, string> {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}

/**
 * Keeps what a visitor selects on a product page, and tells what it means. Another product starts a
 * new selection. With `value` and `onChange` somebody else keeps it.
 *
 * @param product - with `variantsInfo`, as `productQuery` gets it
 * @param settings - see {@link ProductOptionsSettings}
 * @example
 * ```tsx
 * function Sizes({ product }: { product: V3Product }) {
 *   const { options, select } = useProductOptions(product);
 *   return options.map((option) =>
 *     option.values.map((value) => (
 *       <button key={value.id} type="button" onClick={() => select(option.id, value.id)}>
 *         {value.name}
 *       </button>
 *     )),
 *   );
 * }
 * ```
 */
export function useProductOptions(
  product: V3Product,
  settings: ProductOptionsSettings = {},
): UseProductOptions {
  const { initial = NOTHING, inventory } = settings;
  const first = { ...initial, quantity: initial.quantity ?? settings.quantity ?? 1 };
  const [kept, keep] = useState<Kept>({ productId: product.id, value: first });
  const own = kept.productId === product.id ? kept.value : first;
  const value = settings.value ?? own;
  const quantity = value.quantity ?? 1;

  const { choices, modifiers, texts } = value;
  const selection = useMemo(
    () => resolveSelection(product, choices, { modifiers, texts, quantity, inventory }),
    [product, choices, modifiers, texts, quantity, inventory],
  );

  // What the last render had, and what was changed since: two changes of one event build on each other.
  const now = useRef({ product, settings, first, value });
  useEffect(() => {
    now.current = { product, settings, first, value };
  });
  const [actions] = useState(() => {
    const change = (to: (before: ProductSelectionInput) => ProductSelectionInput) => {
      const { current } = now;
      const next = to(current.value);
      current.value = next;
      keep({ productId: current.product.id, value: next });
      current.settings.onChange?.(next);
    };
    return {
      select: (optionId: string, choiceId: string | undefined) =>
        change((all) => ({ ...all, choices: changed(all.choices, optionId, choiceId) })),
      setModifier: (key: string, choiceKey: string | undefined) =>
        change((all) => ({ ...all, modifiers: changed(all.modifiers, key, choiceKey) })),
      setText: (key: string, text: string) =>
        change((all) => ({ ...all, texts: changed(all.texts, key, text) })),
      setQuantity: (many: number) =>
        change((all) => ({ ...all, quantity: Math.max(1, Math.trunc(many) || 1) })),
      reset: () => change(() => now.current.first),
    };
  });
  return { ...selection, ...actions, value, quantity };
}
