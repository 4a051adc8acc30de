import * as z from "zod/v4";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Creates a check that runs even if the value has other issues. */
function unconditionalCheck(fn: z.core.CheckFn<unknown>): z.core.$ZodCheck<unknown> {
  const check = z.check(fn);
  check._zod.def.when = () => true;
  return check;
}

/**
 * Creates a schema for an object with at most one field from each group.
 *
 * @param schema - schema of the object
 * @param groups - names of the fields in each group
 * @example
 * ```ts
 * import { atMostOne } from "@portico/core/schemas";
 * import * as z from "zod/v4";
 *
 * const fields = z.looseObject({ percentage: z.number().optional(), amount: z.string().optional() });
 * const discount = atMostOne(fields, ["percentage", "amount"]);
 * ```
 */
export function atMostOne(schema: z.ZodType, ...groups: string[][]): z.ZodType {
  return schema.check(
    unconditionalCheck(({ value, issues }) => {
      if (!isObject(value)) return;
      for (const group of groups) {
        const [first, second] = group.filter((name) => isSet(value[name]));
        if (second === undefined) continue;
        const message = `Invalid input: only one of ${first} and ${second} may be set`;
        issues.push({ code: "custom", message, path: [second], input: value, continue: true });
      }
    }),
  );
}

/**
 * Creates a schema for a request with required fields. Fields of an omitted object are not
 * required.
 *
 * @param schema - schema of the request
 * @param paths - the required fields, such as "brand.name". A path through a list applies to each
 *   item. "media.image|video" requires at least one of the two fields
 * @example
 * ```ts
 * import { needing } from "@portico/core/schemas";
 * import * as z from "zod/v4";
 *
 * const brand = z.looseObject({ name: z.string().nullish() });
 * const createBrand = needing(z.looseObject({ brand: brand.optional() }), "brand", "brand.name");
 * ```
 */
export function needing(schema: z.ZodType, ...paths: string[]): z.ZodType {
  return z.lazy(() =>
    schema.check(
      unconditionalCheck(({ value, issues }) => {
        for (const path of paths)
          for (const missingPath of missingPaths(value, path.split("."))) {
            if (hasIssue(missingPath, path, issues)) continue;
            issues.push({
              code: "custom",
              message: "Invalid input: required",
              path: missingPath,
              input: undefined,
              params: { isOneOf: path.includes("|") },
              continue: true,
            });
          }
      }),
    ),
  );
}

/**
 * zod 3.25 and 4.0 leave invalid optional fields out of the value, so these fields look missing
 * too.
 */
function hasIssue(
  missingPath: readonly PropertyKey[],
  path: string,
  issues: readonly z.core.$ZodRawIssue[],
): boolean {
  const parent = missingPath.slice(0, -1);
  const names = path.slice(path.lastIndexOf(".") + 1).split("|");
  return issues.some(
    ({ path: issuePath = [] }) =>
      parent.every((key, index) => issuePath[index] === key) &&
      names.includes(String(issuePath[parent.length])),
  );
}

/**
 * Creates a response schema. Unlike a request schema, it accepts empty strings and empty lists
 * regardless of limits, because the platform returns them for unset fields. It also accepts enum
 * values that were added later.
 *
 * @param schema - schema of the response
 * @example
 * ```ts
 * import { responseSchema } from "@portico/core/schemas";
 * import * as z from "zod/v4";
 *
 * const schema = responseSchema(z.looseObject({ name: z.string().min(1) }));
 * const { success } = schema.safeParse({ name: "" });
 * console.log(success); // true
 * ```
 */
export function responseSchema(schema: z.ZodType): z.ZodType {
  return z.lazy(() =>
    z.unknown().check(({ value, issues }) => {
      for (const issue of schema.safeParse(value).error?.issues ?? []) {
        const input = issue.path.reduce(
          (parent, key) => (parent as Fields | undefined)?.[key as string],
          value,
        );
        const isEmpty = input === "" || (Array.isArray(input) && input.length === 0);
        const isUnknownEnumValue = issue.code === "invalid_value" && typeof input === "string";
        if (!isEmpty && !isUnknownEnumValue)
          issues.push({ ...issue, input } as z.core.$ZodRawIssue);
      }
    }),
  );
}

const isSet = (value: unknown) => value !== undefined && value !== null;

function missingPaths(value: unknown, [field, ...rest]: string[]): (string | number)[][] {
  if (field === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      missingPaths(item, [field, ...rest]).map((path) => [index, ...path]),
    );
  if (!isObject(value)) return [];
  const [first = field, ...others] = field.split("|");
  if (others.some((other) => isSet(value[other]))) return [];
  if (!isSet(value[first])) return rest.length ? [] : [[first]];
  return missingPaths(value[first], rest).map((path) => [first, ...path]);
}
