import type { ConnectedOptionChoice, V3Product } from "@portico/stores/products-v3";
import { choicesOf } from "./product-choices.js";
import type { ProductSelectionInput } from "./selection.js";

/** Something chosen in the address: its parameter, and its choices. */
export interface Field {
  readonly kind: "choices" | "modifiers";
  readonly parameter: string;
  readonly id: string;
  readonly values: readonly { readonly key: string; readonly id: string }[];
}

const optionValues = (choices: readonly ConnectedOptionChoice[]) =>
  choices.flatMap(({ key, choiceId }) => (choiceId ? [{ key, id: choiceId }] : []));

/** Each option and modifier with a parameter of its own: its key, marked where that is taken already. */
export function fieldsOf(product: V3Product): Field[] {
  const taken = new Set<string>();
  const free = (key: string) => {
    let name = key;
    while (taken.has(name)) name += "~";
    taken.add(name);
    return name;
  };
  return [
    ...product.options.map((option) => ({
      kind: "choices" as const,
      parameter: free(option.key),
      id: option.id ?? "",
      values: optionValues(choicesOf(option)),
    })),
    ...product.modifiers
      .filter((modifier) => modifier.modifierRenderType !== "FREE_TEXT")
      .map((modifier) => ({
        kind: "modifiers" as const,
        parameter: free(modifier.key),
        id: modifier.key,
        values: (modifier.choicesSettings?.choices ?? []).map(({ key }) => ({ key, id: key })),
      })),
  ];
}

/**
 * What is chosen as parameters of an address, by keys: `?Color=Navy&Size=XL`. What the buyer wrote
 * and how many stay out of it: an address is copied, logged and sent to others.
 *
 * @param product - as `productQuery` gets it
 * @param selection - what is chosen; only `choices` and `modifiers` are looked at
 * @param address - parameters to keep beside them; not changed
 * @returns new parameters
 * @example
 * ```ts
 * const addressOf = (product: V3Product) =>
 *   `/products/${product.slug}?${selectionToParams(product, { choices: firstChoices(product) })}`;
 * ```
 */
export function selectionToParams(
  product: V3Product,
  selection: ProductSelectionInput,
  address?: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(address);
  for (const { kind, parameter, id, values } of fieldsOf(product)) {
    params.delete(parameter);
    const chosen = selection[kind];
    const value = values.find(
      (one) => chosen && Object.hasOwn(chosen, id) && one.id === chosen[id],
    );
    if (value) params.set(parameter, value.key);
  }
  return params;
}
