// A product's options refer to shared options, which are created if they do not exist.

import type { Context } from "../../../../kernel/context.js";
import { fieldError, notFound, rejection } from "../../../../kernel/platform-error.js";
import type { Picture } from "../../../../media/picture.js";
import { storedEntity } from "../../../../resource/resource.js";
import { addChoices } from "../../customization-choices.js";
import { type Choice, type Customization, choicesOf } from "../../customization-rules.js";
import { customizationNamed, customizations } from "../../customizations.js";
import type { Modifier, ProductOption } from "../../model.js";
import type { ChoiceContent, ModifierContent, OptionContent } from "./content.js";
import { moneyOf, withErrorCode } from "./errors.js";
import { choicePictures } from "./media.js";

type CustomizationType = Customization["customizationType"];

function sharedCustomization(
  context: Context,
  type: CustomizationType,
  { id, name }: OptionContent | ModifierContent,
  renderType: string | null | undefined,
  freeTextSettings: object = {},
): Customization {
  if (id) {
    const existing = storedEntity(context, customizations, id);
    if (existing?.customizationType === type) return existing;
    throw notFound("Option or modifier", "CUSTOMIZATION_NOT_EXIST", { id });
  }
  if (!(name?.trim() && renderType)) {
    const message = "An option or modifier without an id requires a name and a type";
    throw rejection(`${type}_NAME_AND_TYPE_REQUIRED`, message);
  }
  const namesake = customizationNamed(context, type, name, renderType);
  if (namesake) return namesake;
  return withErrorCode("CUSTOMIZATIONS_CREATION_FAILED", () =>
    customizations.of(context).insert({
      name,
      customizationType: type,
      customizationRenderType: renderType as Customization["customizationRenderType"],
      ...(renderType === "FREE_TEXT"
        ? {
            freeTextInput: { minCharCount: 0, maxCharCount: 500, title: name, ...freeTextSettings },
          }
        : { choicesSettings: { choices: [] } }),
    }),
  );
}

function sharedChoices(
  context: Context,
  type: CustomizationType,
  shared: Customization,
  { choicesSettings }: OptionContent | ModifierContent,
): readonly { readonly content: ChoiceContent; readonly choice: Choice }[] {
  const input: readonly ChoiceContent[] = choicesSettings?.choices ?? [];
  const existing = choicesOf(shared);
  const names = new Set(existing.map(({ name }) => name));
  const addedChoices = new Map<string, object>();
  for (const { choiceId, name, choiceType, colorCode } of input) {
    if (choiceId) {
      if (existing.some(({ id }) => id === choiceId)) continue;
      throw notFound("Choice", "CHOICE_NOT_EXIST", { choiceId });
    }
    if (!(name?.trim() && choiceType)) {
      const message = "A choice without an id requires a name and a type";
      throw rejection(`${type}_CHOICE_NAME_AND_TYPE_REQUIRED`, message);
    }
    if (choiceType === "ONE_COLOR" && !colorCode && !names.has(name)) {
      const field = "product.options.choicesSettings.choices.colorCode";
      const description = `must not be empty for the color ${name}`;
      throw fieldError(field, "REQUIRED_FIELD", description);
    }
    if (!names.has(name)) {
      addedChoices.set(name, { name, choiceType, ...(colorCode && { colorCode }) });
    }
  }
  const completeCustomization = withErrorCode("ADD_CUSTOMIZATION_CHOICES_FAILED", () =>
    addedChoices.size === 0
      ? shared
      : addChoices(customizations.of(context), shared.id, [...addedChoices.values()]),
  );
  const allChoices = choicesOf(completeCustomization);
  return input.map((content) => {
    const choice = allChoices.find(({ id, name }) =>
      content.choiceId ? id === content.choiceId : name === content.name,
    );
    return { content, choice: choice as Choice };
  });
}

function rejectDuplicateOptions(ids: readonly string[]): void {
  if (new Set(ids).size === ids.length) return;
  throw rejection("DUPLICATE_PRODUCT_OPTIONS", "Duplicate option or choice");
}

export function optionsOf(
  context: Context,
  sent: readonly OptionContent[],
  pictures: readonly Picture[],
  before: readonly ProductOption[],
): ProductOption[] {
  const options = sent.map((option): ProductOption => {
    const shared = sharedCustomization(context, "PRODUCT_OPTION", option, option.optionRenderType);
    const oldOption = before.find(({ id }) => id === shared.id);
    const choices = sharedChoices(context, "PRODUCT_OPTION", shared, option).map(
      ({ content, choice }) => {
        const { id, name, key } = choice;
        const colorCode = content.colorCode ?? choice.colorCode;
        const linkedIds = choicePictures(content, pictures);
        const oldIds = oldOption?.choices.find((old) => old.id === id)?.pictureIds ?? [];
        const remainingIds = oldIds.filter((pictureId) =>
          pictures.some(({ id }) => id === pictureId),
        );
        return {
          id,
          name,
          key,
          ...(colorCode && { colorCode }),
          pictureIds: linkedIds ?? remainingIds,
        };
      },
    );
    rejectDuplicateOptions(choices.map(({ id }) => id));
    const { id, name, key, customizationRenderType } = shared;
    return { id, name, key, kind: customizationRenderType as ProductOption["kind"], choices };
  });
  rejectDuplicateOptions(options.map(({ id }) => id));
  return options;
}

export function modifierOf(context: Context, input: ModifierContent): Modifier {
  const { freeTextSettings: text } = input;
  const shared = sharedCustomization(context, "MODIFIER", input, input.modifierRenderType, {
    ...(text?.title && { title: text.title }),
    ...(text?.minCharCount != null && { minCharCount: text.minCharCount }),
    ...(text?.maxCharCount != null && { maxCharCount: text.maxCharCount }),
  });
  const { id, name, key, customizationRenderType: kind } = shared;
  const mandatory = input.mandatory ?? false;
  if (kind === "FREE_TEXT") {
    const textInput = { ...shared.freeTextInput, ...text };
    const price = moneyOf({ amount: text?.defaultAddedPrice }, "defaultAddedPrice");
    return {
      ...{ id, name, key, mandatory, kind, choices: [] },
      minCharCount: textInput.minCharCount ?? 0,
      maxCharCount: textInput.maxCharCount ?? 500,
      title: textInput.title ?? name,
      ...(price && { addedPrice: price }),
    };
  }
  const choices = sharedChoices(context, "MODIFIER", shared, input).map(({ content, choice }) => {
    const colorCode = content.colorCode ?? choice.colorCode;
    const addedPrice = moneyOf(
      { amount: content.addedPrice ?? choice.defaultAddedPrice },
      "addedPrice",
    );
    return {
      ...{ id: choice.id, name: choice.name, key: choice.key },
      ...(colorCode && { colorCode }),
      ...(addedPrice && { addedPrice }),
    };
  });
  return { id, name, key, mandatory, kind, maxCharCount: 0, choices };
}
