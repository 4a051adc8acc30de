import type { Context } from "../../kernel/context.js";
import type { Customization } from "./customization-model.js";
import { choicesOf } from "./customization-rules.js";
import { catalogSlice } from "./slice.js";

type Named = { readonly id: string; readonly name: string; readonly choices: readonly Part[] };
type Part = { readonly id: string; readonly name: string };

export function renameInProducts(
  context: Context,
  next: Customization,
  before: Customization,
): void {
  const names = new Map(choicesOf(next).map(({ id, name }) => [id, name]));
  const isSame =
    next.name === before.name &&
    choicesOf(before).every(({ id, name }) => (names.get(id) ?? name) === name);
  if (isSame) return;
  const renamed = <T extends Named>(used: T): T =>
    used.id === next.id
      ? {
          ...used,
          name: next.name,
          choices: used.choices.map((choice) => ({
            ...choice,
            name: names.get(choice.id) ?? choice.name,
          })),
        }
      : used;
  const { products } = context.store(catalogSlice);
  for (const product of products.values()) {
    const { options, modifiers } = product;
    if (![...options, ...modifiers].some(({ id }) => id === next.id)) continue;
    context.changes.put(products, product.id, {
      ...product,
      options: options.map(renamed),
      modifiers: modifiers.map(renamed),
    });
  }
}
