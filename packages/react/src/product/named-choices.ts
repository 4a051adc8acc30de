import type { V3Product } from "@portico/stores/products-v3";
import { choicesOf } from "./product-choices.js";
import type { SelectedChoices } from "./selection.js";

/**
 * The choices of a product that have one of these names, the first of each option: what a list that
 * is narrowed to "Navy" shows its products in.
 *
 * @param product - of a list or of a page
 * @param names - of choices, of whichever option
 * @example
 * ```ts
 * const navy = (product: V3Product) => resolveChoices(product, namedChoices(product, ["Navy"])).media;
 * ```
 */
export function namedChoices(product: V3Product, names: readonly string[]): SelectedChoices {
  return Object.fromEntries(
    product.options.flatMap((option) => {
      const found = choicesOf(option).find(({ name, key }) => names.includes(name ?? key));
      return option.id && found?.choiceId ? [[option.id, found.choiceId]] : [];
    }),
  );
}
