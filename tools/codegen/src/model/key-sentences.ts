import { capital, type Nouns, spaced } from "./nouns.ts";
import type { Keys, Verb } from "./operation-facts.ts";

type Sentences = { [Key in Exclude<keyof Keys, "more">]?: string };

/** What the fields that an operation's keys name are, of its request and of its answer. */
export function keySentences(
  { verb, keys }: { verb: Verb; keys: Keys },
  { noun, one, many, isMany }: Nouns,
) {
  const field = keys.by ? spaced(keys.by) : undefined;
  const answer = answers[verb]?.replaceAll("#", noun);
  const request: Sentences = {
    ...items(verb, noun, many),
    id: `${field ? capital(field) : "Id"} of the ${noun}.`,
    ids: `Ids of the ${many}.`,
    names: namesSentence(verb, field, noun, many),
    mask: maskSentence,
    returnEntity: `True when each result should carry the ${noun} itself.`,
    query: `Filter, order and page of the ${many} to find.`,
    search: `Filter, full text, order and page of the ${many} to find, and what to aggregate.`,
    filter: `Conditions that ${one} must meet, as a filter object.`,
    page: `Which page of the ${many} to answer.`,
    assignTags: `Tags to give to the ${many}.`,
    unassignTags: `Tags to take from the ${many}.`,
    namespace: "Namespace of the app whose extended fields are to change.",
    namespaceData: "Values of the extended fields, by their keys.",
  };
  const response: Sentences = {
    ...(answer && {
      answer: isMany ? answer.replace(" was ", " were ").replace(" it is ", " they are ") : answer,
    }),
    list: keys.paging ? `The ${many} of this page.` : `The ${many} that were found.`,
    paging: "Which page this is, and how to reach the others.",
    total: `How many ${many} there are on all pages together.`,
    aggregations: "Results of the aggregations that were asked for.",
    count: `How many ${many} match the filter.`,
    results: `One result for each of the ${many}.`,
    bulkMetadata: "How many succeeded and how many failed.",
    job: "Id of the job that carries the change out, after the answer.",
    ...(verb === "updateExtendedFields" && { namespaceData: "The values as they are now." }),
  };
  return {
    request,
    response,
    inner: `The ${noun} with the fields to change.`,
    mask: maskSentence,
    resultMetadata: `Which of the ${many} it is, and whether the change succeeded.`,
    resultItem: keys.returnEntity
      ? `The ${noun}; absent unless \`${keys.returnEntity}\` was true.`
      : `The ${noun} as it is now.`,
  };
}

const maskSentence = "Paths of the fields to change.";

/** What one or several entities in a request are given for. */
function items(verb: Verb, noun: string, many: string): Sentences {
  switch (verb) {
    case "create":
      return { item: `The ${noun} to create.` };
    case "bulkCreate":
      return { items: `The ${many} to create.` };
    case "bulkUpdate":
      return { items: `The ${many} to change, each with what is to change.` };
    case "upsert":
      return { item: `The ${noun} to create, or to change if known.` };
    case "bulkUpsert":
      return { items: `The ${many} to create, or to change if known.` };
    case "getOrCreate":
      return { item: `The ${noun} to find, or to create where there is none.` };
    case "bulkUpdateByFilter":
      return { item: `The values that each of the ${many} is to get.` };
    default:
      return { item: `The ${noun} with the fields to change.` };
  }
}

const answers: { [verb in Verb]?: string } = {
  create: "The created #.",
  get: "The # that was asked for.",
  update: "The # after the change.",
  delete: "The # that was deleted.",
  upsert: "The # that was created or changed.",
  getOrCreate: "The # that was found or created.",
  updateExtendedFields: "The # after the change.",
  getSettings: "The # as it is now.",
  updateSettings: "The # after the change.",
};

/** What stands for entities that are found or created. */
function namesSentence(verb: Verb, field: string | undefined, noun: string, many: string): string {
  if (!field) return `The ${noun} to find or to create.`;
  return verb.startsWith("bulk")
    ? `${capital(field)}s of the ${many}; those that are not known are created.`
    : `${capital(field)} of the ${noun}; one that is not known is created.`;
}
