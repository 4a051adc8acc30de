import type { Schema } from "../api/document.ts";
import { nounFromName, nounsFrom, pluralize } from "./nouns.ts";

/** A field and its context. */
export interface Field {
  /** Name of the schema that contains the field, directly or in an inline object: "Ribbon". */
  owner: string;
  name: string;
  property: Schema;
  /** Names of all fields of the object that directly contains the field. */
  siblings: readonly string[];
  /** The referenced schema, or else the schema of the field. */
  target: Schema;
  /** Name of the schema that the field or its items refer to. */
  ref: string | undefined;
}

/** Words before "Id" that do not identify an entity. */
const VAGUE_WORDS =
  /^(external|internal|foreign|unique|custom|parent|root|original|default|previous|next|new|old|source|target|result|reference|sub|instance|entity|applied|combined|private|public|numeric|vat|tax|request)$/;

/** Describes a field if its name, type and context make its meaning certain. */
export function fieldSentence(field: Field): string | undefined {
  return (
    describePlatformField(field) ??
    describeReference(field) ??
    describeRequestField(field) ??
    describeFile(field) ??
    describeId(field)
  );
}

/** Describes ids, dates and revisions that are read-only or belong to an entity. */
function describePlatformField({ owner, name, siblings, property }: Field): string | undefined {
  const { singular, isPlural } = nounsFrom(owner);
  const isEntity = siblings.includes("revision") && !/(Request|Response)$/.test(owner);
  if (!property.readOnly && !isEntity) return undefined;
  const auxiliaryVerb = isPlural ? "were" : "was";
  if (name === "id") return `Id of the ${singular}.`;
  if (name === "createdDate") return `When the ${singular} ${auxiliaryVerb} created.`;
  if (name === "updatedDate") return `When the ${singular} ${auxiliaryVerb} last updated.`;
  if (name === "revision")
    return `Revision of the ${singular}. It increases with every update. An update must send the current value.`;
  return undefined;
}

/** Describes fields that contain the platform's shared objects. */
function describeReference({ owner, name, ref }: Field): string | undefined {
  if (ref === "ExtendedFields" && name === "extendedFields")
    return /(Request|Response)$/.test(owner)
      ? "Extended fields of apps and the site, by namespace and key."
      : `Extended fields that apps and the site store with the ${nounsFrom(owner).singular}, by namespace and key.`;
  if (ref === "BulkActionMetadata")
    return "Number of items that succeeded, and number of items that failed.";
  if (ref === "ItemMetadata" && name === "itemMetadata")
    return "Id and index of the item, and whether the change succeeded.";
  if (ref && /PagingMetadata/.test(ref)) return "Paging metadata, for fetching other pages.";
  return undefined;
}

/** Describes request and response fields that many services have in common. */
function describeRequestField({ owner, name, property, ref }: Field): string | undefined {
  if (/Request$/.test(owner) && property.type === "boolean" && name === "returnEntity")
    return "Whether each result includes the changed item.";
  if (property.items?.format === "field-mask" || property.format === "field-mask")
    return /mask/i.test(name) ? "Paths of the fields to update." : undefined;
  if (ref === "CursorPaging" && name === "cursorPaging")
    return "The page to return: a cursor and a page size.";
  if (name === "jobId" && /Response$/.test(owner))
    return "Id of the asynchronous job that applies the change.";
  if (name === "results" && /Response$/.test(owner) && ref)
    return "One result for each item in the request.";
  if (name === "filter" && /ByFilterRequest$/.test(owner))
    return "Filter that selects the items to change.";
  if (name === "search" && /ByFilterRequest$/.test(owner))
    return "Full-text search that selects the items to change.";
  if (name === "fields" && /Request$/.test(owner) && /Fields?$/.test(ref ?? ""))
    return "Fields to return in addition to the base fields.";
  if (name === "fields" && /Response$/.test(owner) && /Fields?$/.test(ref ?? ""))
    return "The additional fields that were requested.";
  return undefined;
}

/** Describes the fields of files in the site's Media Manager, and of focal points. */
function describeFile({ name, siblings }: Field): string | undefined {
  if (name === "urlExpirationDate") return "When the URL expires. Absent if it does not expire.";
  if (name === "focalPoint") return "Point of the image that stays visible when it is cropped.";
  if (siblings.join() === "x,y") return focalPointSentences[name];
  if (!["id", "url", "filename"].every((other) => siblings.includes(other))) return undefined;
  return fileSentences[name];
}

const focalPointSentences: Record<string, string> = {
  x: "Horizontal position, as a fraction of the width from the left.",
  y: "Vertical position, as a fraction of the height from the top.",
};

const fileSentences: Record<string, string> = {
  id: "Id of the file in the site's Media Manager.",
  url: "URL to load the file from.",
  height: "Height of the image in pixels.",
  width: "Width of the image in pixels.",
  altText: "Alternative text for screen readers.",
  filename: "Original file name.",
};

/** Describes `brandId` as "Id of the brand." */
function describeId({ name, target }: Field): string | undefined {
  const [, noun = "", pluralSuffix] = /^([a-z]\w*?)(?:Id|ID|Guid)(s?)$/.exec(name) ?? [];
  const nounWords = nounFromName(noun);
  if (!noun || nounWords.split(" ").some((word) => VAGUE_WORDS.test(word))) return undefined;
  const item = target.items ?? target;
  if (![item.type].flat().includes("string")) return undefined;
  return pluralSuffix ? `Ids of the ${pluralize(nounWords)}.` : `Id of the ${nounWords}.`;
}
