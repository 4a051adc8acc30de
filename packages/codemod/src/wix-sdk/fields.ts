import {
  type BindingElement,
  Node,
  type ObjectLiteralElementLike,
  type SourceFile,
  type StringLiteral,
  SyntaxKind,
  type Symbol as TsSymbol,
} from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { declaringInterface, originOf, originOfNode, propertyOf } from "./origin.js";

const RENAMED: Readonly<Record<string, string>> = {
  _id: "id",
  _createdDate: "createdDate",
  _updatedDate: "updatedDate",
  addressLine1: "addressLine",
};
const RENAMED_IN_PATH = /(^|\.)_(id|createdDate|updatedDate)(?=\.|$)/g;
/** Returns the name that a field has in Portico. */
export const newNameOf = (name: string) => RENAMED[name] ?? name.replace(RENAMED_IN_PATH, "$1$2");

const withQuotesOf = (node: Node, text: string) => {
  const quote = node.getText().charAt(0);
  return `${quote}${text}${quote}`;
};

/**
 * Renames `_id`, `_createdDate` and `_updatedDate` of values whose type Wix's SDK declares.
 *
 * @param reportsUnknown - whether to add a TODO if the type of a value is unknown
 */
export function renameFields(
  file: SourceFile,
  edits: Edits,
  catalog: Catalog,
  reportsUnknown: boolean,
): void {
  const isWix = (node: Node, name: string) =>
    isRenamed(propertyOf(node.getType(), name), name, catalog);
  file.forEachDescendant((node) => {
    if (Node.isPropertyAccessExpression(node)) {
      const name = node.getName();
      const renamed = RENAMED[name];
      if (renamed === undefined) return;
      const value = node.getExpression();
      if (isWix(value, name)) edits.replace(node.getNameNode(), renamed);
      else if (reportsUnknown && name.startsWith("_") && value.getType().isAny()) {
        edits.todo(node, UNKNOWN_TYPE, "rename-fields");
      }
    } else if (Node.isBindingElement(node)) renameBinding(node, edits, isWix, reportsUnknown);
    else if (isElement(node)) renameElement(node, edits, catalog);
    else if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
      const text = node.getLiteralText();
      const renamed = text.replace(RENAMED_IN_PATH, "$1$2");
      const parent = node.getParent();
      const isName = Node.isPropertyAssignment(parent) && parent.getNameNode() === node;
      if (renamed === text || isName) return;
      if (namesField(node as StringLiteral, text, catalog)) {
        edits.replace(node, withQuotesOf(node, renamed));
      }
    }
  });
}

/** Some of Portico's types have an `addressLine1` too. */
function isRenamed(property: TsSymbol | undefined, name: string, catalog: Catalog): boolean {
  const origin = originOf(property, catalog);
  if (!property || !origin) return false;
  const owner = declaringInterface(property);
  if (origin === "sdk" || owner === undefined || name.startsWith("_")) return true;
  return !catalog.hasField(origin.package, origin.module, owner, name);
}

const UNKNOWN_TYPE = "if this value comes from Wix, rename _id, _createdDate and _updatedDate.";

const isElement = (node: Node): node is ObjectLiteralElementLike =>
  Node.isPropertyAssignment(node) || Node.isShorthandPropertyAssignment(node);

function renameBinding(
  node: BindingElement,
  edits: Edits,
  isWix: (node: Node, name: string) => boolean,
  reportsUnknown: boolean,
): void {
  const pattern = node.getParent();
  const named = node.getPropertyNameNode();
  const name = (named ?? node.getNameNode()).getText().replace(/^["']|["']$/g, "");
  const renamed = RENAMED[name];
  if (!Node.isObjectBindingPattern(pattern) || renamed === undefined) return;
  if (isWix(pattern, name)) {
    if (named) edits.replace(named, renamed);
    else edits.insertBefore(node, `${renamed}: `);
  } else if (reportsUnknown && name.startsWith("_") && pattern.getType().isAny()) {
    edits.todo(node, UNKNOWN_TYPE, "rename-fields");
  }
}

function renameElement(node: ObjectLiteralElementLike, edits: Edits, catalog: Catalog): void {
  if (!Node.isPropertyAssignment(node) && !Node.isShorthandPropertyAssignment(node)) return;
  const nameNode = node.getNameNode();
  const name = nameNode.getText().replace(/^["']|["']$/g, "");
  const renamed = newNameOf(name);
  const literal = node.getParent();
  if (renamed === name || !Node.isObjectLiteralExpression(literal)) return;
  const declared = propertyOf(literal.getContextualType(), name);
  const isUndeclared = (declared?.getDeclarations().length ?? 0) === 0;
  const belongs =
    isRenamed(declared, name, catalog) || (isUndeclared && isArgumentOfWix(literal, catalog));
  if (!belongs) return;
  if (Node.isShorthandPropertyAssignment(node)) edits.insertBefore(node, `${renamed}: `);
  else
    edits.replace(
      nameNode,
      /^["']/.test(nameNode.getText()) ? withQuotesOf(nameNode, renamed) : renamed,
    );
}

/** Returns whether a text is the name of a field, such as in `eq("_id", …)` or `product["_id"]`. */
function namesField(node: StringLiteral, text: string, catalog: Catalog): boolean {
  const parent = node.getParentOrThrow();
  if (Node.isElementAccessExpression(parent)) {
    return originOf(propertyOf(parent.getExpression().getType(), text), catalog) !== undefined;
  }
  if (Node.isLiteralTypeNode(parent)) {
    const access = parent.getParentOrThrow();
    if (Node.isIndexedAccessTypeNode(access)) {
      return (
        originOf(propertyOf(access.getObjectTypeNode().getType(), text), catalog) !== undefined
      );
    }
    const reference = parent.getFirstAncestorByKind(SyntaxKind.TypeReference);
    const first = reference?.getTypeArguments()[0];
    const isHelper = /^(Pick|Omit)$/.test(reference?.getTypeName().getText() ?? "");
    return isHelper && originOf(propertyOf(first?.getType(), text), catalog) !== undefined;
  }
  if (isArgumentOfWix(node, catalog)) return true;
  const literal = node.getFirstAncestorByKind(SyntaxKind.ObjectLiteralExpression);
  const assignment = node.getParentIfKind(SyntaxKind.PropertyAssignment);
  const property = assignment && propertyOf(literal?.getContextualType(), assignment.getName());
  return originOf(property, catalog) !== undefined;
}

/** Returns whether a literal is part of an argument of a function that Wix's SDK declares. */
export function isArgumentOfWix(node: Node, catalog: Catalog): boolean {
  let inner = node;
  let parent = node.getParent();
  while (
    Node.isPropertyAssignment(parent) ||
    Node.isObjectLiteralExpression(parent) ||
    Node.isArrayLiteralExpression(parent) ||
    Node.isConditionalExpression(parent) ||
    Node.isSpreadAssignment(parent) ||
    Node.isParenthesizedExpression(parent)
  ) {
    inner = parent;
    parent = parent.getParent();
  }
  if (!Node.isCallExpression(parent) || !parent.getArguments().includes(inner)) return false;
  const declaration = parent
    .getProject()
    .getTypeChecker()
    .getResolvedSignature(parent)
    ?.getDeclaration();
  const origin = declaration && originOfNode(declaration, catalog);
  // createClient and the strategies take no names of fields
  return origin !== undefined && !(origin === "sdk" && isClientFunction(parent.getExpression()));
}

const isClientFunction = (node: Node) =>
  /^(createClient|OAuthStrategy|ApiKeyStrategy|AppStrategy)$/.test(node.getText());
