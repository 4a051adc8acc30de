import type { Context } from "../../kernel/context.js";
import { resource } from "../../resource/resource.js";
import { viewWithCount } from "./assignments.js";
import { choiceOperations } from "./customization-choices.js";
import {
  type Choice,
  type Customization,
  checkCustomization,
  choicesOf,
} from "./customization-rules.js";
import { checkV3Request } from "./lookup.js";
import { choiceTypeOf, type Modifier, type ProductOption } from "./model.js";
import { type CatalogSeed, catalogSlice, SEED_DATE } from "./slice.js";

type UsedCustomization = ProductOption | Modifier;
type UsedChoice = UsedCustomization["choices"][number];
type CustomizationType = Customization["customizationType"];

function renameInProducts(context: Context, next: Customization, before: Customization): void {
  const names = new Map(choicesOf(next).map(({ id, name }) => [id, name]));
  const hasSameNames =
    next.name === before.name &&
    choicesOf(before).every(({ id, name }) => (names.get(id) ?? name) === name);
  if (hasSameNames) return;
  const rename = <T extends UsedCustomization>(used: T): T =>
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
      options: options.map(rename),
      modifiers: modifiers.map(rename),
    });
  }
}

function seedEntity(
  used: UsedCustomization,
  customizationType: CustomizationType,
  usedChoices: UsedChoice[],
): Customization {
  const { id, name, key, kind } = used;
  const choices = usedChoices.map(
    ({ id: choiceId, name: choiceName, key: choiceKey, colorCode }): Choice => ({
      ...{ id: choiceId, choiceType: choiceTypeOf({ colorCode }), key: choiceKey },
      ...{ name: choiceName, primaryChoiceIds: [] },
      ...(colorCode !== undefined && { colorCode }),
    }),
  );
  const dates = { revision: "1", createdDate: SEED_DATE, updatedDate: SEED_DATE };
  return {
    ...{ id, ...dates, key, name, customizationType, customizationRenderType: kind },
    ...(kind === "FREE_TEXT"
      ? {
          freeTextInput: {
            minCharCount: 0,
            maxCharCount: "maxCharCount" in used ? used.maxCharCount : 0,
            title: name,
            key,
          },
        }
      : { choicesSettings: { choices } }),
  };
}

function seedEntities({ catalog }: CatalogSeed): Customization[] {
  const all = new Map<
    string,
    { used: UsedCustomization; type: CustomizationType; choices: Map<string, UsedChoice> }
  >();
  const add = (used: UsedCustomization, type: CustomizationType) => {
    const { choices } = all.get(used.id) ?? { choices: new Map<string, UsedChoice>() };
    if (!all.has(used.id)) all.set(used.id, { used, type, choices });
    for (const choice of used.choices) choices.set(choice.id, choice);
  };
  for (const { options, modifiers } of catalog.templates ?? catalog.products.values()) {
    for (const option of options) add(option, "PRODUCT_OPTION");
    for (const modifier of modifiers) add(modifier, "MODIFIER");
  }
  return [...all.values()].map(({ used, type, choices }) =>
    seedEntity(used, type, [...choices.values()]),
  );
}

export const customizations = resource<Customization>("stores.customizationsV3", {
  access: { read: "anyone", write: "admin" },
  checkRequest: checkV3Request,
  seed: (seed) => seedEntities(seed as CatalogSeed),
  check: (next, before, tools) => {
    checkCustomization(next, before, tools);
    if (before) renameInProducts(tools, next, before);
  },
  view: viewWithCount("customizations"),
  custom: choiceOperations,
});

export function customizationNamed(
  context: Context,
  type: CustomizationType,
  name: string,
  renderType: string,
): Customization | undefined {
  const all = [...context.store(customizations).items.values()].map(({ entity }) => entity);
  const ofType = all.filter(({ customizationType }) => customizationType === type);
  return ofType.find((item) => item.customizationRenderType === renderType && item.name === name);
}
