import { type CallExpression, Node, type Type } from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { originOfNode, propertyOf } from "./origin.js";

const COMPARISONS = new Set(["eq", "ne", "gt", "ge", "lt", "le"]);

/**
 * Wraps strings that a query compares with a numeric field, such as the values of URL parameters,
 * in `Number(…)`. Wix's query builders accept any value.
 */
export function convertOperand(call: CallExpression, edits: Edits, catalog: Catalog): void {
  const callee = call.getExpression();
  const [field, value] = call.getArguments();
  if (!Node.isPropertyAccessExpression(callee) || !COMPARISONS.has(callee.getName())) return;
  if (!Node.isStringLiteral(field) || !value) return;
  const declaration = callee.getNameNode().getSymbol()?.getDeclarations()[0];
  if (!declaration || !originOfNode(declaration, catalog)) return;
  const entity = itemType(callee.getExpression());
  if (!fieldType(entity, field.getLiteralText(), call)?.isNumber()) return;
  const type = value.getType();
  const parts = type.isUnion() ? type.getUnionTypes() : [type];
  const isString = (part: Type) => part.isString() || part.isStringLiteral();
  if (!parts.some(isString)) return;
  edits.insertBefore(value, "Number(");
  edits.insertAfter(value, ")");
}

function itemType(builder: Node): Type | undefined {
  const findType = propertyOf(builder.getType(), "find")?.getTypeAtLocation(builder);
  const pageType = findType?.getCallSignatures()[0]?.getReturnType().getTypeArguments()[0];
  return propertyOf(pageType, "items")?.getTypeAtLocation(builder).getArrayElementType();
}

function fieldType(entity: Type | undefined, path: string, location: Node): Type | undefined {
  let type = entity;
  for (const name of path.split(".")) type = propertyOf(type, name)?.getTypeAtLocation(location);
  return type?.getNonNullableType();
}
