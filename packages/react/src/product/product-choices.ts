import type {
  ConnectedOption,
  ConnectedOptionChoice,
  ProductMedia,
  V3Product,
  Variant,
} from "@portico/stores/products-v3";
import type { OptionState, OptionValue, ProductSelection, SelectedChoices } from "./selection.js";

/** What a selection is so far: what a card of a list shows. */
export type ChosenOptions = Pick<ProductSelection, "options" | "missing" | "variant" | "media">;

/** Whether a variant can be bought or ordered ahead; what has no stock of its own always can. */
export const buyable = ({ inventoryStatus: status }: Variant) =>
  !status || status.inStock || status.preorderEnabled;

/** The variants that the shop shows. */
export const variantsOf = (product: V3Product) =>
  (product.variantsInfo?.variants ?? []).filter((variant) => variant.visible !== false);

/** The choices of an option that the shop shows. */
export const choicesOf = (option: ConnectedOption): readonly ConnectedOptionChoice[] =>
  (option.choicesSettings?.choices ?? []).filter((choice) => choice.visible);

/** How an option is drawn. */
export const kindOf = (option: ConnectedOption) =>
  option.optionRenderType === "SWATCH_CHOICES" ? "swatch" : "text";

/** Whether a variant has a choice; one that says nothing of an option is there for all its choices. */
function has(variant: Variant, optionId: string, choiceId: string): boolean {
  const made = variant.choices.find((choice) => choice.optionChoiceIds?.optionId === optionId);
  return made === undefined || made.optionChoiceIds?.choiceId === choiceId;
}

const linkedTo = (choice: ConnectedOptionChoice): (string | undefined)[] => [
  ...(choice.media?.items ?? []).map(({ mediaId }) => mediaId),
  ...(choice.linkedMedia ?? []).map(({ id }) => id),
];

/** The media linked to what is selected, then those linked to no choice at all. */
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

/** One choice made in one option. */
interface Picked {
  readonly option: ConnectedOption;
  readonly choice: ConnectedOptionChoice;
}

/** What is chosen, of what the product has. */
export function picksOf(product: V3Product, selected: SelectedChoices): Picked[] {
  return product.options.flatMap((option) => {
    const { id } = option;
    const wanted = id && Object.hasOwn(selected, id) ? selected[id] : undefined;
    const choice = wanted && choicesOf(option).find(({ choiceId }) => choiceId === wanted);
    return choice ? [{ option, choice }] : [];
  });
}

/** The variants that have all of these choices. */
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
 * What a selection of choices shows: the options, the variant and the media. It is the part of
 * `resolveSelection` that a card of a list needs, without stock, modifiers, texts and the cart's item.
 *
 * @param product - of a list or of a page; without `variantsInfo` no choice is said to exist
 * @param selected - option id → choice id; what the product does not have is ignored
 * @example
 * ```ts
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
