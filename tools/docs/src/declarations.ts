import {
  type DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from "typedoc";
import { visitType } from "./link-index.ts";
import { codeBlock, formatTable, inlineCode, joinBlocks } from "./markdown.ts";
import { type Property, propertiesOf } from "./properties.ts";
import { textOfParts } from "./types.ts";
import type { Writer } from "./writer.ts";

const MAX_LINE_LENGTH = 90;

/** Returns the fields of an object type that is too long for a signature. */
export function fieldsOfResult(
  { printer }: Writer,
  type: SomeType | undefined,
): readonly Property[] | undefined {
  return type?.type === "reflection" && printer.text(type).length > MAX_LINE_LENGTH
    ? propertiesOf(type.declaration)
    : undefined;
}

/** Formats a signature. Each parameter of a long signature gets its own line. */
export function signatureText(
  writer: Writer,
  name: string,
  signature: SignatureReflection,
): string {
  const { printer } = writer;
  const { parameters = [] } = signature;
  const result = fieldsOfResult(writer, signature.type) ? "{ … }" : printer.text(signature.type);
  const typeParameters = textOfParts(printer.typeParameters(signature.typeParameters));
  const parameterTexts = parameters.map((parameter) => textOfParts(printer.parameter(parameter)));
  const line = `${name}${typeParameters}(${parameterTexts.join(", ")}): ${result}`;
  if (line.length <= MAX_LINE_LENGTH || parameters.length === 0) return line;
  const parameterLines = parameterTexts.map((parameter) => `  ${parameter},`);
  return [`${name}${typeParameters}(`, ...parameterLines, `): ${result}`].join("\n");
}

/** Describes a property: its comment, and the parameters, result and errors of a method. */
function describeProperty(writer: Writer, { member, comment }: Property): string {
  const parameters = (member.signatures?.[0]?.parameters ?? []).flatMap((parameter) => {
    const text = writer.comment(parameter.comment?.summary);
    return text ? [`- ${inlineCode(parameter.name)}: ${text}`] : [];
  });
  const describeTags = (tag: `@${string}`, label: string) =>
    writer.tags(comment, tag).map((text) => `${label} ${text}`);
  return joinBlocks(
    writer.summary(comment),
    parameters.join("\n"),
    ...writer.tags(comment, "@remarks"),
    ...describeTags("@returns", "Returns:"),
    ...writer.errors(comment).map((text) => `Throws: ${text}`),
    ...describeTags("@defaultValue", "Default:"),
  );
}

/** Returns a row per field: name, type, description. */
export function propertyRows(
  writer: Writer,
  properties: readonly Property[],
  prefix = "",
): readonly (readonly string[])[] {
  return properties.map((property) => {
    const { member } = property;
    const optionalMark = member.flags.isOptional ? "?" : "";
    const [signature, ...otherSignatures] = member.signatures ?? [];
    const type = signature
      ? [signature, ...otherSignatures]
          .map((overload) => writer.parts(writer.printer.signature(overload, " => ")))
          .join("<br>")
      : writer.type(member.type ?? member.getSignature?.type);
    return [
      inlineCode(`${prefix}${member.name}${optionalMark}`),
      type,
      describeProperty(writer, property),
    ];
  });
}

export const TABLE_HEAD = ["Field", "Type", "Description"] as const;

/** Returns the examples of a type's members, which follow the table of the members. */
function memberExamples(writer: Writer, properties: readonly Property[]): readonly string[] {
  return properties.flatMap(({ member, comment }) =>
    writer
      .tags(comment, "@example")
      .map((text) => joinBlocks(`**Example of ${inlineCode(member.name)}**`, text)),
  );
}

/**
 * Returns the values of an enum, or undefined for other types. Open enums also allow other strings.
 */
function enumValues(type: SomeType | undefined): readonly string[] | undefined {
  if (type?.type === "literal") return [JSON.stringify(type.value)];
  if (type?.type !== "union") return undefined;
  const values = type.types.flatMap((alternative) =>
    alternative.type === "literal" ? [JSON.stringify(alternative.value)] : [],
  );
  const isOpen = type.types.some((alternative) => alternative.type === "intersection");
  if (values.length + Number(isOpen) !== type.types.length) return undefined;
  return isOpen ? [...values, "string"] : values;
}

/** Formats a type alias. Each alternative of a long union gets its own line. */
function aliasText(writer: Writer, declaration: DeclarationReflection, name: string): string {
  const { printer } = writer;
  const parameters = textOfParts(printer.typeParameters(declaration.typeParameters));
  const { type } = declaration;
  const opening = `type ${name}${parameters} =`;
  const line = `${opening} ${printer.text(type)};`;
  if (line.length <= MAX_LINE_LENGTH) return line;
  const alternatives = (types: readonly SomeType[]) =>
    types.map((alternative) => `\n  | ${printer.text(alternative)}`).join("");
  if (type?.type === "union") return `${opening}${alternatives(type.types)};`;
  if (type?.type !== "intersection") return line;
  const members = type.types.map((alternative) =>
    alternative.type === "union"
      ? `(${alternatives(alternative.types)}\n)`
      : printer.text(alternative),
  );
  return `${opening} ${members.join(" & ")};`;
}

/** Returns links to the types that a code block mentions. The block itself cannot contain links. */
function typeLinks(writer: Writer, type: SomeType | undefined): string | undefined {
  const links = new Set<string>();
  visitType(type, (target) => {
    if (writer.link(target)) links.add(writer.reference(target));
  });
  return links.size > 0 ? `Types: ${[...links].join(", ")}` : undefined;
}

function classBlocks(writer: Writer, declaration: DeclarationReflection, name: string): string {
  const constructorMember = declaration.children?.find((child) =>
    child.kindOf(ReflectionKind.Constructor),
  );
  const signatures = constructorMember?.signatures ?? [];
  const extendedTypes = declaration.extendedTypes?.map((type) => writer.type(type)).join(", ");
  const rows = (signatures[0]?.parameters ?? []).map((parameter) => [
    inlineCode(`${parameter.name}${parameter.flags.isOptional ? "?" : ""}`),
    writer.type(parameter.type),
    writer.comment(parameter.comment?.summary),
  ]);
  const hasOwnConstructor = signatures.length > 0 && !constructorMember?.inheritedFrom;
  return joinBlocks(
    extendedTypes && `Extends ${extendedTypes}.`,
    hasOwnConstructor &&
      codeBlock(
        "ts",
        signatures
          .map((overload) => signatureText(writer, `new ${name}`, overload))
          .join("\n")
          .replaceAll(/\): \S+$/gm, ")"),
      ),
    hasOwnConstructor && formatTable(["Argument", "Type", "Description"], rows),
  );
}

/** Describes an interface, type, class or constant. */
export function typeSection(
  writer: Writer,
  declaration: DeclarationReflection,
  name: string,
  heading: string,
): string {
  const { comment } = declaration;
  const isClass = declaration.kindOf(ReflectionKind.Class);
  const properties = propertiesOf(declaration);
  const values = enumValues(declaration.type);
  const ownProperties = isClass
    ? properties?.filter(({ member }) => !member.inheritedFrom)
    : properties;
  const isConstant = declaration.kindOf(ReflectionKind.Variable);
  const text = isConstant
    ? `const ${name}: ${writer.printer.text(declaration.type)}`
    : aliasText(writer, declaration, name);
  const isObject = ownProperties && (ownProperties.length > 0 || isClass);
  const body = values
    ? values.map(inlineCode).join(" · ")
    : isObject
      ? formatTable(TABLE_HEAD, propertyRows(writer, ownProperties))
      : joinBlocks(codeBlock("ts", text), typeLinks(writer, declaration.type));
  return joinBlocks(
    heading,
    writer.summary(comment),
    ...writer.tags(comment, "@remarks"),
    isClass && classBlocks(writer, declaration, name),
    body,
    writer.examples(comment),
    ...memberExamples(writer, ownProperties ?? []),
  );
}
