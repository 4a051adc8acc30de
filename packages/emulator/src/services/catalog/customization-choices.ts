import { notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { applyUpdate, pathsOf } from "../../resource/merge.js";
import { bulkOf } from "../../resource/verbs/bulk.js";
import { listOf, objectOf, wantedFields } from "../../resource/verbs/verb.js";
import { isChoiceUsed } from "./assignments.js";
import {
  type Choice,
  type Customization,
  choiceOf,
  choicesOf,
  needChoices,
} from "./customization-rules.js";

type Work = Tools<Customization>;

function current(tools: Work, { customizationId, revision }: Entity): Customization {
  const entity = tools.get(customizationId);
  tools.checkRevision(entity, revision);
  return entity;
}

function set(tools: Work, entity: Customization, choices: readonly Choice[]): Customization {
  return tools.edit(entity, (copy) => Object.assign(copy, { choicesSettings: { choices } }));
}

export function addChoices(tools: Work, id: unknown, input: unknown): Customization {
  const entity = tools.get(id);
  needChoices(entity);
  const more = listOf(input).map((choice) => choiceOf(tools, objectOf(choice)));
  return set(tools, entity, [...choicesOf(entity), ...more]);
}

const customizationResponse = (tools: Work, request: Entity, entity: Customization) => ({
  customization: tools.view(entity, wantedFields(request)),
});

const changing =
  (work: (tools: Work, request: Entity) => Customization) => (tools: Work, request: Entity) =>
    customizationResponse(tools, request, work(tools, request));

export const choiceOperations = {
  addCustomizationChoices: changing((tools, { customizationId, choices }) =>
    addChoices(tools, customizationId, choices),
  ),

  setCustomizationChoices: changing((tools, request) => {
    const entity = tools.get(request.customizationId);
    needChoices(entity);
    const existing = new Map(choicesOf(entity).map((choice) => [choice.name, choice]));
    // An existing choice keeps its ID, so products that use it stay connected.
    const choices = listOf(request.choices).map((input) => {
      const choice = objectOf(input) as Partial<Choice>;
      const { id, key } = existing.get(choice.name ?? "") ?? {};
      return choiceOf(tools, { ...choice, ...(id && { id, key }) });
    });
    return set(tools, entity, choices);
  }),

  removeCustomizationChoices: changing((tools, request) => {
    const entity = current(tools, request);
    const ids = listOf(request.choiceIds);
    const choices = choicesOf(entity);
    for (const choiceId of ids) {
      if (!choices.some(({ id }) => id === choiceId)) throw notFound("Choice", "CHOICE_NOT_FOUND");
      if (!isChoiceUsed(tools, entity.id, String(choiceId))) continue;
      const description = "A product uses this choice";
      throw rejection("CHOICE_ASSIGNED_TO_PRODUCT", description, { choiceId });
    }
    const remaining = choices.filter(({ id }) => !ids.includes(id));
    return set(tools, entity, remaining);
  }),

  updateCustomizationChoices: changing((tools, request) => {
    const entity = current(tools, request);
    const choices = [...choicesOf(entity)];
    for (const item of listOf(request.choices)) {
      const { choice, fieldMask } = objectOf(item);
      const content = objectOf(choice);
      const place = choices.findIndex(({ id }) => id === content.id);
      const before = choices[place];
      if (!before) throw notFound("Choice", "CHOICE_NOT_FOUND");
      const readOnly = ["id", "key"];
      choices[place] = applyUpdate(before, content, pathsOf(fieldMask), { readOnly }) as Choice;
    }
    return set(tools, entity, choices);
  }),

  reorderCustomizationChoices: changing((tools, request) => {
    const entity = current(tools, request);
    const ids = listOf(request.choiceIds);
    needChoices(entity);
    const choices = new Map(choicesOf(entity).map((choice) => [choice.id, choice]));
    const ordered = [...new Set(ids)].flatMap((id) => choices.get(String(id)) ?? []);
    if (ordered.length !== choices.size || ids.length !== choices.size) {
      throw rejection("CHOICE_IDS_MISMATCH", "The ids do not match the choices");
    }
    return set(tools, entity, ordered);
  }),

  bulkAddCustomizationChoices: (tools: Work, request: Entity) =>
    bulkOf(
      tools,
      listOf(request.customizationsChoices),
      (item) => {
        const { customizationId, choices } = objectOf(item);
        return { id: customizationId, entity: addChoices(tools, customizationId, choices) };
      },
      (entity) => request.returnEntity === true && customizationResponse(tools, request, entity),
    ),
};
