import type { Schema } from "../api/document.ts";
import { nounsFrom, plural, spaced } from "./nouns.ts";

/** A field where it stands. */
export interface Field {
  /** The schema that it is a field of: "Ribbon". */
  owner: string;
  name: string;
  property: Schema;
  /** The fields beside it. */
  siblings: readonly string[];
  /** What it refers to, or itself. */
  target: Schema;
  /** The name of the schema that it refers to, or that its items do. */
  ref: string | undefined;
}

/** Words before "Id" that do not tell what is identified. */
const vague =
  /^(external|internal|foreign|unique|custom|parent|root|original|default|previous|next|new|old|source|target|result|reference|sub|instance|entity|applied|combined|private|public|numeric|vat|tax|request)$/;

/** What a field is, where its name, its type and its place leave no doubt. */
export function fieldSentence(field: Field): string | undefined {
  return (
    setByPlatform(field) ??
    referring(field) ??
    requested(field) ??
    stored(field) ??
    identifying(field)
  );
}

/** Fields that every entity has and only the platform sets. */
function setByPlatform({ owner, name, siblings, property }: Field): string | undefined {
  const { noun, isMany } = nounsFrom(owner);
  const isEntity = siblings.includes("revision") && !/(Request|Response)$/.test(owner);
  if (!property.readOnly && !isEntity) return undefined;
  const was = isMany ? "were" : "was";
  if (name === "id") return `Id of the ${noun}.`;
  if (name === "createdDate") return `When the ${noun} ${was} created.`;
  if (name === "updatedDate") return `When the ${noun} ${was} last changed.`;
  if (name === "revision")
    return `Number that rises with each change of the ${noun}; an update has to send the current one.`;
  return undefined;
}

/** Fields that hold one of the platform's shared objects. */
function referring({ owner, name, ref }: Field): string | undefined {
  if (ref === "ExtendedFields" && name === "extendedFields")
    return /(Request|Response)$/.test(owner)
      ? "Values that apps and the site keep, by namespace and key."
      : `Values that apps and the site keep with the ${nounsFrom(owner).noun}, by namespace and key.`;
  if (ref === "BulkActionMetadata") return "How many succeeded and how many failed.";
  if (ref === "ItemMetadata" && name === "itemMetadata")
    return "Which item it is, and whether the change succeeded.";
  if (ref && /PagingMetadata/.test(ref)) return "Which page this is, and how to reach the others.";
  return undefined;
}

/** Fields of requests that every service has. */
function requested({ owner, name, property, ref }: Field): string | undefined {
  if (/Request$/.test(owner) && property.type === "boolean" && name === "returnEntity")
    return "True when each result should carry the changed item itself.";
  if (property.items?.format === "field-mask" || property.format === "field-mask")
    return /mask/i.test(name) ? "Paths of the fields to change." : undefined;
  if (ref === "CursorPaging" && name === "cursorPaging")
    return "Which page to answer, by a cursor and the size of a page.";
  if (name === "jobId" && /Response$/.test(owner))
    return "Id of the job that carries the change out, after the answer.";
  if (name === "results" && /Response$/.test(owner) && ref)
    return "One result for each item that was sent.";
  if (name === "filter" && /ByFilterRequest$/.test(owner))
    return "Conditions for what is to change, as a filter object.";
  if (name === "search" && /ByFilterRequest$/.test(owner))
    return "Full text that has to be found in what is to change.";
  if (name === "fields" && /Request$/.test(owner) && /Fields?$/.test(ref ?? ""))
    return "Further fields to answer; without them only those come that always do.";
  if (name === "fields" && /Response$/.test(owner) && /Fields?$/.test(ref ?? ""))
    return "The further fields that were asked for.";
  return undefined;
}

/** Fields of a picture or another file in the site's media store. */
function stored({ name, siblings }: Field): string | undefined {
  if (name === "urlExpirationDate")
    return "When the address stops working; absent where it does not.";
  if (name === "focalPoint") return "The place that stays in view when the picture is cropped.";
  if (siblings.join() === "x,y") return focalPoint[name];
  if (!["id", "url", "filename"].every((other) => siblings.includes(other))) return undefined;
  return files[name];
}

const focalPoint: Record<string, string> = {
  x: "How far from the left, as a share of the width.",
  y: "How far from the top, as a share of the height.",
};

const files: Record<string, string> = {
  id: "Id of the file in the site's media store.",
  url: "Address that the file is loaded from.",
  height: "How high the picture is, in pixels.",
  width: "How wide the picture is, in pixels.",
  altText: "What is read out instead of the picture.",
  filename: "What the file was called when it was stored.",
};

/** "Id of the brand." for `brandId`. */
function identifying({ name, target }: Field): string | undefined {
  const [, noun = "", many] = /^([a-z]\w*?)(?:Id|ID|Guid)(s?)$/.exec(name) ?? [];
  const words = spaced(noun);
  if (!noun || words.split(" ").some((word) => vague.test(word))) return undefined;
  const item = target.items ?? target;
  if (![item.type].flat().includes("string")) return undefined;
  return many ? `Ids of the ${plural(words)}.` : `Id of the ${words}.`;
}
