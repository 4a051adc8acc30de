import {
  type Expression,
  type InterfaceDeclaration,
  Node,
  type ObjectLiteralElementLike,
  type ObjectLiteralExpression,
  type SourceFile,
  SyntaxKind,
  type Symbol as TsSymbol,
  type Type,
} from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { isArgumentOfWix, newNameOf } from "./fields.js";
import { originOf, originOfNode, propertyOf } from "./origin.js";

/**
 * Removes read-only fields from requests, because Portico's requests do not have them. Copies
 * objects that Portico expects as a record.
 */
export function changeRequests(file: SourceFile, edits: Edits, catalog: Catalog): void {
  file.forEachDescendant((node) => {
    if (!Node.isObjectLiteralExpression(node)) return;
    const expectedType = mapCallbackResultType(node) ?? node.getContextualType();
    for (const property of node.getProperties()) {
      if (!Node.isPropertyAssignment(property) && !Node.isShorthandPropertyAssignment(property)) {
        continue;
      }
      const declaredProperty = propertyOf(expectedType, property.getName());
      if (!declaredProperty || originOf(declaredProperty, catalog) === undefined) continue;
      if (isReadOnly(declaredProperty, catalog) && isRequest(node, catalog))
        removeProperty(property, edits);
      else if (isRecord(declaredProperty)) copyObject(property, edits);
    }
  });
}

/**
 * Returns the type that a callback of `list.map(…)` must return. TypeScript instead infers this type
 * from the callback.
 */
function mapCallbackResultType(node: Expression): Type | undefined {
  const parent = node.getParent();
  if (Node.isParenthesizedExpression(parent)) return mapCallbackResultType(parent);
  if (Node.isPropertyAssignment(parent)) {
    const literal = parent.getParentIfKindOrThrow(SyntaxKind.ObjectLiteralExpression);
    return propertyOf(mapCallbackResultType(literal), parent.getName())?.getTypeAtLocation(node);
  }
  if (!Node.isArrowFunction(parent)) return undefined;
  const call = parent.getParent();
  if (!Node.isCallExpression(call) || !/\.map$/.test(call.getExpression().getText()))
    return undefined;
  return call.getContextualType()?.getNonNullableType().getArrayElementType();
}

/** Returns whether a field is read-only in Wix's SDK and missing in Portico's request. */
function isReadOnly(property: TsSymbol, catalog: Catalog): boolean {
  const origin = originOf(property, catalog);
  if (!origin || origin === "sdk") return false;
  return property.getDeclarations().some((declaration) => {
    if (!Node.isPropertySignature(declaration)) return false;
    const owner = declaration.getParent() as InterfaceDeclaration;
    if (!Node.isInterfaceDeclaration(owner)) return false;
    const tags = declaration.getJsDocs().flatMap((doc) => doc.getTags());
    if (!tags.some((tag) => tag.getTagName() === "readonly")) return false;
    const type = `${owner.getName()}Input`;
    const { package: target, module } = origin;
    const field = newNameOf(property.getName());
    return (
      catalog.hasMember(target, module, type) && !catalog.hasField(target, module, type, field)
    );
  });
}

/** Returns whether a literal is part of a request, such as an `UpdateMember` object. */
function isRequest(literal: ObjectLiteralExpression, catalog: Catalog): boolean {
  if (isArgumentOfWix(literal, catalog)) return true;
  for (let node: Node | undefined = literal; node; node = node.getParent()) {
    if (Node.isStatement(node)) return false;
    if (!Node.isObjectLiteralExpression(node)) continue;
    const symbol = node.getContextualType()?.getNonNullableType().getSymbol();
    const declaration = symbol?.getDeclarations()[0];
    if (!declaration || !originOfNode(declaration, catalog)) continue;
    if (/^Update[A-Z]|(Options|Request)$/.test(symbol?.getName() ?? "")) return true;
  }
  return false;
}

/** Removes a property and its comma, and also its line if the line has no other code. */
function removeProperty(property: ObjectLiteralElementLike, edits: Edits): void {
  const text = property.getSourceFile().getFullText();
  const comma = /^\s*,/.exec(text.slice(property.getEnd()))?.[0].length ?? 0;
  const previousProperty = property
    .getPreviousSiblingIfKind(SyntaxKind.CommaToken)
    ?.getPreviousSibling();
  if (comma === 0 && previousProperty) {
    edits.remove(previousProperty.getEnd(), property.getEnd());
    return;
  }
  const end = property.getEnd() + comma;
  const lineStart = text.lastIndexOf("\n", property.getStart()) + 1;
  const isFirstOnLine = text.slice(lineStart, property.getStart()).trim() === "";
  if (isFirstOnLine && /^[ \t]*\r?\n/.test(text.slice(end))) {
    edits.remove(lineStart, text.indexOf("\n", end) + 1);
  } else {
    edits.remove(property.getStart(), end + (/^ */.exec(text.slice(end))?.[0].length ?? 0));
  }
}

function isRecord(property: TsSymbol): boolean {
  const [declaration] = property.getDeclarations();
  if (!declaration) return false;
  const type = property.getTypeAtLocation(declaration).getNonNullableType();
  return type.getStringIndexType()?.isAny() ?? false;
}

/**
 * Copies an object, because its interface is not assignable to `Record<string, unknown>`. The type
 * of a copy is assignable.
 */
function copyObject(property: Node, edits: Edits): void {
  const value = Node.isPropertyAssignment(property)
    ? property.getInitializerOrThrow()
    : Node.isShorthandPropertyAssignment(property)
      ? property.getNameNode()
      : undefined;
  if (!Node.isIdentifier(value)) return;
  const type = value.getType();
  if (!isInterface(type.getNonNullableType())) return;
  const name = value.getText();
  const copy = `${type.isNullable() ? `${name} && ` : ""}{ ...${name} }`;
  if (Node.isShorthandPropertyAssignment(property)) edits.insertAfter(property, `: ${copy}`);
  else edits.replace(value, copy);
}

const isInterface = (type: Type) =>
  type.isInterface() &&
  !type.isArray() &&
  type.getStringIndexType() === undefined &&
  type.getCallSignatures().length === 0;
