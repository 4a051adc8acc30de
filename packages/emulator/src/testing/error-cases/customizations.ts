// Error codes for customizations.
import { customizations as shared } from "../../services/catalog/customizations.js";
import type { World } from "../shop-world.js";
import type { Json } from "../test-client.js";
import { type Case, FAKE_ID, fillWithCopies, itemsOf } from "./case.js";

const mattChoice = { name: "Matt", choiceType: "CHOICE_TEXT" };
const glazeOption = {
  name: "Glaze",
  customizationType: "PRODUCT_OPTION",
  customizationRenderType: "TEXT_CHOICES",
  choicesSettings: { choices: [mattChoice] },
};
const engravingModifier = {
  name: "Engraving",
  customizationType: "MODIFIER",
  customizationRenderType: "FREE_TEXT",
  freeTextInput: { minCharCount: 1, maxCharCount: 9, title: "T" },
};
const operationNames = (...verbs: string[]) =>
  verbs.map((verb) => `stores.customizationsV3.${verb}`);

const createCase = (code: string, verbs: readonly string[], customization: object): Case => ({
  code,
  operations: operationNames(...verbs),
  caller: "owner",
  request: (_, _prepared, operation) =>
    operation.includes(".bulk") ? { customizations: [customization] } : { customization },
});

const createBefore =
  (customization: object) =>
  ({ callers }: World): Promise<Json> =>
    callers.owner.call("stores.customizationsV3.createCustomization", { customization });

const updateCase = (
  code: string,
  verbs: readonly string[],
  existing: object,
  change: object,
): Case => ({
  code,
  operations: operationNames(...verbs),
  caller: "owner",
  before: createBefore(existing),
  request: (_, { customization: { id, revision } }, operation) => {
    const customization = { id, revision, name: "Other", ...change };
    return operation.includes(".bulk")
      ? { customizations: [{ customization }] }
      : { customization };
  },
});

const choicesCase = (
  code: string,
  verbs: readonly string[],
  existing: object,
  list: object[],
): Case => ({
  code,
  operations: operationNames(...verbs),
  caller: "owner",
  before: createBefore(existing),
  request: (_, { customization: { id, revision } }, operation) => {
    if (operation.endsWith(".bulkAddCustomizationChoices"))
      return { customizationsChoices: [{ customizationId: id, choices: list }] };
    return { customizationId: id, revision, choices: list };
  },
});

const invalidText = { freeTextInput: { minCharCount: 5, maxCharCount: 2, title: "T" } };
const withAddedPrice = {
  choicesSettings: { choices: [{ ...mattChoice, defaultAddedPrice: "2" }] },
};
const choiceVerbs = [
  "addCustomizationChoices",
  "setCustomizationChoices",
  "bulkAddCustomizationChoices",
];

export function fillChoices(world: World, id: string): void {
  const items = itemsOf(world, shared);
  const stored = items.get(id);
  const [first] = stored?.entity.choicesSettings?.choices ?? [];
  if (!stored || !first) return;
  const choices = Array.from({ length: 1000 }, (_, index) => ({ ...first, name: `No. ${index}` }));
  items.set(id, { ...stored, entity: { ...stored.entity, choicesSettings: { choices } } });
}

/** Returns a case that exceeds the site's limit on one type of customization. */
const limitCase = (
  code: string,
  customizationType: "PRODUCT_OPTION" | "MODIFIER",
  customization: object,
): Case => ({
  ...createCase(code, ["createCustomization", "bulkCreateCustomizations"], customization),
  before: (world) => fillWithCopies(world, shared, 1100, { customizationType }),
});

export const customizations: readonly Case[] = [
  createCase("INVALID_CUSTOMIZATION_RENDER_TYPE", ["createCustomization"], {
    ...engravingModifier,
    customizationType: "PRODUCT_OPTION",
  }),
  createCase("INVALID_FREE_TEXT_SETTINGS", ["createCustomization"], {
    ...engravingModifier,
    ...invalidText,
  }),
  updateCase(
    "INVALID_FREE_TEXT_SETTINGS",
    ["updateCustomization", "bulkUpdateCustomizations"],
    engravingModifier,
    invalidText,
  ),
  createCase(
    "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION",
    ["createCustomization", "bulkCreateCustomizations"],
    { ...glazeOption, ...withAddedPrice },
  ),
  limitCase("OPTIONS_LIMIT_EXCEEDED", "PRODUCT_OPTION", glazeOption),
  limitCase("MODIFIERS_LIMIT_EXCEEDED", "MODIFIER", engravingModifier),
  {
    ...choicesCase(
      "CHOICES_LIMIT_EXCEEDED",
      ["addCustomizationChoices", "bulkAddCustomizationChoices"],
      glazeOption,
      [mattChoice],
    ),
    before: async (world) => {
      const prepared = await createBefore(glazeOption)(world);
      fillChoices(world, prepared.customization.id);
      return prepared;
    },
  },
  createCase("DOESNT_SUPPORT_CHOICES", ["bulkCreateCustomizations"], {
    ...engravingModifier,
    freeTextInput: undefined,
    choicesSettings: { choices: [mattChoice] },
  }),
  {
    code: "DOESNT_SUPPORT_CHOICES",
    operations: operationNames("reorderCustomizationChoices"),
    caller: "owner",
    before: createBefore(engravingModifier),
    request: (_, { customization: { id, revision } }) => ({
      customizationId: id,
      revision,
      choiceIds: [FAKE_ID],
    }),
  },
  updateCase(
    "DOESNT_SUPPORT_FREE_TEXT",
    ["updateCustomization", "bulkUpdateCustomizations"],
    glazeOption,
    {
      freeTextInput: engravingModifier.freeTextInput,
    },
  ),
  choicesCase("DOESNT_SUPPORT_CHOICES", choiceVerbs, engravingModifier, [mattChoice]),
  {
    code: "CHOICE_NOT_FOUND",
    operations: operationNames("removeCustomizationChoices"),
    caller: "owner",
    before: createBefore(glazeOption),
    request: (_, { customization: { id } }) => ({ customizationId: id, choiceIds: [FAKE_ID] }),
  },
  choicesCase("CHOICE_NOT_FOUND", ["updateCustomizationChoices"], glazeOption, [
    { choice: { id: FAKE_ID, name: "Gloss" } },
  ]),
];
