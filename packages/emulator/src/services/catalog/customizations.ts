// Options and modifiers shared by products. A product's option refers to one of them and has some
// of its choices.

import type { Context, Reader } from "../../kernel/context.js";
import { type ResourceService, resource } from "../../resource/resource.js";
import { assignments } from "./assigned.js";
import { choiceOperations } from "./customization-choices.js";
import type { Choice, Customization } from "./customization-model.js";
import { checkCustomization } from "./customization-rules.js";
import type { Modifier, ProductOption } from "./model.js";
import { catalogOnly } from "./only.js";
import { renameInProducts } from "./renamed.js";
import type { CatalogSeed } from "./slice.js";

const START = "2025-01-06T09:00:00.000Z";

function seeded(
  used: ProductOption | Modifier,
  customizationType: Customization["customizationType"],
): Customization {
  const { id, name, key, kind } = used;
  const choices = used.choices.map((choice): Choice => {
    const { colorCode } = choice;
    return {
      id: choice.id,
      choiceType: colorCode === undefined ? "CHOICE_TEXT" : "ONE_COLOR",
      key: choice.key,
      name: choice.name,
      primaryChoiceIds: [],
      ...(colorCode === undefined ? {} : { colorCode }),
    };
  });
  const times = { revision: "1", createdDate: START, updatedDate: START };
  return {
    ...{ id, ...times, key, name, customizationType, customizationRenderType: kind },
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

/** Returns the options and modifiers of a seed's products. */
function fromSeed({ catalog }: CatalogSeed): Customization[] {
  const all = new Map<string, Customization>();
  const choices = new Map<string, Map<string, Choice>>();
  const add = (used: ProductOption | Modifier, type: Customization["customizationType"]) => {
    if (!all.has(used.id)) all.set(used.id, seeded(used, type));
    const known = choices.get(used.id) ?? new Map<string, Choice>();
    choices.set(used.id, known);
    if (used.choices.every(({ id }) => known.has(id))) return;
    for (const choice of seeded(used, type).choicesSettings?.choices ?? []) {
      known.set(choice.id, choice);
    }
  };
  for (const { options, modifiers } of catalog.templates ?? catalog.products.values()) {
    for (const option of options) add(option, "PRODUCT_OPTION");
    for (const modifier of modifiers) add(modifier, "MODIFIER");
  }
  return [...all.values()].map((entity) =>
    entity.choicesSettings
      ? { ...entity, choicesSettings: { choices: [...(choices.get(entity.id)?.values() ?? [])] } }
      : entity,
  );
}

export const customizations: ResourceService<Customization> = catalogOnly(
  "V3_CATALOG",
  resource<Customization>("stores.customizationsV3", {
    access: { read: "anyone", write: "admin" },
    seed: (seed) => fromSeed(seed as CatalogSeed),
    check: (next, before, tools) => {
      checkCustomization(next, before, tools);
      if (before) renameInProducts(tools, next, before);
    },
    view: (entity, fields, tools) =>
      fields.includes("ASSIGNED_PRODUCTS_COUNT")
        ? { assignedProductsCount: assignments(tools, "customizations", entity.id) }
        : {},
    custom: choiceOperations,
  }),
);

/** Returns an option or modifier by ID. */
export function customizationById(reader: Reader, id: string): Customization | undefined {
  return reader.store(customizations).items.get(id)?.entity;
}

/** Returns an option or modifier by name and type. */
export function customizationNamed(
  context: Context,
  type: Customization["customizationType"],
  name: string,
  renderType: string,
): Customization | undefined {
  for (const { entity } of context.store(customizations).items.values()) {
    if (
      entity.customizationType === type &&
      entity.customizationRenderType === renderType &&
      entity.name === name
    ) {
      return entity;
    }
  }
  return undefined;
}
