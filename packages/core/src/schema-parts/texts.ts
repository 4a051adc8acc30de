import * as z from "zod/v4";
import { countryPattern, phonePattern } from "./patterns.js";

/** Schema of a GUID, as JSON. */
export const guid: z.ZodGUID = /* @__PURE__ */ z.guid();
export const email: z.ZodEmail = /* @__PURE__ */ z.email();
export const webUrl: z.ZodURL = /* @__PURE__ */ z.url();
export const bytes: z.ZodBase64 = /* @__PURE__ */ z.base64();
export const localDate: z.ZodISODate = /* @__PURE__ */ z.iso.date();
export const dateTime: z.ZodISODateTime = /* @__PURE__ */ z.iso.datetime({ offset: true });
export const colorHex: z.ZodString = /* @__PURE__ */ matching(/^#[\da-f]{3,8}$/i, "a color");
export const country: z.ZodString = /* @__PURE__ */ matching(countryPattern, "a country code");
export const currency: z.ZodString = /* @__PURE__ */ matching(/^[A-Z]{3}$/, "a currency code");
export const language: z.ZodString = /* @__PURE__ */ matching(
  /^[a-z]{2,3}([-_][a-z\d]+)*$/i,
  "a language code",
);
export const subdivision: z.ZodString = /* @__PURE__ */ matching(
  /^[A-Z]{2}-[A-Z\d]{1,3}$/,
  "a subdivision code",
);
export const phone: z.ZodString = /* @__PURE__ */ matching(phonePattern, "a phone number");
export const urlSlug: z.ZodString = /* @__PURE__ */ matching(/^[^\s/?#]+$/, "a slug");

function matching(pattern: RegExp, what: string): z.ZodString {
  return z.string().regex(pattern, `Invalid input: expected ${what}`);
}

/** Schema of the strings that represent numbers that JSON cannot: "NaN", "Infinity" and "-Infinity". */
export const notANumber: z.ZodType = /* @__PURE__ */ z.enum(["NaN", "Infinity", "-Infinity"]);

/** Limits of a decimal. */
export interface DecimalLimits {
  gt?: number;
  gte?: number;
  lte?: number;
  maxScale?: number;
}

/** Creates the schema of a decimal as a string, such as "9.90". */
export function decimal(limits: DecimalLimits = {}): z.ZodType {
  return z.string().superRefine((text, context) => {
    const wrong = wrongWith(text, limits);
    if (wrong) context.addIssue(`Invalid input: expected ${wrong}`);
  });
}

function wrongWith(text: string, limits: DecimalLimits): string | undefined {
  const { gt, gte, lte, maxScale } = limits;
  const fraction = /^-?\d+(?:\.(\d+))?$/.exec(text);
  if (!fraction) return "a decimal";
  const value = Number(text);
  if (gt !== undefined && value <= gt) return `a decimal >${gt}`;
  if (gte !== undefined && value < gte) return `a decimal >=${gte}`;
  if (lte !== undefined && value > lte) return `a decimal <=${lte}`;
  if (maxScale !== undefined && (fraction[1]?.length ?? 0) > maxScale)
    return `a decimal of at most ${maxScale} decimal places`;
  return undefined;
}
