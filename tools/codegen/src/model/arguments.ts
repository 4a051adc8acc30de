import { type Api, type NamedOperation, requestSchema } from "../api/api.ts";
import { at, deref, type Located } from "../api/located.ts";

/** A part of the request that comes from an argument. */
export interface Part {
  /** Where in the request: "product.id". */
  path: string;
  /** Which field of the argument: "fields"; "" for the argument itself. */
  key: string;
  /** Its fields go there beside others that come from elsewhere. */
  spread: boolean;
  /** Fields of a spread part that come from elsewhere. */
  separate: string[];
  required: boolean;
  schema: Located;
}

/** A positional argument of an operation. */
export interface Argument {
  name: string;
  required: boolean;
  parts: Part[];
}

/** Whether an argument goes to one place of the request, so that its type is the type there. */
export const isWhole = (argument: Argument): boolean => argument.parts[0]?.key === "";

/** The positional arguments of an operation, and where each of them goes. */
export function argumentsOf(api: Api, file: string, named: NamedOperation): Argument[] {
  const { operation, path } = named;
  const { names, explicit, spread } = operation["x-arguments"];
  const request = deref(api, { from: file, schema: requestSchema(operation) });
  const needed = new Set([
    ...[...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]),
    ...operation["x-required-fields"],
    ...(request.schema.required ?? []),
  ]);

  const part = (to: string, source: string, isSpread: boolean, argument: string): Part => {
    const key = source.split(".").slice(1).join(".");
    const schema = at(api, request, to);
    return {
      path: to,
      key,
      spread: isSpread,
      separate: isSpread ? separateFields(to, explicit) : [],
      required: needed.has(to) || needed.has(key ? `${argument}.${key}` : argument),
      schema,
    };
  };
  const all = names.map((name, index): Argument => {
    const own = ([, source]: [string, string]) => source.split(".")[0] === `${index}`;
    const parts = [
      ...Object.entries(explicit)
        .filter(own)
        .map(([to, source]) => part(to, source, false, name)),
      ...Object.entries(spread)
        .filter(own)
        .map(([to, source]) => part(to, source, true, name)),
    ];
    const required = parts.some((p) => p.required) || operation["x-required-fields"].includes(name);
    return { name, required, parts };
  });
  // TypeScript allows no required parameter after an optional one
  const last = all.findLastIndex((argument) => argument.required);
  return all.map((argument, index) => ({ ...argument, required: index <= last }));
}

/** Fields below a request path that have a source of their own. */
function separateFields(path: string, explicit: Record<string, string>): string[] {
  return Object.keys(explicit)
    .filter((other) => other.startsWith(`${path}.`))
    .map((other) => other.slice(path.length + 1));
}
