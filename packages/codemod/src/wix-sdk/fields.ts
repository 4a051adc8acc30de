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

const NEW_NAMES: Readonly<Record<string, string>> = {
  _id: "id",
  _createdDate: "createdDate",
  _updatedDate: "updatedDate",
  addressLine1: "addressLine",
};
const OLD_NAMES_IN_PATH = /(^|\.)_(id|createdDate|updatedDate)(?=\.|$)/g;
export const newNameOf = (name: string) =>
  NEW_NAMES[name] ?? name.replace(OLD_NAMES_IN_PATH, "$1$2");

const withQuotesOf = (node: Node, text: string) => {
  const quote = node.getText().charAt(0);
  return `${quote}${text}${quote}`;
};

/**
 * Renames `_id`, `_createdDate`, `_updatedDate` and `addressLine1` of values whose type Wix's SDK
 * declares.
 *
 * @param reportsUnknown - whether to add a TODO if the type of a value is unknown
 */
export function renameFields(
  file: SourceFile,
  edits: Edits,
  catalog: Catalog,
  reportsUnknown: boolean,
): void {
  const isRenamedField = (node: Node, name: string) =>
    isRenamed(propertyOf(node.getType(), name), name, catalog);
  file.forEachDescendant((node) => {
    if (Node.isPropertyAccessExpression(node)) {
      const name = node.getName();
      const newName = NEW_NAMES[name];
      if (newName === undefined) return;
      const value = node.getExpression();
      if (isRenamedField(value, name)) edits.replace(node.getNameNode(), newName);
      else if (reportsUnknown && name.startsWith("_") && value.getType().isAny()) {
        edits.addTodo(node, UNKNOWN_TYPE_MESSAGE, "rename-fields");
      }
    } else if (Node.isBindingElement(node))
      renameBinding(node, edits, isRenamedField, reportsUnknown);
    else if (isObjectProperty(node)) renameObjectProperty(node, edits, catalog);
    else if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
      const text = node.getLiteralText();
      const newText = text.replace(OLD_NAMES_IN_PATH, "$1$2");
      const parent = node.getParent();
      const isName = Node.isPropertyAssignment(parent) && parent.getNameNode() === node;
      if (newText === text || isName) return;
      if (isFieldName(node as StringLiteral, text, catalog)) {
        edits.replace(node, withQuotesOf(node, newText));
      }
    }
  });
}

/** Returns whether Portico renames a property. Some of its types keep `addressLine1`. */
function isRenamed(property: TsSymbol | undefined, name: string, catalog: Catalog): boolean {
  const origin = originOf(property, catalog);
  if (!property || !origin) return false;
  const owner = declaringInterface(property);
  if (origin === "sdk" || owner === undefined || name.startsWith("_")) return true;
  return !catalog.hasField(origin.package, origin.module, owner, name);
}

const UNKNOWN_TYPE_MESSAGE =
  "if this value comes from Wix, rename _id, _createdDate and _updatedDate.";

const isObjectProperty = (node: Node): node is ObjectLiteralElementLike =>
  Node.isPropertyAssignment(node) || Node.isShorthandPropertyAssignment(node);

function renameBinding(
  node: BindingElement,
  edits: Edits,
  isRenamedField: (node: Node, name: string) => boolean,
  reportsUnknown: boolean,
): void {
  const pattern = node.getParent();
  const nameNode = node.getPropertyNameNode();
  const name = (nameNode ?? node.getNameNode()).getText().replace(/^["']|["']$/g, "");
  const newName = NEW_NAMES[name];
  if (!Node.isObjectBindingPattern(pattern) || newName === undefined) return;
  if (isRenamedField(pattern, name)) {
    if (nameNode) edits.replace(nameNode, newName);
    else edits.insertBefore(node, `${newName}: `);
  } else if (reportsUnknown && name.startsWith("_") && pattern.getType().isAny()) {
    edits.addTodo(node, UNKNOWN_TYPE_MESSAGE, "rename-fields");
  }
}

function renameObjectProperty(
  node: ObjectLiteralElementLike,
  edits: Edits,
  catalog: Catalog,
): void {
  if (!Node.isPropertyAssignment(node) && !Node.isShorthandPropertyAssignment(node)) return;
  const nameNode = node.getNameNode();
  const name = nameNode.getText().replace(/^["']|["']$/g, "");
  const newName = newNameOf(name);
  const literal = node.getParent();
  if (newName === name || !Node.isObjectLiteralExpression(literal)) return;
  const declaredProperty = propertyOf(literal.getContextualType(), name);
  const isUndeclared = (declaredProperty?.getDeclarations().length ?? 0) === 0;
  const belongsToWix =
    isRenamed(declaredProperty, name, catalog) ||
    (isUndeclared && isArgumentOfWix(literal, catalog));
  if (!belongsToWix) return;
  if (Node.isShorthandPropertyAssignment(node)) edits.insertBefore(node, `${newName}: `);
  else
    edits.replace(
      nameNode,
      /^["']/.test(nameNode.getText()) ? withQuotesOf(nameNode, newName) : newName,
    );
}

/** Returns whether a string names a field, such as in `eq("_id", …)` or `product["_id"]`. */
function isFieldName(node: StringLiteral, text: string, catalog: Catalog): boolean {
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
    const firstArgument = reference?.getTypeArguments()[0];
    const isPickOrOmit = /^(Pick|Omit)$/.test(reference?.getTypeName().getText() ?? "");
    return (
      isPickOrOmit && originOf(propertyOf(firstArgument?.getType(), text), catalog) !== undefined
    );
  }
  if (isArgumentOfWix(node, catalog)) return true;
  const literal = node.getFirstAncestorByKind(SyntaxKind.ObjectLiteralExpression);
  const assignment = node.getParentIfKind(SyntaxKind.PropertyAssignment);
  const property = assignment && propertyOf(literal?.getContextualType(), assignment.getName());
  return originOf(property, catalog) !== undefined;
}

/** Returns whether a literal is part of an argument of a function that Wix's SDK declares. */
export function isArgumentOfWix(node: Node, catalog: Catalog): boolean {
  let argument = node;
  let parent = node.getParent();
  while (
    Node.isPropertyAssignment(parent) ||
    Node.isObjectLiteralExpression(parent) ||
    Node.isArrayLiteralExpression(parent) ||
    Node.isConditionalExpression(parent) ||
    Node.isSpreadAssignment(parent) ||
    Node.isParenthesizedExpression(parent)
  ) {
    argument = parent;
    parent = parent.getParent();
  }
  if (!Node.isCallExpression(parent) || !parent.getArguments().includes(argument)) return false;
  const declaration = parent
    .getProject()
    .getTypeChecker()
    .getResolvedSignature(parent)
    ?.getDeclaration();
  const origin = declaration && originOfNode(declaration, catalog);
  // createClient and the strategies take no field names
  return origin !== undefined && !(origin === "sdk" && isClientFunction(parent.getExpression()));
}

const isClientFunction = (node: Node) =>
  /^(createClient|OAuthStrategy|ApiKeyStrategy|AppStrategy)$/.test(node.getText());
