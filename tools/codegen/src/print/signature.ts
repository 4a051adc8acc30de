import { type Api, type NamedOperation, responseSchema } from "../api/api.ts";
import { deref, schemaAt } from "../api/located.ts";
import { type Argument, argumentsOf, isSinglePart, type Part } from "../model/arguments.ts";
import { fieldNotes } from "./limits.ts";
import { capitalized, docCommentText, keyText, splitCamelCase } from "./text.ts";
import { oneOfObjects, type TypeWriter, withoutNull } from "./type-writer.ts";

/** A positional argument in source code. */
export interface Parameter extends Argument {
  type: string;
}

export interface Signature {
  parameters: Parameter[];
  returns: string;
  /** Declarations of types that exist only for this signature. */
  declarations: string[];
}

export function signatureOf(
  api: Api,
  types: TypeWriter,
  file: string,
  namedOperation: NamedOperation,
): Signature {
  const id = namedOperation.operation.operationId;
  const declarations: string[] = [];
  const parameters = argumentsOf(api, file, namedOperation).map((argument): Parameter => {
    const [onlyPart] = argument.parts;
    if (onlyPart && isSinglePart(argument)) {
      const type = partType(types, onlyPart);
      return {
        ...argument,
        type: argument.required && !onlyPart.spread ? withoutNull(type) : type,
      };
    }
    const type = `${capitalized(id)}${capitalized(argument.name)}`;
    const docComment = docCommentText([
      `${capitalized(splitCamelCase(argument.name))} of {@link ${id}}.`,
    ]);
    declarations.push(docComment + optionsType(types, argument, type));
    return { ...argument, type };
  });
  return { parameters, returns: returnType(api, types, file, namedOperation), declarations };
}

/**
 * Declares the type of an argument that is unique to this operation: its parts, which may be
 * mutually exclusive.
 */
function optionsType(types: TypeWriter, { parts }: Argument, name: string): string {
  const lineOf = (part: Part) => {
    const ownType = partType(types, part);
    const isRequired = part.required || part.alternatives?.required;
    const typeText = isRequired ? `: ${withoutNull(ownType)}` : `?: ${ownType}`;
    return `${docCommentText(fieldNotes(part.schema.schema))}${keyText(part.key)}${typeText};`;
  };
  const groups = new Set(parts.flatMap(({ alternatives }) => alternatives?.paths.join() ?? []));
  const choices = [...groups].map((group) => {
    const members = parts.filter(({ alternatives }) => alternatives?.paths.join() === group);
    return oneOfObjects(
      members.map((part) => ({ set: lineOf(part), unset: `${keyText(part.key)}?: undefined;` })),
    );
  });
  const otherLines = parts.filter(({ alternatives }) => !alternatives).map(lineOf);
  const body = `{\n${otherLines.join("\n")}\n}`;
  if (!choices.length) return `export interface ${name} ${body}`;
  return `export type ${name} = ${[...(otherLines.length ? [body] : []), ...choices].join(" & ")};`;
}

/**
 * Returns the type of a part with its required fields, without the fields that other arguments
 * provide.
 */
function partType(types: TypeWriter, { needs, externalFields, schema }: Part): string {
  return types.expression(schema.from, schema.schema, "input", needs, externalFields);
}

function returnType(api: Api, types: TypeWriter, file: string, { operation }: NamedOperation) {
  const schema = responseSchema(operation);
  const returnedPath = operation["x-returns"];
  const response = deref(api, { from: file, schema });
  if (returnedPath) {
    const target = schemaAt(api, response, returnedPath);
    return withoutNull(types.expression(target.from, target.schema, "output"));
  }
  const isEmpty = response.schema.type === "object" && !response.schema.additionalProperties;
  if (isEmpty && !Object.keys(response.schema.properties ?? {}).length) return "void";
  return types.expression(file, schema, "output");
}
