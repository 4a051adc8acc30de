import type { Schema } from "../api/document.ts";
import { capitalized, sentence } from "./text.ts";

/** Formats that the type says already. */
const typed = ["date-time", "byte", "double", "field-mask"];

/** What a value must be like besides its type: "1 to 50 characters". */
export function limitsOf(schema: Schema): string[] {
  const limits: string[] = [];
  const range = (min: number | undefined, max: number | undefined, unit: string) => {
    if (min !== undefined && max !== undefined) limits.push(`${min} to ${max}${unit}`);
    else if (max !== undefined) limits.push(`at most ${max}${unit}`);
    else if (min !== undefined) limits.push(`at least ${min}${unit}`);
  };
  if (schema.format && !typed.includes(schema.format)) limits.push(schema.format.replace("-", " "));
  range(schema.minLength, schema.maxLength, " characters");
  range(schema.minItems, schema.maxItems, " items");
  range(schema.minimum, schema.maximum, "");
  if (schema["x-decimal"]) limits.push("decimal in a string");
  if (schema["x-immutable"]) limits.push("set on creation only");
  return limits;
}

/** The comment of a field. */
export function fieldNotes(schema: Schema): string[] {
  const told = schema.description ?? "";
  const limits = limitsOf(schema).filter((limit) => !told.includes(limit));
  const more = limits.length ? `${capitalized(limits.join(", "))}.` : "";
  return [
    [told && sentence(told), more].filter(Boolean).join(" "),
    schema.deprecated ? "@deprecated" : "",
  ];
}
