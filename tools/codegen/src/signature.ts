import { type Api, requestSchema, responseSchema } from "./api.ts";
import type { OperationDocument, Schema } from "./document.ts";
import { capitalized, comment, keyText } from "./text.ts";
import type { TypeWriter } from "./types.ts";

/** A positional argument of an operation. */
export interface Parameter {
  name: string;
  type: string;
  required: boolean;
  /** What it is, where the documents say. */
  note?: string | undefined;
  /** Request paths that it fills: path to the field of the argument, "" for all of it. */
  fills: Record<string, string>;
}

export interface Signature {
  parameters: Parameter[];
  returns: string;
  /** Interfaces that exist only for this signature: options and identifiers. */
  declarations: string[];
}

/** A schema together with the file that its references are relative to. */
interface Located {
  from: string;
  schema: Schema;
}

export function signatureOf(
  api: Api,
  types: TypeWriter,
  file: string,
  path: string,
  operation: OperationDocument,
): Signature {
  const request = deref(api, { from: file, schema: requestSchema(operation) });
  const { names, explicit, spread } = operation["x-arguments"];
  const pathParameters = new Set([...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]));
  const declarations: string[] = [];

  const isRequired = (requestPath: string, argumentPath: string) =>
    pathParameters.has(requestPath) ||
    operation["x-required-fields"].includes(argumentPath) ||
    operation["x-required-fields"].includes(requestPath) ||
    (request.schema.required ?? []).includes(requestPath);

  const spreadType = (requestPath: string) => {
    const target = at(api, request, requestPath);
    const expression = types.expression(target.from, target.schema, "input");
    const properties = deref(api, target).schema.properties ?? {};
    const separate = Object.keys(explicit)
      .filter((p) => p.startsWith(`${requestPath}.`))
      .map((p) => p.slice(requestPath.length + 1))
      .filter((field) => properties[field] && types.isWritable(properties[field]));
    if (!separate.length) return expression;
    return `Omit<${expression}, ${separate.map((f) => JSON.stringify(f)).join(" | ")}>`;
  };

  const note = (requestPath: string) => {
    const target = at(api, request, requestPath);
    return target.schema.description ?? deref(api, target).schema.description;
  };

  const parameters = names.map((name, index): Parameter => {
    const own = (source: string) => source === `${index}` || source.startsWith(`${index}.`);
    const whole = Object.entries(explicit).find(([, source]) => source === `${index}`);
    const spreadWhole = Object.entries(spread).find(([, source]) => source === `${index}`);
    if (spreadWhole) {
      const [path] = spreadWhole;
      const required = isRequired(path, name);
      return { name, type: spreadType(path), required, note: note(path), fills: { [path]: "" } };
    }
    if (whole) {
      const target = at(api, request, whole[0]);
      const type = types.expression(target.from, target.schema, "input");
      const required = isRequired(whole[0], name);
      return {
        name,
        type: required ? type.replace(/ \| null$/, "") : type,
        required,
        note: note(whole[0]),
        fills: { [whole[0]]: "" },
      };
    }
    const fields = [
      ...Object.entries(explicit).map(([p, source]) => ({ path: p, source, spread: false })),
      ...Object.entries(spread).map(([p, source]) => ({ path: p, source, spread: true })),
    ].filter((field) => own(field.source));
    const type = `${capitalized(operation.operationId)}${capitalized(name)}`;
    let anyRequired = false;
    const lines = fields.flatMap((field) => {
      const key = field.source.slice(`${index}.`.length);
      const target = at(api, request, field.path);
      const required = isRequired(field.path, `${name}.${key}`);
      anyRequired ||= required;
      const expression = field.spread
        ? spreadType(field.path)
        : types.expression(target.from, target.schema, "input");
      return [
        ...comment([target.schema.description ?? ""]),
        `${keyText(key)}${required ? "" : "?"}: ${expression};`,
      ];
    });
    declarations.push(
      ...comment([`The \`${name}\` of {@link ${operation.operationId}}.`]),
      `export interface ${type} {\n${lines.join("\n")}\n}`,
    );
    const required = anyRequired || operation["x-required-fields"].includes(name);
    const fills = Object.fromEntries(
      fields.map((f) => [f.path, f.source.slice(`${index}.`.length)]),
    );
    return { name, type, required, fills };
  });
  // TypeScript allows no required parameter after an optional one
  for (let i = parameters.length - 2; i >= 0; i--) {
    const [here, next] = [parameters[i], parameters[i + 1]];
    if (here && next?.required) here.required = true;
  }
  return { parameters, returns: returnType(api, types, file, operation), declarations };
}

function returnType(api: Api, types: TypeWriter, file: string, operation: OperationDocument) {
  const schema = responseSchema(operation);
  const returns = operation["x-returns"];
  const response = deref(api, { from: file, schema });
  if (returns) {
    const target = at(api, response, returns);
    return types.expression(target.from, target.schema, "output").replace(/ \| null$/, "");
  }
  const empty = response.schema.type === "object" && !response.schema.additionalProperties;
  if (empty && !Object.keys(response.schema.properties ?? {}).length) return "void";
  return types.expression(file, schema, "output");
}

export function deref(api: Api, located: Located): Located {
  if (!located.schema.$ref) return located;
  const id = api.resolve(located.from, located.schema.$ref);
  return deref(api, { from: id.file, schema: api.schema(id) });
}

/** The schema of a dotted path inside a payload. */
export function at(api: Api, payload: Located, path: string): Located {
  let current = payload;
  for (const field of path.split(".")) {
    const { from, schema } = deref(api, current);
    const property = schema.properties?.[field];
    if (!property) throw new Error(`there is no field "${path}" in the payload`);
    current = { from, schema: property };
  }
  return current;
}
