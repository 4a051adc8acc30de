import type {
  ConnectedOption,
  ConnectedOptionChoice,
  ProductMedia,
  V3Product,
  Variant,
} from "@portico/stores/products-v3";
import { own } from "../queries/own-value.js";
import type { OptionState, OptionValue, ProductSelection, SelectedChoices } from "./selection.js";

/** The part of a selection that product cards show. */
export type ChosenOptions = Pick<ProductSelection, "options" | "missing" | "variant" | "media">;

/** Whether a variant can be bought or preordered. Variants without stock information can. */
export const buyable = ({ inventoryStatus: status }: Variant) =>
  !status || status.inStock || status.preorderEnabled;

/** Returns the visible variants. */
export const variantsOf = (product: V3Product) =>
  (product.variantsInfo?.variants ?? []).filter((variant) => variant.visible !== false);

/** Returns the visible choices of an option. */
export const choicesOf = (option: ConnectedOption): readonly ConnectedOptionChoice[] =>
  (option.choicesSettings?.choices ?? []).filter((choice) => choice.visible);

/** Returns how an option is displayed. */
export const kindOf = (option: ConnectedOption) =>
  option.optionRenderType === "SWATCH_CHOICES" ? "swatch" : "text";

/** Whether a variant has a choice. A variant that does not mention an option has all its choices. */
function has(variant: Variant, optionId: string, choiceId: string): boolean {
  const made = variant.choices.find((choice) => choice.optionChoiceIds?.optionId === optionId);
  return made === undefined || made.optionChoiceIds?.choiceId === choiceId;
}

const linkedTo = (choice: ConnectedOptionChoice): (string | undefined)[] => [
  ...(choice.media?.items ?? []).map(({ mediaId }) => mediaId),
  ...(choice.linkedMedia ?? []).map(({ id }) => id),
];

/** Returns the media of the selected choices, then media that belong to no choice. */
function mediaOf(
  product: V3Product,
  chosen: readonly ConnectedOptionChoice[],
  variant: Variant | undefined,
): ProductMedia[] {
  const all = product.media?.itemsInfo?.items ?? (product.media?.main ? [product.media.main] : []);
  const shown = new Set([variant?.media?.id, ...chosen.flatMap(linkedTo)]);
  const linked = new Set(product.options.flatMap(choicesOf).flatMap(linkedTo));
  const first = all.filter(({ id }) => id !== undefined && shown.has(id));
  const others = all.filter((item) => !(linked.has(item.id) || first.includes(item)));
  return first.length > 0 ? [...first, ...others] : all;
}

/** A choice of an option. */
interface Picked {
  readonly option: ConnectedOption;
  readonly choice: ConnectedOptionChoice;
}

/** Returns the selected choices that the product has. */
export function picksOf(product: V3Product, selected: SelectedChoices): Picked[] {
  return product.options.flatMap((option) => {
    const wanted = own(selected, option.id);
    const choice = wanted && choicesOf(option).find(({ choiceId }) => choiceId === wanted);
    return choice ? [{ option, choice }] : [];
  });
}

/** Returns the variants that have all these choices. */
export const under = (variants: readonly Variant[], picks: readonly Picked[]) =>
  variants.filter((variant) =>
    picks.every(({ option, choice }) => has(variant, option.id ?? "", choice.choiceId ?? "")),
  );

function optionStates(
  product: V3Product,
  variants: readonly Variant[],
  picks: readonly Picked[],
): OptionState[] {
  return product.options.map((option): OptionState => {
    const id = option.id ?? "";
    const others = under(
      variants,
      picks.filter((pick) => pick.option !== option),
    );
    const values = choicesOf(option).map((choice): OptionValue => {
      const choiceId = choice.choiceId ?? "";
      const having = others.filter((variant) => has(variant, id, choiceId));
      return {
        id: choiceId,
        name: choice.name ?? choice.key,
        colorCode: choice.colorCode || undefined,
        selected: picks.some((pick) => pick.choice === choice),
        exists: having.length > 0,
        available: having.some(buyable),
      };
    });
    return {
      id,
      name: option.name ?? option.key,
      kind: kindOf(option),
      values,
      selected: values.find((value) => value.selected),
    };
  });
}

/**
 * Resolves selected choices to options, variant and media. It is the part of `resolveSelection` that product cards
 * need: without stock, modifiers, texts and the cart item.
 *
 * @param product - Product of a list or a product page. Without `variantsInfo`, all choices are treated as missing.
 * @param selected - Choice ids by option id. Unknown ids are ignored.
 * @example
 * ```ts
 * import { namedChoices, resolveChoices } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const pictures = (product: V3Product) => resolveChoices(product, namedChoices(product, ["Navy"])).media;
 * ```
 */
export function resolveChoices(product: V3Product, selected: SelectedChoices): ChosenOptions {
  const all = variantsOf(product);
  const picks = picksOf(product, selected);
  const options = optionStates(product, all, picks);
  const missing = options.filter((option) => !option.selected).map((option) => option.name);
  const variant = missing.length === 0 ? under(all, picks)[0] : undefined;
  const chosen = picks.map(({ choice }) => choice);
  return { options, missing, variant, media: mediaOf(product, chosen, variant) };
}

/**
 * Returns the choices of a product that match the given names, at most one per option. Use it to show the products of a
 * filtered list in the filtered color.
 *
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
