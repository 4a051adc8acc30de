import type { V3Product } from "@portico/stores/products-v3";
import type { ProductSelectionInput } from "./selection.js";
import { type Field, fieldsOf } from "./selection-params.js";

/**
 * Reads a selection from query parameters. It reverses `selectionToParams` and ignores values that the
 * product does not have.
 *
 * @param product - Product from `productQuery`.
 * @param params - Query parameters of the URL.
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
  const chosen = fieldsOf(product).flatMap(({ kind, parameter, id, values }) => {
    const key = params.get(parameter);
    const value = values.find((one) => one.key === key);
    return value ? [{ kind, entry: [id, value.id] as const }] : [];
  });
  const of = (wanted: Field["kind"]) =>
    Object.fromEntries(chosen.flatMap(({ kind, entry }) => (kind === wanted ? [entry] : [])));
  const modifiers = of("modifiers");
  return {
    choices: of("choices"),
    ...(Object.keys(modifiers).length > 0 ? { modifiers } : {}),
  };
}
