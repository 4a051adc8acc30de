import type {
  ConnectedModifier,
  ConnectedOption,
  ConnectedOptionChoice,
  ProductMedia,
  V3Product,
  Variant,
} from "@portico/stores/products-v3";
import { ownValue } from "../queries/own-value.js";
import type { OptionState, OptionValue, ProductSelection, SelectedChoices } from "./selection.js";

/** The part of a selection that a product card shows. */
export type ChosenOptions = Pick<ProductSelection, "options" | "missing" | "variant" | "media">;

interface RenderTypes {
  readonly optionRenderType?: string;
  readonly modifierRenderType?: string;
}

// Without stock information, a variant can be bought.
export const isBuyable = ({ inventoryStatus: status }: Variant) =>
  !status || status.inStock || status.preorderEnabled;

export const visibleVariants = (product: V3Product) =>
  (product.variantsInfo?.variants ?? []).filter((variant) => variant.visible !== false);

export const visibleChoices = (option: ConnectedOption): readonly ConnectedOptionChoice[] =>
  (option.choicesSettings?.choices ?? []).filter((choice) => choice.visible);

export const displayKind = ({ optionRenderType, modifierRenderType }: RenderTypes) =>
  (optionRenderType ?? modifierRenderType) === "SWATCH_CHOICES" ? "swatch" : "text";

export const isFreeText = (modifier: ConnectedModifier) =>
  modifier.modifierRenderType === "FREE_TEXT";

/**
 * Returns whether a variant has a choice. A variant that does not mention an option has all of its
 * choices.
 */
const hasChoice = (variant: Variant, optionId: string, choiceId: string) =>
  variant.choices.every(
    ({ optionChoiceIds: ids }) => ids?.optionId !== optionId || ids.choiceId === choiceId,
  );

const linkedMediaIds = (choice: ConnectedOptionChoice): (string | undefined)[] => [
  ...(choice.media?.items ?? []).map(({ mediaId }) => mediaId),
  ...(choice.linkedMedia ?? []).map(({ id }) => id),
];

function selectionMedia(
  product: V3Product,
  selectedChoices: readonly ConnectedOptionChoice[],
  variant: Variant | undefined,
): ProductMedia[] {
  const allMedia =
    product.media?.itemsInfo?.items ?? (product.media?.main ? [product.media.main] : []);
  const selectedIds = new Set([variant?.media?.id, ...selectedChoices.flatMap(linkedMediaIds)]);
  const choiceMediaIds = new Set(product.options.flatMap(visibleChoices).flatMap(linkedMediaIds));
  const selectedMedia = allMedia.filter(({ id }) => id !== undefined && selectedIds.has(id));
  const otherMedia = allMedia.filter(
    (item) => !(choiceMediaIds.has(item.id) || selectedMedia.includes(item)),
  );
  return selectedMedia.length > 0 ? [...selectedMedia, ...otherMedia] : allMedia;
}

interface SelectedOption {
  readonly option: ConnectedOption;
  readonly choice: ConnectedOptionChoice;
}

export function findSelectedOptions(
  product: V3Product,
  selected: SelectedChoices,
): SelectedOption[] {
  return product.options.flatMap((option) => {
    const id = ownValue(selected, option.id);
    const choice = id && visibleChoices(option).find(({ choiceId }) => choiceId === id);
    return choice ? [{ option, choice }] : [];
  });
}

export const variantsWith = (
  variants: readonly Variant[],
  selectedOptions: readonly SelectedOption[],
) =>
  variants.filter((variant) =>
    selectedOptions.every(({ option, choice }) =>
      hasChoice(variant, option.id ?? "", choice.choiceId ?? ""),
    ),
  );

function optionStates(
  product: V3Product,
  variants: readonly Variant[],
  selectedOptions: readonly SelectedOption[],
): OptionState[] {
  return product.options.map((option): OptionState => {
    const id = option.id ?? "";
    const otherOptions = selectedOptions.filter(
      (selectedOption) => selectedOption.option !== option,
    );
    const otherVariants = variantsWith(variants, otherOptions);
    const values = visibleChoices(option).map((choice): OptionValue => {
      const choiceId = choice.choiceId ?? "";
      const matchingVariants = otherVariants.filter((variant) => hasChoice(variant, id, choiceId));
      return {
        id: choiceId,
        name: choice.name ?? choice.key,
        colorCode: choice.colorCode || undefined,
        selected: selectedOptions.some((selectedOption) => selectedOption.choice === choice),
        exists: matchingVariants.length > 0,
        available: matchingVariants.some(isBuyable),
      };
    });
    return {
      id,
      name: option.name ?? option.key,
      kind: displayKind(option),
      values,
      selected: values.find((value) => value.selected),
    };
  });
}

/**
 * Resolves selected choices to the options, variant and media that a product card shows.
 * `resolveSelection` also returns the stock, modifiers, texts and cart item.
 *
 * @param product - Without `variantsInfo`, no choice is available.
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
  const variants = visibleVariants(product);
  const selectedOptions = findSelectedOptions(product, selected);
  const options = optionStates(product, variants, selectedOptions);
  const missing = options.filter((option) => !option.selected).map((option) => option.name);
  const variant = missing.length === 0 ? variantsWith(variants, selectedOptions)[0] : undefined;
  const selectedChoices = selectedOptions.map(({ choice }) => choice);
  return { options, missing, variant, media: selectionMedia(product, selectedChoices, variant) };
}

/**
 * Returns a product's choices with the given names, at most one per option. For example, a list
 * filtered by color can show each product in that color.
 *
 * @param names - Names of choices of any option.
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
      const match = visibleChoices(option).find(({ name, key }) => names.includes(name ?? key));
      return option.id && match?.choiceId ? [[option.id, match.choiceId]] : [];
    }),
  );
}
