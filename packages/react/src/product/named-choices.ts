import type { V3Product } from "@portico/stores/products-v3";
import { choicesOf } from "./product-choices.js";
import type { SelectedChoices } from "./selection.js";

/**
 * Returns the choices of a product that match the given names, at most one per option. Use it to
 * show the products of a filtered list in the filtered color.
 *
 * @param product - Product of a list or a product page.
 * @param names - Choice names, of any option.
 * @example
 * ```ts
 * import { namedChoices, resolveChoices } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
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
