import {
  type BindingElement,
  Node,
  type ObjectLiteralElementLike,
  type SourceFile,
  type StringLiteral,
  SyntaxKind,
} from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { originOf, originOfNode, propertyOf } from "./origin.js";

const RENAMED = /^_(id|createdDate|updatedDate)$/;
const RENAMED_IN_PATH = /(^|\.)_(id|createdDate|updatedDate)(?=\.|$)/g;
const quoted = (node: Node, text: string) => {
  const quote = node.getText().charAt(0);
  return `${quote}${text}${quote}`;
};

/** Renames `_id`, `_createdDate` and `_updatedDate` of values whose type Wix's SDK declares. */
export function renameFields(file: SourceFile, edits: Edits, catalog: Catalog): void {
  const isWix = (node: Node, name: string) =>
    originOf(propertyOf(node.getType(), name), catalog) !== undefined;
  file.forEachDescendant((node) => {
    if (Node.isPropertyAccessExpression(node)) {
      const name = node.getName();
      if (!RENAMED.test(name)) return;
      const value = node.getExpression();
      if (isWix(value, name)) edits.replace(node.getNameNode(), name.slice(1));
      else if (value.getType().isAny()) {
        edits.todo(node, unknownType(name), "rename-fields");
      }
    } else if (Node.isBindingElement(node)) renameBinding(node, edits, isWix);
    else if (isElement(node)) renameElement(node, edits, catalog);
    else if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) {
      const text = node.getLiteralText();
      const renamed = text.replace(RENAMED_IN_PATH, "$1$2");
      if (renamed === text || Node.isPropertyAssignment(node.getParent())) {
        const assignment = node.getParent();
        if (renamed === text) return;
        if (Node.isPropertyAssignment(assignment) && assignment.getNameNode() === node) return;
      }
      if (namesField(node as StringLiteral, text, catalog)) {
        edits.replace(node, quoted(node, renamed));
      }
    }
  });
}

const unknownType = (name: string) =>
  `the type of this value is unknown. If it comes from Wix, rename ${name} to ${name.slice(1)}.`;

const isElement = (node: Node): node is ObjectLiteralElementLike =>
  Node.isPropertyAssignment(node) || Node.isShorthandPropertyAssignment(node);

function renameBinding(
  node: BindingElement,
  edits: Edits,
  isWix: (node: Node, name: string) => boolean,
): void {
  const pattern = node.getParent();
  const named = node.getPropertyNameNode();
  const name = (named ?? node.getNameNode()).getText().replace(/^["']|["']$/g, "");
  if (!Node.isObjectBindingPattern(pattern) || !RENAMED.test(name)) return;
  if (isWix(pattern, name)) {
    if (named) edits.replace(named, name.slice(1));
    else edits.insertBefore(node, `${name.slice(1)}: `);
  } else if (pattern.getType().isAny()) {
    edits.todo(node, unknownType(name), "rename-fields");
  }
}

function renameElement(node: ObjectLiteralElementLike, edits: Edits, catalog: Catalog): void {
  if (!Node.isPropertyAssignment(node) && !Node.isShorthandPropertyAssignment(node)) return;
  const nameNode = node.getNameNode();
  const name = nameNode.getText().replace(/^["']|["']$/g, "");
  const renamed = name.replace(RENAMED_IN_PATH, "$1$2");
  const literal = node.getParent();
  if (renamed === name || !Node.isObjectLiteralExpression(literal)) return;
  const declared = propertyOf(literal.getContextualType(), name);
  const belongs = declared
    ? originOf(declared, catalog) !== undefined
    : isArgumentOfWix(literal, catalog);
  if (!belongs) return;
  if (Node.isShorthandPropertyAssignment(node)) edits.insertBefore(node, `${renamed}: `);
  else
    edits.replace(nameNode, /^["']/.test(nameNode.getText()) ? quoted(nameNode, renamed) : renamed);
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
function isArgumentOfWix(node: Node, catalog: Catalog): boolean {
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
  // functions such as useMemo have other declarations; those of the client itself take no fields
  return origin !== undefined && !(origin === "sdk" && isClientFunction(parent.getExpression()));
}

const isClientFunction = (node: Node) =>
  /^(createClient|OAuthStrategy|ApiKeyStrategy|AppStrategy)$/.test(node.getText());
