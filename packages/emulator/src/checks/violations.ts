import { needing } from "@portico/core/schemas";
import { z } from "zod/v4";
import { type FieldViolation, validationError } from "../kernel/platform-error.js";
import { compact } from "../store/plain.js";

export const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    input,
  );

/** Formats a path: `["lineItems", 0, "quantity"]` becomes `lineItems[0].quantity`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += `[${key}]`;
    else text += text === "" ? String(key) : `.${String(key)}`;
  }
  return text;
}

type Rule = Omit<FieldViolation, "field">;
type Issue = z.core.$ZodIssue;

function sizeRule(issue: Issue & { code: "too_small" | "too_big" }): Rule {
  const isTooSmall = issue.code === "too_small";
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum);
  const data = { threshold: limit };
  const rule = isTooSmall ? "MIN" : "MAX";
  const measure = { string: "length", array: "size" }[issue.origin as string];
  if (measure === undefined) {
    const description = `must be ${isTooSmall ? "greater" : "less"} than or equal to ${limit}`;
    return { description, violatedRule: rule, data };
  }
  return {
    description: `has ${measure} ${isTooSmall ? "below" : "above"} the limit, expected ${limit} or ${isTooSmall ? "more" : "less"}`,
    violatedRule: `${rule}_${measure.toUpperCase()}`,
    data,
  };
}

const FORMATS: Readonly<Record<string, string>> = {
  email: "EMAIL",
  guid: "GUID",
  uuid: "GUID",
  url: "WEB_URL",
  datetime: "DATE_TIME",
};

function ruleOf(issue: Issue, input: unknown): Rule {
  const value = valueAt(input, issue.path);
  if (value === undefined || value === null) {
    const isOneOf = issue.code === "custom" && issue.params?.isOneOf === true;
    const violatedRule = isOneOf ? "REQUIRED_ONE_OF_FIELD" : "REQUIRED_FIELD";
    return { description: "must not be empty", violatedRule };
  }
  switch (issue.code) {
    case "too_small":
    case "too_big":
      return sizeRule(issue);
    case "invalid_value":
      return {
        description: `has an unknown value, expected one of ${issue.values.map(String).join(", ")}`,
        violatedRule: "INVALID_ENUM_VALUE",
      };
    case "invalid_format": {
      const type = FORMATS[issue.format] ?? issue.format.toUpperCase();
      return { description: `must be a valid ${type}`, violatedRule: "FORMAT", data: { type } };
    }
    case "custom":
      return {
        description: issue.message,
        violatedRule: String(issue.params?.violatedRule ?? "VALIDATION"),
        ...compact({ data: issue.params?.data as Rule["data"] }),
      };
    default:
      return { description: `has a wrong type. ${issue.message}`, violatedRule: "VALIDATION" };
  }
}

export function violationsOf(schema: z.ZodType, input: unknown): readonly FieldViolation[] {
  const { issues = [] } = schema.safeParse(input).error ?? {};
  return issues.map((issue) => ({ field: fieldPath(issue.path), ...ruleOf(issue, input) }));
}

export function parseAs<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw validationError(violationsOf(schema, input));
}

/** Returns a check for required fields that are documented as optional, such as "coupon.code". */
export function needs(...paths: string[]): (request: object) => void {
  const schema = needing(z.looseObject({}), ...paths);
  return (request) => {
    parseAs(schema, request);
  };
}
