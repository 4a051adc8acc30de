import { type Api, type NamedOperation, responseSchema } from "../api/api.ts";
import { at, deref } from "../api/located.ts";
import { type Argument, argumentsOf, isWhole, type Part } from "../model/arguments.ts";
import { fieldNotes } from "./limits.ts";
import { capitalized, comment, keyText, union } from "./text.ts";
import type { TypeWriter } from "./type-writer.ts";

/** A positional argument as it is written. */
export interface Parameter extends Argument {
  type: string;
}

export interface Signature {
  parameters: Parameter[];
  returns: string;
  /** Interfaces that exist only for this signature: options and identifiers. */
  declarations: string[];
}

export function signatureOf(
  api: Api,
  types: TypeWriter,
  file: string,
  named: NamedOperation,
): Signature {
  const id = named.operation.operationId;
  const declarations: string[] = [];
  const parameters = argumentsOf(api, file, named).map((argument): Parameter => {
    const [whole] = argument.parts;
    if (whole && isWhole(argument)) {
      const type = partType(api, types, whole);
      const isNever = argument.required && !whole.spread;
      return { ...argument, type: isNever ? type.replace(/ \| null$/, "") : type };
    }
    const type = `${capitalized(id)}${capitalized(argument.name)}`;
    const lines = argument.parts.map(
      (part) =>
        `${comment(fieldNotes(part.schema.schema))}${keyText(part.key)}${part.required ? "" : "?"}: ${partType(api, types, part)};`,
    );
    declarations.push(
      `${comment([`The \`${argument.name}\` of {@link ${id}}.`])}export interface ${type} {\n${lines.join("\n")}\n}`,
    );
    return { ...argument, type };
  });
  return { parameters, returns: returnType(api, types, file, named), declarations };
}

/** The type of a part, without the fields that come from other arguments. */
function partType(api: Api, types: TypeWriter, part: Part): string {
  const { from, schema } = part.schema;
  const expression = types.expression(from, schema, "input");
  const properties = deref(api, part.schema).schema.properties ?? {};
  const left = part.separate.filter((field) => {
    const property = properties[field];
    return property && types.isWritable(property);
  });
  if (!left.length) return expression;
  return `Omit<${expression}, ${union(left)}>`;
}

function returnType(api: Api, types: TypeWriter, file: string, { operation }: NamedOperation) {
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
