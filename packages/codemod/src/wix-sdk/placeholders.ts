import {
  type ArrayLiteralExpression,
  type Expression,
  Node,
  type ObjectLiteralExpression,
  type SourceFile,
  SyntaxKind,
  type Symbol as TsSymbol,
  type Type,
  type TypeNode,
} from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { isArgumentOfWix, newNameOf } from "./fields.js";
import { originOf, propertyOf } from "./origin.js";

type Literal = ObjectLiteralExpression | ArrayLiteralExpression;

/**
 * Finds the types of variables, properties and parameters that receive an incomplete entity, such
 * as `{ lineItems: [] }`. In Wix's SDK, all fields of an entity are optional.
 */
export function findPlaceholderTypes(files: readonly SourceFile[], catalog: Catalog): Set<Node> {
  const types = new Set<Node>();
  for (const file of files) {
    for (const literal of [
      ...file.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression),
      ...file.getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression),
    ]) {
      const entity = entityOf(literal.getContextualType(), catalog);
      if (!entity || !isIncomplete(literal, entity, catalog)) continue;
      if (isArgumentOfWix(literal, catalog) || hasIncompleteField(literal, catalog)) continue;
      for (const type of annotationsOf(literal)) {
        const member = membersOf(type).find(
          (part) => entityOf(part.getType(), catalog) === entity && !isPartial(part),
        );
        if (member) types.add(member);
      }
    }
  }
  addReceivingTypes(files, types, catalog);
  return types;
}

function addReceivingTypes(files: readonly SourceFile[], types: Set<Node>, catalog: Catalog): void {
  const count = types.size;
  for (const file of count === 0 ? [] : files) {
    for (const name of file.getDescendantsOfKind(SyntaxKind.Identifier)) {
      const value = Node.isPropertyAccessExpression(name.getParent()) ? name.getParent() : name;
      if (!Node.isExpression(value) || !isPlaceholder(name, types)) continue;
      const entity = entityOf(value.getType(), catalog);
      if (!entity) continue;
      for (const member of receiversOf(value).flatMap(membersOf)) {
        if (entityOf(member.getType(), catalog) === entity && !isPartial(member)) types.add(member);
      }
    }
  }
  if (types.size > count) addReceivingTypes(files, types, catalog);
}

/** Returns whether a name is declared with one of the types, or by `useState<Type>({})`. */
function isPlaceholder(name: Node, types: ReadonlySet<Node>): boolean {
  const parent = name.getParent();
  const isShorthand = Node.isShorthandPropertyAssignment(parent);
  const symbol = isShorthand ? parent.getValueSymbol() : name.getSymbol();
  const [declaration] = symbol?.getDeclarations() ?? [];
  if (!declaration || declaration === name.getParent()) return false;
  const annotatedType =
    Node.isTyped(declaration) && !Node.isTypeAliasDeclaration(declaration)
      ? declaration.getTypeNode()
      : undefined;
  const variable = declaration.getFirstAncestorByKind(SyntaxKind.VariableDeclaration);
  const call = Node.isBindingElement(declaration) ? variable?.getInitializer() : undefined;
  const declaredTypes = [
    annotatedType,
    ...(Node.isCallExpression(call) ? call.getTypeArguments() : []),
  ];
  return declaredTypes.some((type) => type && membersOf(type).some((member) => types.has(member)));
}

/** Returns the types of the parameter, property or variable that receives a value. */
function receiversOf(value: Expression): TypeNode[] {
  const parent = value.getParent();
  if (Node.isCallExpression(parent)) {
    const index = parent.getArguments().indexOf(value);
    const checker = parent.getProject().getTypeChecker();
    const declaration = checker.getResolvedSignature(parent)?.getDeclaration();
    const parameter =
      declaration && Node.isParametered(declaration)
        ? declaration.getParameters()[index]
        : undefined;
    const type = parameter?.getTypeNode();
    return type ? [type] : annotationsOf(value);
  }
  const attribute = parent?.getParentIfKind(SyntaxKind.JsxAttribute);
  const attributes = attribute?.getParentIfKind(SyntaxKind.JsxAttributes);
  const name = attribute?.getNameNode().getText() ?? "";
  if (!attributes) return annotationsOf(value);
  const checker = attributes.getProject().getTypeChecker();
  return typesOf(propertyOf(checker.getContextualType(attributes as Node as Expression), name));
}

