import type { Schema } from "../api/document.ts";
import { capitalized, withPeriod } from "./text.ts";

/** Descriptions of formats. Comments do not mention other formats. */
const FORMAT_DESCRIPTIONS: Partial<Record<string, string>> = {
  "color-hex": "a hex code",
  country: "an ISO 3166-1 alpha-2 code",
  currency: "an ISO 4217 currency code",
  "decimal-value": "a decimal string",
  email: "an email address",
  guid: "a GUID",
  language: "an ISO 639-1 code",
  "local-date": "a date as YYYY-MM-DD",
  subdivision: "an ISO 3166-2 code",
  "url-slug": "a slug",
  "web-url": "a URL",
};

/** Returns the constraints on a value beyond its type, such as "1 to 50 characters". */
export function limitsOf(schema: Schema): string[] {
  const limits: string[] = [];
  const addRange = (min: number | undefined, max: number | undefined, unit: string) => {
    const countUnits = (count: number) =>
      `${formatNumber(count)}${count === 1 ? unit.replace(/s$/, "") : unit}`;
    if (min !== undefined && max !== undefined) {
      limits.push(
        min === max ? `exactly ${countUnits(max)}` : `${formatNumber(min)} to ${countUnits(max)}`,
      );
    } else if (max !== undefined) limits.push(`at most ${countUnits(max)}`);
    else if (min !== undefined) limits.push(`at least ${countUnits(min)}`);
  };
  const format = FORMAT_DESCRIPTIONS[schema.format ?? ""];
  if (format) limits.push(format);
  addRange(schema.minLength, schema.maxLength, " characters");
  addRange(schema.minItems, schema.maxItems, " items");
  addRange(schema.minimum, schema.maximum, "");
  if (schema["x-decimal"] && format !== FORMAT_DESCRIPTIONS["decimal-value"])
    limits.push("a decimal string");
  return limits;
}

const formatNumber = (value: number): string =>
  value.toLocaleString("en-US", { maximumFractionDigits: 20 });

/** Returns sentences about the constraints that a value's description does not mention. */
export function limitSentences(schema: Schema, description: string): string[] {
  const limits = limitsOf(schema).filter((limit) => !isStated(limit, description));
  return [
    ...(limits.length ? [`${capitalized(limits.join(", "))}.`] : []),
    ...(schema["x-immutable"] ? ["Cannot be changed after creation."] : []),
  ];
}

/** Returns the notes for a field's comment: the description, the limits and a deprecation tag. */
export function fieldNotes(schema: Schema): string[] {
  const description = schema.description ?? "";
  return [
    [description && withPeriod(description), ...limitSentences(schema, description)]
      .filter(Boolean)
      .join(" "),
    schema.deprecated ? "@deprecated" : "",
  ];
}

/** Returns whether a description already states a limit, possibly in other words. */
function isStated(limit: string, description: string): boolean {
  if (description.includes(limit)) return true;
  if (limit === FORMAT_DESCRIPTIONS.guid) return /^ids?\b/i.test(description);
  if (limit === FORMAT_DESCRIPTIONS.email) return /email address/i.test(description);
  if (limit === FORMAT_DESCRIPTIONS["web-url"]) return /\b(address|link|URL)\b/i.test(description);
  const word = /ISO [\d-]+|hex code|decimal|slug|YYYY-MM-DD/.exec(limit)?.[0];
  return word !== undefined && description.includes(word);
}
