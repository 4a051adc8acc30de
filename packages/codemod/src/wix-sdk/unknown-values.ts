import { Node, type PropertyAccessExpression, type SourceFile, SyntaxKind } from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { declaringInterface, originOf } from "./origin.js";

const PRIMITIVES = ["string", "number", "boolean"];

/** Methods of strings that arrays, numbers and dates do not have, such as `split`. */
const STRING_METHODS = new Set(
  Object.getOwnPropertyNames(String.prototype).filter(
    (name) =>
      !(name in Array.prototype) && !(name in Number.prototype) && !(name in Date.prototype),
  ),
);

/**
 * Casts values that are `any` in Wix's SDK and `unknown` in Portico, such as the values of custom
 * fields, to the primitive type that TypeScript code expects.
 */
export function castUnknownValues(file: SourceFile, edits: Edits, catalog: Catalog): void {
  if (/js/.test(file.getExtension())) return;
  for (const node of file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)) {
    if (!node.getType().isAny() || !isUnknown(node, catalog)) continue;
    const parent = node.getParent();
    if (Node.isPropertyAccessExpression(parent)) {
      const isCall = Node.isCallExpression(parent.getParent());
      if (!isCall || !STRING_METHODS.has(parent.getName())) continue;
      castReceiver(node, parent, edits);
    } else {
      const expectedType = expectedPrimitive(node);
      if (expectedType) insertCast(node, expectedType, edits);
    }
  }
}

function insertCast(node: Node, type: string, edits: Edits): void {
  const isOperand = Node.isBinaryExpression(node.getParent());
  edits.insertBefore(node, isOperand ? "(" : "");
  edits.insertAfter(node, ` as ${type}${isOperand ? ")" : ""}`);
}

/** Casts the object of a method call. Keeps the short circuit of `field?.value.split(…)`. */
function castReceiver(
  node: PropertyAccessExpression,
  access: PropertyAccessExpression,
  edits: Edits,
): void {
  const isOptional = hasQuestionDot(node);
  const dot = access.getFirstChildByKind(SyntaxKind.DotToken);
  edits.insertBefore(node, "(");
  edits.insertAfter(node, ` as string${isOptional ? " | undefined" : ""})`);
  if (isOptional && dot) edits.replace(dot, "?.");
}

function hasQuestionDot(node: Node): boolean {
  if (Node.isCallExpression(node) || Node.isElementAccessExpression(node)) {
    return node.hasQuestionDotToken() || hasQuestionDot(node.getExpression());
  }
  if (!Node.isPropertyAccessExpression(node)) return false;
  return node.hasQuestionDotToken() || hasQuestionDot(node.getExpression());
}

/** Returns whether a value is unknown in Portico, or a field of an object with unknown fields. */
function isUnknown(node: PropertyAccessExpression, catalog: Catalog): boolean {
  const kind = kindOf(node, catalog);
  if (kind === "value") return true;
  const owner = node.getExpression();
  return Node.isPropertyAccessExpression(owner) && kindOf(owner, catalog) === "record";
}

function kindOf(node: PropertyAccessExpression, catalog: Catalog): "value" | "record" | undefined {
  const property = node.getNameNode().getSymbol();
  const origin = originOf(property, catalog);
  if (!property || !origin || origin === "sdk") return undefined;
  const owner = declaringInterface(property);
  if (owner === undefined) return undefined;
  return catalog.unknownKind(origin.package, origin.module, owner, property.getName());
}

function expectedPrimitive(node: PropertyAccessExpression): string | undefined {
  const wrapper = node.getParentWhile(
    (parent) =>
      Node.isParenthesizedExpression(parent) ||
      (Node.isBinaryExpression(parent) &&
        /^(&&|\|\||\?\?)$/.test(parent.getOperatorToken().getText())),
  );
  const value = wrapper ?? node;
  if (!Node.isExpression(value)) return undefined;
  const expectedType = value.getContextualType();
  const parts = expectedType?.isUnion() ? expectedType.getUnionTypes() : [expectedType];
  return PRIMITIVES.find((name) =>
    parts.some((part) => part?.getBaseTypeOfLiteralType().getText() === name),
  );
}
