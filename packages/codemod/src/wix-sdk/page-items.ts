import { Node, type SourceFile, type Type } from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { originOf, propertyOf } from "./origin.js";

/**
 * Inserts copies of a page's items where code expects a mutable array. In Portico, the items are
 * read-only.
 */
export function copyItems(file: SourceFile, edits: Edits, catalog: Catalog): void {
  file.forEachDescendant((node) => {
    const parent = node.getParent();
    if (Node.isPropertyAccessExpression(node)) {
      if (node.getName() !== "items" || !isPage(node.getExpression(), catalog)) return;
      if (expectsMutableArray(node.getContextualType())) insertCopy(node, edits);
    } else if (Node.isShorthandPropertyAssignment(node)) {
      const literal = node.getParentOrThrow();
      const symbol = node.getValueSymbol();
      const name = node.getName();
      const property = Node.isExpression(literal)
        ? propertyOf(literal.getContextualType(), name)
        : undefined;
      if (!property || !isItemsOfPage(symbol?.getDeclarations()[0], catalog)) return;
      if (!expectsMutableArray(property.getTypeAtLocation(node))) return;
      edits.insertAfter(node, `: [...${name}]`);
    } else if (Node.isIdentifier(node) && !Node.isShorthandPropertyAssignment(parent)) {
      if (!isItemsOfPage(node.getSymbol()?.getDeclarations()[0], catalog)) return;
      if (expectsMutableArray(node.getContextualType())) insertCopy(node, edits);
    }
  });
}

function insertCopy(node: Node, edits: Edits): void {
  edits.insertBefore(node, "[...");
  edits.insertAfter(node, "]");
}

/** Returns whether a declaration is the name in `const { items } = await query.find()`. */
function isItemsOfPage(declaration: Node | undefined, catalog: Catalog): boolean {
  if (!Node.isBindingElement(declaration)) return false;
  const name = declaration.getPropertyNameNode() ?? declaration.getNameNode();
  return name.getText() === "items" && isPage(declaration.getParent(), catalog);
}

const isPage = (node: Node, catalog: Catalog) =>
  originOf(propertyOf(node.getType(), "hasNext"), catalog) !== undefined;

function expectsMutableArray(type: Type | undefined): boolean {
  const expectedType = type?.getNonNullableType();
  const parts = expectedType?.isUnion() ? expectedType.getUnionTypes() : [expectedType];
  const arrays = parts.filter((part) => part?.isArray() || part?.isReadonlyArray());
  return (
    arrays.length > 0 &&
    // In JavaScript, the setter of `useState([])` expects `never[]`. A copy would also cause a type
    // error.
    arrays.every((part) => !part?.isReadonlyArray() && !part?.getArrayElementType()?.isNever())
  );
}
