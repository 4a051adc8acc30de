import { capitalizeSentence, type Nouns, nounFromName } from "./nouns.ts";
import type { Keys, Verb } from "./operation-facts.ts";

type Sentences = { [Key in Exclude<keyof Keys, "more">]?: string };

/** Describes the request and response fields that an operation's keys refer to. */
export function keySentences({ verb, keys }: { verb: Verb; keys: Keys }, { noun, many }: Nouns) {
  const field = keys.by ? nounFromName(keys.by) : undefined;
  const responseItem = responseItems[verb]?.replaceAll("#", noun);
  const request: Sentences = {
    ...describeItems(verb, noun, many),
    id: `${field ? capitalizeSentence(field) : "Id"} of the ${noun}.`,
    ids: `Ids of the ${many}.`,
    names: namesSentence(verb, field, noun, many),
    mask: maskSentence,
    returnEntity: `Whether each result includes the ${noun}.`,
    query: `Filter, sorting and paging for the ${many}.`,
    search: `Search text, filter, sorting, paging and aggregations for the ${many}.`,
    filter: `Filter object that selects ${many}.`,
    page: `The page of ${many} to return.`,
    assignTags: `Tags to assign to the ${many}.`,
    unassignTags: `Tags to remove from the ${many}.`,
    namespace: "Namespace of the app whose extended fields to update.",
    namespaceData: "Values of the extended fields, keyed by field key.",
  };
  const response: Sentences = {
    ...(responseItem && { responseItem }),
    list: keys.paging ? `The ${many} on this page.` : `List of ${many}.`,
    paging: "Paging metadata, for fetching other pages.",
    total: `Total number of ${many} across all pages.`,
    aggregations: "Results of the requested aggregations.",
    count: `Number of ${many} that match the filter.`,
    results: `One result for each of the ${many}.`,
    bulkMetadata: "Number of items that succeeded, and number of items that failed.",
    job: "Id of the asynchronous job that applies the change.",
    ...(verb === "updateExtendedFields" && { namespaceData: "The values after the update." }),
  };
  return {
    request,
    response,
    inner: `The ${noun}, with the fields to update.`,
    mask: maskSentence,
    resultMetadata: `Id and index of the ${noun}, and whether the change succeeded.`,
    resultItem: keys.returnEntity
      ? `The ${noun}. Present only if \`${keys.returnEntity}\` is true.`
      : `The ${noun} after the change.`,
  };
}

const maskSentence = "Paths of the fields to update.";

/** Describes the entities in a request. */
function describeItems(verb: Verb, noun: string, many: string): Sentences {
  switch (verb) {
    case "create":
      return { item: `The ${noun} to create.` };
    case "bulkCreate":
      return { items: `The ${many} to create.` };
    case "bulkUpdate":
      return { items: `The ${many} to update, each with the fields to change.` };
    case "upsert":
      return { item: `The ${noun} to create or update.` };
    case "bulkUpsert":
      return { items: `The ${many} to create or update.` };
    case "getOrCreate":
      return { item: `The ${noun} to get, or to create if it does not exist.` };
    case "bulkUpdateByFilter":
      return { item: `Values to set on each of the ${many}.` };
    default:
      return { item: `The ${noun}, with the fields to update.` };
  }
}

const responseItems: { [verb in Verb]?: string } = {
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
function namesSentence(verb: Verb, field: string | undefined, noun: string, many: string): string {
  if (!field) return `The ${noun} to get or create.`;
  return verb.startsWith("bulk")
    ? `${capitalizeSentence(field)}s of the ${many}. The operation creates missing ${many}.`
    : `${capitalizeSentence(field)} of the ${noun}. If the ${noun} does not exist, the operation creates it.`;
}
