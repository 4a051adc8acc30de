import { capitalizeSentence, type NounForms, nounFromName } from "./nouns.ts";
import type { Keys, Verb } from "./operation-facts.ts";

type Sentences = { [Key in Exclude<keyof Keys, "more">]?: string };

/** Describes the request and response fields that an operation's keys refer to. */
export function keySentences(
  { verb, keys }: { verb: Verb; keys: Keys },
  { singular, plural }: NounForms,
) {
  const field = keys.by ? nounFromName(keys.by) : undefined;
  const responseItem = responseItemTemplates[verb]?.replaceAll("#", singular);
  const request: Sentences = {
    ...describeItems(verb, singular, plural),
    id: `${field ? capitalizeSentence(field) : "Id"} of the ${singular}.`,
    ids: `Ids of the ${plural}.`,
    names: namesSentence(verb, field, singular, plural),
    mask: maskSentence,
    returnEntity: `Whether each result includes the ${singular}.`,
    query: `Filter, sorting and paging for the ${plural}.`,
    search: `Search text, filter, sorting, paging and aggregations for the ${plural}.`,
    filter: `Filter object that selects ${plural}.`,
    page: `The page of ${plural} to return.`,
    assignTags: `Tags to assign to the ${plural}.`,
    unassignTags: `Tags to remove from the ${plural}.`,
    namespace: "Namespace of the app whose extended fields to update.",
    namespaceData: "Values of the extended fields, keyed by field key.",
  };
  const response: Sentences = {
    ...(responseItem && { responseItem }),
    list: keys.paging ? `The ${plural} on this page.` : `List of ${plural}.`,
    paging: "Paging metadata, for fetching other pages.",
    total: `Total number of ${plural} across all pages.`,
    aggregations: "Results of the requested aggregations.",
    count: `Number of ${plural} that match the filter.`,
    results: `One result for each of the ${plural}.`,
    bulkMetadata: "Number of items that succeeded, and number of items that failed.",
    job: "Id of the asynchronous job that applies the change.",
    ...(verb === "updateExtendedFields" && { namespaceData: "The values after the update." }),
  };
  return {
    request,
    response,
    inner: `The ${singular}, with the fields to update.`,
    mask: maskSentence,
    resultMetadata: `Id and index of the ${singular}, and whether the change succeeded.`,
    resultItem: keys.returnEntity
      ? `The ${singular}. Present only if \`${keys.returnEntity}\` is true.`
      : `The ${singular} after the change.`,
  };
}

const maskSentence = "Paths of the fields to update.";

/** Describes the entities in a request. */
function describeItems(verb: Verb, singular: string, plural: string): Sentences {
  switch (verb) {
    case "create":
      return { item: `The ${singular} to create.` };
    case "bulkCreate":
      return { items: `The ${plural} to create.` };
    case "bulkUpdate":
      return { items: `The ${plural} to update, each with the fields to change.` };
    case "upsert":
      return { item: `The ${singular} to create or update.` };
    case "bulkUpsert":
      return { items: `The ${plural} to create or update.` };
    case "getOrCreate":
      return { item: `The ${singular} to get, or to create if it does not exist.` };
    case "bulkUpdateByFilter":
      return { item: `Values to set on each of the ${plural}.` };
    default:
      return { item: `The ${singular}, with the fields to update.` };
  }
}

const responseItemTemplates: { [verb in Verb]?: string } = {
  create: "The created #.",
  get: "The requested #.",
  update: "The updated #.",
  delete: "The deleted #.",
  upsert: "The created or updated #.",
  getOrCreate: "The existing or newly created #.",
  updateExtendedFields: "The updated #.",
  getSettings: "The current #.",
  updateSettings: "The updated #.",
};

/** Describes the names that identify the entities an operation gets or creates. */
function namesSentence(
  verb: Verb,
  field: string | undefined,
  singular: string,
  plural: string,
): string {
  if (!field) return `The ${singular} to get or create.`;
  return verb.startsWith("bulk")
    ? `${capitalizeSentence(field)}s of the ${plural}. The operation creates missing ${plural}.`
    : `${capitalizeSentence(field)} of the ${singular}. If the ${singular} does not exist, the operation creates it.`;
}
