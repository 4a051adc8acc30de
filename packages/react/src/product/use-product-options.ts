import type { V3Product } from "@portico/stores/products-v3";
import { useMemo, useState } from "react";
import {
  type ProductSelection,
  resolveSelection,
  type SelectedChoices,
} from "./product-options.js";

/** What {@link useProductOptions} gives. */
export interface UseProductOptions extends ProductSelection {
  /** Chooses one value of one option; `undefined` chooses none. */
  select(optionId: string, choiceId: string | undefined): void;
}

/**
 * Keeps what a visitor chooses on a product page, and tells what it means. Another product starts
 * a new selection.
 *
 * @param product - with `variantsInfo`, as `productQuery` gets it
 * @param initial - what is chosen at first, as `firstChoices` gives it
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
  initial: SelectedChoices = {},
): UseProductOptions {
  const [kept, keep] = useState({ productId: product.id, selected: initial });
  const selected = kept.productId === product.id ? kept.selected : initial;
  const selection = useMemo(() => resolveSelection(product, selected), [product, selected]);
  return {
    ...selection,
    select: (optionId, choiceId) =>
      keep((before) => {
        const now = before.productId === product.id ? before.selected : initial;
        const { [optionId]: _, ...rest } = now;
        return {
          productId: product.id,
          selected: choiceId === undefined ? rest : { ...rest, [optionId]: choiceId },
        };
      }),
  };
}
