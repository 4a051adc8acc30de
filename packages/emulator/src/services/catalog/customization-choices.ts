import { notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { applyUpdate, pathsOf } from "../../resource/merge.js";
import { runBulk } from "../../resource/verbs/bulk.js";
import { fieldNames, listOf, objectOf } from "../../resource/verbs/verb.js";
import { isChoiceUsed } from "./assignments.js";
import {
  type Choice,
  type Customization,
  choiceOf,
  choicesOf,
  requireChoiceSupport,
} from "./customization-rules.js";

type ChoiceTools = Tools<Customization>;

function checkedEntity(tools: ChoiceTools, { customizationId, revision }: Entity): Customization {
  const entity = tools.get(customizationId);
  tools.checkRevision(entity, revision);
  return entity;
}

function setChoices(tools: ChoiceTools, entity: Customization, choices: readonly Choice[]) {
  return tools.edit(entity, (copy) => Object.assign(copy, { choicesSettings: { choices } }));
}

export function addChoices(tools: ChoiceTools, id: unknown, input: unknown): Customization {
  const entity = tools.get(id);
  requireChoiceSupport(entity);
  const newChoices = listOf(input).map((choice) => choiceOf(tools, objectOf(choice)));
  return setChoices(tools, entity, [...choicesOf(entity), ...newChoices]);
}

const customizationResponse = (tools: ChoiceTools, request: Entity, entity: Customization) => ({
  customization: tools.view(entity, fieldNames(request)),
});

type Change = (tools: ChoiceTools, request: Entity) => Customization;

const changeChoices = (work: Change) => (tools: ChoiceTools, request: Entity) =>
  customizationResponse(tools, request, work(tools, request));

export const choiceOperations = {
  addCustomizationChoices: changeChoices((tools, { customizationId, choices }) =>
    addChoices(tools, customizationId, choices),
  ),

  setCustomizationChoices: changeChoices((tools, request) => {
    const entity = tools.get(request.customizationId);
    requireChoiceSupport(entity);
    const existing = new Map(choicesOf(entity).map((choice) => [choice.name, choice]));
    // An existing choice keeps its id, because products refer to it by id.
    const choices = listOf(request.choices).map((input) => {
      const choice = objectOf(input) as Partial<Choice>;
      const { id, key } = existing.get(choice.name ?? "") ?? {};
      return choiceOf(tools, { ...choice, ...(id && { id, key }) });
    });
    return setChoices(tools, entity, choices);
  }),

  removeCustomizationChoices: changeChoices((tools, request) => {
    const entity = checkedEntity(tools, request);
    const ids = listOf(request.choiceIds);
    const choices = choicesOf(entity);
    for (const choiceId of ids) {
      if (!choices.some(({ id }) => id === choiceId)) throw notFound("Choice", "CHOICE_NOT_FOUND");
      if (!isChoiceUsed(tools, entity.id, String(choiceId))) continue;
      const description = "A product uses this choice";
      throw rejection("CHOICE_ASSIGNED_TO_PRODUCT", description, { choiceId });
    }
    const remainingChoices = choices.filter(({ id }) => !ids.includes(id));
    return setChoices(tools, entity, remainingChoices);
  }),

  updateCustomizationChoices: changeChoices((tools, request) => {
    const entity = checkedEntity(tools, request);
    const choices = [...choicesOf(entity)];
    for (const item of listOf(request.choices)) {
      const { choice, fieldMask } = objectOf(item);
      const content = objectOf(choice);
      const index = choices.findIndex(({ id }) => id === content.id);
      const before = choices[index];
      if (!before) throw notFound("Choice", "CHOICE_NOT_FOUND");
      const readOnly = ["id", "key"];
      choices[index] = applyUpdate(before, content, pathsOf(fieldMask), { readOnly }) as Choice;
    }
    return setChoices(tools, entity, choices);
  }),

  reorderCustomizationChoices: changeChoices((tools, request) => {
    const entity = checkedEntity(tools, request);
    const ids = listOf(request.choiceIds);
    requireChoiceSupport(entity);
    const choices = new Map(choicesOf(entity).map((choice) => [choice.id, choice]));
    const orderedChoices = [...new Set(ids)].flatMap((id) => choices.get(String(id)) ?? []);
    if (orderedChoices.length !== choices.size || ids.length !== choices.size) {
      throw rejection("CHOICE_IDS_MISMATCH", "The ids do not match the choices");
    }
    return setChoices(tools, entity, orderedChoices);
  }),

  bulkAddCustomizationChoices: (tools: ChoiceTools, request: Entity) =>
    runBulk(
      tools,
      listOf(request.customizationsChoices),
      (item) => {
        const { customizationId, choices } = objectOf(item);
        return { id: customizationId, entity: addChoices(tools, customizationId, choices) };
      },
      (entity) => request.returnEntity === true && customizationResponse(tools, request, entity),
    ),
};
