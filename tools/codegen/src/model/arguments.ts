import { type Api, type NamedOperation, requestSchema } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { deref, type LocatedSchema, schemaAt } from "../api/located.ts";
import { alternativesOf } from "./alternatives.ts";
import { isNeeded, type Needs, needsAt, needsWithout } from "./needs.ts";
import { requestNeeds } from "./required.ts";

/** A part of the request that comes from an argument. */
export interface Part {
  /** Path in the request: "product.id". */
  path: string;
  /** Field of the argument, such as "fields", or "" for the argument itself. */
  key: string;
  /** Whether the argument's fields are merged with fields from other sources. */
  spread: boolean;
  /** Fields of a spread part that come from other sources. */
  externalFields: string[];
  required: boolean;
  /** Mutually exclusive paths in the request, including this one. */
  alternatives?: { paths: string[]; required: boolean };
  /** Required fields, except `externalFields`. */
  needs: Needs;
  schema: LocatedSchema;
}

/** A positional argument of an operation. */
export interface Argument {
  name: string;
  required: boolean;
  parts: Part[];
}

/**
 * Returns whether an argument is exactly one part of the request and therefore has that part's
 * type.
 */
export const isSinglePart = ({ parts }: Pick<Argument, "parts">): boolean => parts[0]?.key === "";

/** Returns an operation's positional arguments and their paths in the request. */
export function argumentsOf(api: Api, file: string, namedOperation: NamedOperation): Argument[] {
  const { operation } = namedOperation;
  const { names, explicit, spread } = operation["x-arguments"];
  const request = deref(api, { from: file, schema: requestSchema(operation) });
  const needs = requestNeeds(api, file, namedOperation);

  const createPart = (path: string, source: string, isSpread: boolean): Part => {
    const externalFields = isSpread ? externalFieldsBelow(path, explicit) : [];
    return {
      path,
      key: source.split(".").slice(1).join("."),
      spread: isSpread,
      externalFields,
      required: isNeeded(needs, path.split(".")),
      ...alternativesAt(request.schema, needs, path),
      needs: needsWithout(needsAt(needs, path.split(".")), externalFields),
      schema: schemaAt(api, request, path),
    };
  };
  const args = names.map((name, index): Argument => {
    const isOfArgument = ([, source]: [string, string]) => source.split(".")[0] === `${index}`;
    const parts = [
      ...Object.entries(explicit)
        .filter(isOfArgument)
        .map(([path, source]) => createPart(path, source, false)),
      ...Object.entries(spread)
        .filter(isOfArgument)
        .map(([path, source]) => createPart(path, source, true)),
    ];
    const isRequired =
      parts.some((part) => part.required) || operation["x-required-fields"].includes(name);
    return { name, required: isRequired, parts };
  });
  // TypeScript does not allow a required parameter after an optional one.
  const lastRequiredIndex = args.findLastIndex((argument) => argument.required);
  return args.map((argument, index) => ({ ...argument, required: index <= lastRequiredIndex }));
}

/** Returns the group of alternatives that contains a field of the request. */
function alternativesAt(
  request: Schema,
  needs: Needs,
  path: string,
): Pick<Part, "alternatives"> | undefined {
  const paths = alternativesOf(request).find((group) => group.includes(path));
  return paths && { alternatives: { paths, required: isNeeded(needs, [paths.join("|")]) } };
}

/** Returns the fields below a request path that come from another source. */
function externalFieldsBelow(path: string, explicitPaths: Record<string, string>): string[] {
  return Object.keys(explicitPaths)
    .filter((explicitPath) => explicitPath.startsWith(`${path}.`))
    .map((explicitPath) => explicitPath.slice(path.length + 1));
}
