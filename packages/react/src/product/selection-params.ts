import type { ConnectedOptionChoice, V3Product } from "@portico/stores/products-v3";
import { ownValue } from "../queries/own-value.js";
import { visibleChoices } from "./product-choices.js";
import type { ProductSelectionInput } from "./selection.js";

/** Option or modifier in a URL: its parameter name and its choices. */
interface Field {
  readonly kind: "choices" | "modifiers";
  readonly parameter: string;
  readonly id: string;
  readonly values: readonly { readonly key: string; readonly id: string }[];
}

const optionValues = (choices: readonly ConnectedOptionChoice[]) =>
  choices.flatMap(({ key, choiceId }) => (choiceId ? [{ key, id: choiceId }] : []));

/** Returns a unique parameter name for each option and modifier. */
function selectionFields(product: V3Product): Field[] {
  const taken = new Set<string>();
  const uniqueName = (key: string) => {
    let name = key;
    while (taken.has(name)) name += "~";
    taken.add(name);
    return name;
  };
  return [
    ...product.options.map((option) => ({
      kind: "choices" as const,
      parameter: uniqueName(option.key),
      id: option.id ?? "",
      values: optionValues(visibleChoices(option)),
    })),
    ...product.modifiers
      .filter((modifier) => modifier.modifierRenderType !== "FREE_TEXT")
      .map((modifier) => ({
        kind: "modifiers" as const,
        parameter: uniqueName(modifier.key),
        id: modifier.key,
        values: (modifier.choicesSettings?.choices ?? []).map(({ key }) => ({ key, id: key })),
      })),
  ];
}

/**
 * Writes a selection to query parameters by key, such as `?Color=Navy&Size=XL`. Buyer texts and the quantity are
 * omitted, because URLs are shared and logged.
 *
 * @param selection - Selection. Only `choices` and `modifiers` are used.
 * @param address - Query parameters to keep. Not modified.
 * @example
 * ```ts
 * import { firstChoices, selectionToParams } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
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
  for (const { kind, parameter, id, values } of selectionFields(product)) {
    params.delete(parameter);
    const chosen = ownValue(selection[kind] ?? {}, id);
    const value = values.find((value) => value.id === chosen);
    if (value) params.set(parameter, value.key);
  }
  return params;
}

/**
 * Reads a selection from query parameters. It reverses `selectionToParams` and ignores values that the product does not
 * have.
 *
 * @returns Choices and modifiers for `useProductOptions`.
 * @example
 * ```ts
 * import { resolveSelection, selectionFromParams } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const shown = (product: V3Product, url: URL) =>
 *   resolveSelection(product, selectionFromParams(product, url.searchParams).choices);
 * ```
 */
export function selectionFromParams(
  product: V3Product,
  params: URLSearchParams,
): ProductSelectionInput {
  const chosen = selectionFields(product).flatMap(({ kind, parameter, id, values }) => {
    const key = params.get(parameter);
    const value = values.find((choice) => choice.key === key);
    return value ? [{ kind, entry: [id, value.id] as const }] : [];
  });
  const entriesOf = (wanted: Field["kind"]) =>
    Object.fromEntries(chosen.flatMap(({ kind, entry }) => (kind === wanted ? [entry] : [])));
  const modifiers = entriesOf("modifiers");
  return {
    choices: entriesOf("choices"),
    ...(Object.keys(modifiers).length > 0 ? { modifiers } : {}),
  };
}
