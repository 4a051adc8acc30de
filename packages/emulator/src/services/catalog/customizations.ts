import type { Context, Reader } from "../../kernel/context.js";
import { resource } from "../../resource/resource.js";
import { assignments } from "./assigned.js";
import { choiceOperations } from "./customization-choices.js";
import {
  type Choice,
  type Customization,
  checkCustomization,
  choicesOf,
} from "./customization-rules.js";
import { inCatalog } from "./lookup.js";
import type { Modifier, ProductOption } from "./model.js";
import { type CatalogSeed, catalogSlice } from "./slice.js";

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
      ...(colorCode !== undefined && { colorCode }),
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

export const customizations = resource<Customization>("stores.customizationsV3", {
  access: { read: "anyone", write: "admin" },
  checkRequest: inCatalog("V3_CATALOG"),
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
});

export function customizationById(reader: Reader, id: string): Customization | undefined {
  return reader.store(customizations).items.get(id)?.entity;
}

export function customizationNamed(
  context: Context,
  type: Customization["customizationType"],
  name: string,
  renderType: string,
): Customization | undefined {
  const all = [...context.store(customizations).items.values()].map(({ entity }) => entity);
  return all.find(
    (one) =>
      one.customizationType === type &&
      one.customizationRenderType === renderType &&
      one.name === name,
  );
}