const typesOf = (property: TsSymbol | undefined): TypeNode[] =>
  (property?.getDeclarations() ?? []).flatMap((declaration) =>
    Node.isPropertySignature(declaration) ? (declaration.getTypeNode() ?? []) : [],
  );

export function wrapPlaceholderTypes(
  file: SourceFile,
  edits: Edits,
  types: ReadonlySet<Node>,
): void {
  for (const type of types) {
    if (type.getSourceFile() !== file) continue;
    edits.insertBefore(type, "Partial<");
    edits.insertAfter(type, ">");
  }
}

/** Returns the interface of a type's entity, unless the type has several entities or an array. */
function entityOf(type: Type | undefined, catalog: Catalog): TsSymbol | undefined {
  const nonNullType = type?.getNonNullableType();
  const parts = nonNullType?.isUnion()
    ? nonNullType.getUnionTypes()
    : nonNullType
      ? [nonNullType]
      : [];
  if (parts.some((part) => part.isArray() || part.isReadonlyArray())) return undefined;
  const entities = parts.flatMap((part) => {
    const symbol = part.isInterface() ? part.getSymbol() : undefined;
    const origin = originOf(symbol, catalog);
    return symbol && origin && origin !== "sdk" ? [symbol] : [];
  });
  return entities.length === 1 ? entities[0] : undefined;
}

function isIncomplete(literal: Literal, entity: TsSymbol, catalog: Catalog): boolean {
  const origin = originOf(entity, catalog);
  if (!origin || origin === "sdk") return false;
  const requiredFields = catalog.requiredFields(origin.package, origin.module, entity.getName());
  if (Node.isArrayLiteralExpression(literal)) return requiredFields.length > 0;
  const properties = literal.getProperties();
  if (properties.some((property) => Node.isSpreadAssignment(property))) return false;
  const names = properties.map((property) =>
    Node.isPropertyNamed(property) ? newNameOf(property.getName()) : "",
  );
  return requiredFields.some((field) => !names.includes(field));
}

/** `Partial` would not help if a field of the literal is incomplete. */
const hasIncompleteField = (literal: Literal, catalog: Catalog) =>
  literal.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression).some((inner) => {
    const entity = entityOf(inner.getContextualType(), catalog);
    return entity !== undefined && isIncomplete(inner, entity, catalog);
  });

/** Returns the type annotations that require a value to be complete. */
function annotationsOf(value: Node): TypeNode[] {
  const parent = value.getParent();
  if (
    Node.isParenthesizedExpression(parent) ||
    Node.isBinaryExpression(parent) ||
    Node.isConditionalExpression(parent)
  ) {
    return annotationsOf(parent);
  }
  if (Node.isAsExpression(parent)) {
    const type = parent.getTypeNode();
    return [...(type && !isComparable(value) ? [type] : []), ...annotationsOf(parent)];
  }
  if (Node.isVariableDeclaration(parent) || Node.isPropertyDeclaration(parent)) {
    return parent.getTypeNode() ? [parent.getTypeNodeOrThrow()] : [];
  }
  if (Node.isCallExpression(parent)) return parent.getTypeArguments();
  if (!Node.isPropertyAssignment(parent) && !Node.isShorthandPropertyAssignment(parent)) return [];
  const literal = parent.getParentIfKind(SyntaxKind.ObjectLiteralExpression);
  return typesOf(propertyOf(literal?.getContextualType(), parent.getName()));
}

/** Returns whether TypeScript accepts `literal as Entity` if the literal lacks fields. */
const isComparable = (value: Node) =>
  value.getDescendantsOfKind(SyntaxKind.ArrayLiteralExpression).length === 0;

const membersOf = (type: Node): Node[] =>
  Node.isUnionTypeNode(type) ? type.getTypeNodes() : [type];

const isPartial = (type: Node) => /^Partial</.test(type.getText());
