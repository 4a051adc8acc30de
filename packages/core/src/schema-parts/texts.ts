import * as z from "zod/v4";
import { countryPattern, phonePattern } from "./patterns.js";

/** Schema for a GUID. */
export const guid: z.ZodGUID = /* @__PURE__ */ z.guid();
/** Schema for an email address. */
export const email: z.ZodEmail = /* @__PURE__ */ z.email();
/** Schema for an absolute URL. */
export const webUrl: z.ZodURL = /* @__PURE__ */ z.url();
/** Schema for a base64-encoded string. */
export const bytes: z.ZodBase64 = /* @__PURE__ */ z.base64();
/** Schema for a date without a time, such as "2026-01-31". */
export const localDate: z.ZodISODate = /* @__PURE__ */ z.iso.date();
/** Schema for an ISO 8601 timestamp with a time zone, such as "2026-01-31T10:00:00Z". */
export const dateTime: z.ZodISODateTime = /* @__PURE__ */ z.iso.datetime({ offset: true });
/** Schema for a color as a hex code, such as "#ffaa00". */
export const colorHex: z.ZodString = /* @__PURE__ */ patternSchema(/^#[\da-f]{3,8}$/i, "a color");
/** Schema for a country code (ISO 3166-1), such as "US". */
export const country: z.ZodString = /* @__PURE__ */ patternSchema(countryPattern, "a country code");
/** Schema for a currency code (ISO 4217), such as "USD". */
export const currency: z.ZodString = /* @__PURE__ */ patternSchema(/^[A-Z]{3}$/, "a currency code");
/** Schema for a language tag, such as "en" or "pt-BR". */
export const language: z.ZodString = /* @__PURE__ */ patternSchema(
  /^[a-z]{2,3}([-_][a-z\d]+)*$/i,
  "a language code",
);
/** Schema for a state or province code (ISO 3166-2), such as "US-NY". */
export const subdivision: z.ZodString = /* @__PURE__ */ patternSchema(
  /^[A-Z]{2}-[A-Z\d]{1,3}$/,
  "a subdivision code",
);
/** Schema for a phone number with at least three digits, spaces or punctuation marks. */
export const phone: z.ZodString = /* @__PURE__ */ patternSchema(phonePattern, "a phone number");
/** Schema for a URL path segment without spaces. */
export const urlSlug: z.ZodString = /* @__PURE__ */ patternSchema(/^[^\s/?#]+$/, "a slug");

function patternSchema(pattern: RegExp, expected: string): z.ZodString {
  return z.string().regex(pattern, `Invalid input: expected ${expected}`);
}

/**
 * Schema for numbers that JSON can represent only as strings ("NaN", "Infinity" and "-Infinity").
 */
export const notANumber: z.ZodType = /* @__PURE__ */ z.enum(["NaN", "Infinity", "-Infinity"]);

/** Limits of a decimal. */
export interface DecimalLimits {
  /** The value must be greater than this number. */
  gt?: number;
  /** Minimum value. */
  gte?: number;
  /** Maximum value. */
  lte?: number;
  /** Maximum number of decimal places. */
  maxScale?: number;
}

/**
 * Creates a schema for a decimal number in a string, such as "9.90".
 *
 * @param limits - default: no limits
 * @example
 * ```ts
 * import { decimal } from "@portico/core/schemas";
 *
 * const price = decimal({ gte: 0, maxScale: 2 });
 * const { success } = price.safeParse("9.90");
 * ```
 */
export function decimal(limits: DecimalLimits = {}): z.ZodType {
  return z.string().superRefine((text, context) => {
    const requirement = unmetRequirement(text, limits);
    if (requirement) context.addIssue(`Invalid input: expected ${requirement}`);
  });
}

function unmetRequirement(text: string, limits: DecimalLimits): string | undefined {
  const { gt, gte, lte, maxScale } = limits;
  const match = /^-?\d+(?:\.(\d+))?$/.exec(text);
  if (!match) return "a decimal";
  const value = Number(text);
  if (gt !== undefined && value <= gt) return `a decimal >${gt}`;
  if (gte !== undefined && value < gte) return `a decimal >=${gte}`;
  if (lte !== undefined && value > lte) return `a decimal <=${lte}`;
  if (maxScale !== undefined && (match[1]?.length ?? 0) > maxScale)
    return `a decimal with at most ${maxScale} decimal places`;
  return undefined;
}
