// Reads which fields the queries and searches of a published package support.
import ts from "typescript";
import { type Declarations, nameOf, wireName } from "./declarations.ts";

/** Lists the strings in a type such as `'a' | 'b'` or `['a', 'b']`. */
function stringsIn(node: ts.Node): string[] {
  const values: string[] = [];
  const visit = (part: ts.Node) => {
    if (ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal))
      values.push(part.literal.text);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return values;
}

const membersOf = (node: ts.InterfaceDeclaration | ts.TypeLiteralNode) =>
  node.members.filter(ts.isPropertySignature);

/** Lists each field of a query spec with its operators and sort order: `name * BOTH`. */
function specFacts(spec: ts.InterfaceDeclaration): string[] {
  const wql = membersOf(spec).find(({ name }) => name.getText() === "wql")?.type;
  if (!wql || !ts.isTupleTypeNode(wql)) return [];
  return wql.elements.flatMap((element) => {
    if (!ts.isTypeLiteralNode(element)) return [];
    const stringsOf = (name: string) => {
      const member = membersOf(element).find((candidate) => candidate.name.getText() === name);
      return member?.type ? stringsIn(member.type) : [];
    };
    return stringsOf("fields").map((field) =>
      [wireName(field), stringsOf("operators").sort().join("|"), ...stringsOf("sort")].join(" "),
    );
  });
}

/** Lists the fields of each method of a query builder: `eq name`. */
function builderFacts(builder: ts.InterfaceDeclaration): string[] {
  return membersOf(builder).flatMap(({ name, type }) => {
    const parameter = type && ts.isFunctionTypeNode(type) ? type.parameters[0]?.type : undefined;
    return parameter
      ? stringsIn(parameter).map((field) => `${name.getText()} ${wireName(field)}`)
      : [];
  });
}

export function createQueries(declarations: Declarations, index: string, typings: string) {
  /** Follows the type names in a node to an interface that extends a base. */
  function findInterface(
    node: ts.Node,
    baseName: string,
    visited = new Set<ts.Node>(),
  ): ts.InterfaceDeclaration | undefined {
    if (visited.has(node)) return undefined;
    visited.add(node);
    if (
      ts.isInterfaceDeclaration(node) &&
      node.heritageClauses?.some(({ types }) =>
        types.some((type) => type.expression.getText() === baseName),
      )
    )
      return node;
    return ts.forEachChild(node, (child) => {
      const target = ts.isTypeReferenceNode(child)
        ? declarations.resolve(child.typeName)
        : undefined;
      const shouldFollow =
        target && (ts.isTypeAliasDeclaration(target) || isSpec(target, baseName));
      return (
        (shouldFollow && findInterface(target, baseName, visited)) ||
        findInterface(child, baseName, visited)
      );
    });
  }

  const isSpec = (node: ts.Declaration, baseName: string): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && nameOf(node).endsWith(baseName);

  function signatureOf(operation: string): ts.Declaration | undefined {
    const name = operation.charAt(0).toUpperCase() + operation.slice(1);
    return (
      declarations.find(index, `custom${name}`) ?? declarations.find(index, `${name}Signature`)
    );
  }

  /** Returns the query facts of an operation, with the keys of the API documents. */
  return (operation: string): Record<string, string[]> => {
    const signature = signatureOf(operation);
    const query = signature && findInterface(signature, "QuerySpec");
    const searchSpec = signature && findInterface(signature, "SearchSpec");
    const operationNode = declarations.find(typings, operation);
    const returnType =
      operationNode && ts.isFunctionDeclaration(operationNode) ? operationNode.type : undefined;
    const builder =
      returnType && ts.isTypeReferenceNode(returnType)
        ? declarations.resolve(returnType.typeName)
        : undefined;
    const isBuilder =
      builder && ts.isInterfaceDeclaration(builder) && nameOf(builder).endsWith("QueryBuilder");
    return {
      ...(query ? { "x-query-spec": specFacts(query) } : {}),
      ...(searchSpec ? { "x-search-spec": specFacts(searchSpec) } : {}),
      ...(isBuilder ? { "x-query-builder": builderFacts(builder) } : {}),
    };
  };
}
