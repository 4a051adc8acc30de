import ts from "typescript";
import type { Facts, Field, ObjectShape, Shape } from "../surface.ts";
import { type Declarations, docTags, nameOf, wireName } from "./declarations.ts";

const ANY: Shape = { kind: "any" };

const LIMIT_TAGS: Readonly<Record<string, { list?: string; single: string }>> = {
  minLength: { single: "minLength" },
  maxLength: { single: "maxLength" },
  min: { single: "minimum" },
  max: { single: "maximum" },
  minSize: { single: "minItems" },
  maxSize: { single: "maxItems" },
};

/** Reads the limits, formats and flags in the doc tags of a field. */
function fieldFacts(
  node: ts.PropertySignature,
  isMap: boolean,
): Record<string, string | number | boolean> {
  const facts: Record<string, string | number | boolean> = {};
  for (const [tag, { single }] of Object.entries(LIMIT_TAGS)) {
    const [text] = docTags(node, tag);
    if (text === undefined || text === "" || Number.isNaN(Number(text))) continue;
    facts[isMap && single === "maxItems" ? "maxProperties" : single] = Number(text);
  }
  const [format] = docTags(node, "format");
  if (format) facts.format = format.toLowerCase().replaceAll("_", "-");
  const [decimal] = docTags(node, "decimalValue");
  if (decimal !== undefined) facts["x-decimal"] = decimal;
  if (docTags(node, "readonly").length > 0) facts.readOnly = true;
  if (docTags(node, "immutable").length > 0) facts["x-immutable"] = true;
  if (docTags(node, "deprecated").length > 0) facts.deprecated = true;
  return facts;
}

/** Creates functions that return the shapes of one package's types. */
export function createShapes(declarations: Declarations) {
  const objects = new Map<ts.Declaration, ObjectShape>();

  function objectOf(declaration: ts.InterfaceDeclaration | ts.TypeLiteralNode, name: string) {
    const knownObject = objects.get(declaration);
    if (knownObject) return knownObject;
    const fields = new Map<string, Field>();
    const oneOfs: string[][] = [];
    const object: ObjectShape = { name, fields, oneOfs };
    objects.set(declaration, object);
    for (const member of declaration.members) {
      const field = fieldOf(member);
      if (field) fields.set(...field);
    }
    if (ts.isInterfaceDeclaration(declaration)) addParents(declaration, fields, oneOfs);
    return object;
  }

  function addParents(
    declaration: ts.InterfaceDeclaration,
    fields: Map<string, Field>,
    oneOfs: string[][],
  ): void {
    for (const { expression } of (declaration.heritageClauses ?? []).flatMap(
      (clause) => clause.types,
    )) {
      const parent = ts.isIdentifier(expression) && declarations.resolve(expression);
      if (!parent || !ts.isInterfaceDeclaration(parent)) continue;
      const parentObject = objectOf(parent, nameOf(parent));
      for (const [name, field] of parentObject.fields)
        if (!fields.has(name)) fields.set(name, field);
      if (docTags(parent, "oneof").length > 0) oneOfs.push([...parentObject.fields.keys()]);
      oneOfs.push(...parentObject.oneOfs.map((group) => [...group]));
    }
  }

  function fieldOf(member: ts.TypeElement): [string, Field] | undefined {
    if (!ts.isPropertySignature(member) || !member.type) return undefined;
    const { name } = member;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return undefined;
    const { shape, isNullable, isDate } = typeOf(member.type);
    const facts = fieldFacts(member, shape.kind === "map");
    if (isNullable) facts.nullable = true;
    if (isDate) facts.format = "date-time";
    return [wireName(name.text), { shape, facts: facts as Facts }];
  }

  function typeOf(node: ts.TypeNode): { shape: Shape; isNullable: boolean; isDate: boolean } {
    const parts = ts.isUnionTypeNode(node) ? [...node.types] : [node];
    const isNull = (part: ts.TypeNode) =>
      ts.isLiteralTypeNode(part) && part.literal.kind === ts.SyntaxKind.NullKeyword;
    const nonNullParts = parts.filter((part) => !isNull(part));
    const [onlyPart] = nonNullParts;
    const isDate = nonNullParts.length === 1 && onlyPart !== undefined && isDateType(onlyPart);
    return {
      shape: unionOf(nonNullParts, ""),
      isNullable: nonNullParts.length < parts.length,
      isDate,
    };
  }

  const isDateType = (node: ts.TypeNode): boolean =>
    ts.isArrayTypeNode(node) ? isDateType(node.elementType) : node.getText() === "Date";

  function unionOf(parts: readonly ts.TypeNode[], name: string): Shape {
    const values = parts.flatMap((part) =>
      ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
    );
    if (values.length > 0) return { kind: "enum", name, values };
    const [onlyPart] = parts;
    return onlyPart && parts.length === 1 ? shapeOf(onlyPart) : ANY;
  }

  function shapeOf(node: ts.TypeNode): Shape {
    if (ts.isParenthesizedTypeNode(node)) return shapeOf(node.type);
    if (ts.isArrayTypeNode(node)) return { kind: "array", items: shapeOf(node.elementType) };
    if (ts.isTypeLiteralNode(node)) return { kind: "object", object: objectOf(node, "") };
    if (ts.isUnionTypeNode(node)) return typeOf(node).shape;
    if (ts.isTypeReferenceNode(node)) return shapeOfReference(node);
    if (node.kind === ts.SyntaxKind.StringKeyword) return { kind: "string" };
    if (node.kind === ts.SyntaxKind.NumberKeyword) return { kind: "number" };
    if (node.kind === ts.SyntaxKind.BooleanKeyword) return { kind: "boolean" };
    return ANY;
  }

  function shapeOfReference(node: ts.TypeReferenceNode): Shape {
    const name = node.typeName.getText();
    const [firstArgument, secondArgument] = node.typeArguments ?? [];
    if (name === "Date" || name === "Uint8Array" || name === "Buffer") return { kind: "string" };
    if (name === "Record" && secondArgument)
      return { kind: "map", values: shapeOf(secondArgument) };
    if (name === "NonNullablePaths" && firstArgument) return shapeOf(firstArgument);
    const declaration = declarations.resolve(node.typeName);
    return declaration ? shapeOfDeclaration(declaration) : ANY;
  }

  /** Returns the shape of the type that a declaration defines. */
  function shapeOfDeclaration(declaration: ts.Declaration): Shape {
    const name = nameOf(declaration);
    if (ts.isInterfaceDeclaration(declaration))
      return { kind: "object", object: objectOf(declaration, name) };
    if (ts.isEnumDeclaration(declaration)) return enumOf(declaration);
    if (!ts.isTypeAliasDeclaration(declaration)) return ANY;
    const { type } = declaration;
    if (ts.isTypeLiteralNode(type)) return { kind: "object", object: objectOf(type, name) };
    if (!ts.isUnionTypeNode(type)) return shapeOf(type);
    return unionOf(type.types, name.replace(/WithLiterals$/, ""));
  }

  function enumOf(declaration: ts.EnumDeclaration): Shape {
    const values = declaration.members.map(({ name, initializer }) =>
      initializer && ts.isStringLiteral(initializer) ? initializer.text : name.getText(),
    );
    return { kind: "enum", name: nameOf(declaration), values };
  }

  return { shapeOf, declared: shapeOfDeclaration };
}
