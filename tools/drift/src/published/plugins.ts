// Reads a published service plugin: its handlers and error classes.
import ts from "typescript";
import type { Facts, Operation } from "../surface.ts";
import type { Declarations } from "./declarations.ts";
import type { createShapes } from "./shapes.ts";

export function pluginHandlers(
  declarations: Declarations,
  shapes: ReturnType<typeof createShapes>,
  index: string,
  text: string,
): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  const paths = handlerPaths(text);
  const handlersType =
    declarations.find(index, "publicProvideHandlers") ?? findProvideHandlers(declarations, index);
  const visit = (node: ts.Node) => {
    if (ts.isMethodSignature(node)) {
      const request = node.parameters[0]?.type;
      const envelope = request && shapes.shapeOf(request);
      const name = node.name.getText();
      operations.set(name, {
        facts: { ...(paths.has(name) ? { path: paths.get(name) as string } : {}) },
        lists: {},
        request:
          envelope?.kind === "object" ? envelope.object.fields.get("request")?.shape : undefined,
        response: node.type && shapes.shapeOf(unwrapPromise(node.type)),
        conversions: [],
      });
      return;
    }
    ts.forEachChild(node, visit);
  };
  if (handlersType) visit(handlersType);
  return operations;
}

function findProvideHandlers(
  declarations: Declarations,
  index: string,
): ts.Declaration | undefined {
  for (const [name, declaration] of declarations.exports(index))
    if (
      /^(publicP|p)rovideHandlers$/.test(name) &&
      declaration.getText().includes("ServicePluginDefinition<{")
    )
      return declaration;
  return undefined;
}

/** Returns the first alternative of a handler's return type, without `Promise`. */
function unwrapPromise(node: ts.TypeNode): ts.TypeNode {
  if (ts.isUnionTypeNode(node)) return unwrapPromise(node.types[0] as ts.TypeNode);
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === "Promise" && node.typeArguments)
    return unwrapPromise(node.typeArguments[0] as ts.TypeNode);
  return node;
}

/** Returns the `primaryHttpMappingPath` by handler name. */
function handlerPaths(text: string): Map<string, string> {
  const source = ts.createSourceFile("index.js", text, ts.ScriptTarget.Latest, true);
  const paths = new Map<string, string>();
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const readString = (name: string) => {
        const member = node.properties.find((property) => property.name?.getText() === name);
        return member && ts.isPropertyAssignment(member) && ts.isStringLiteral(member.initializer)
          ? member.initializer.text
          : undefined;
      };
      const name = readString("name");
      const path = readString("primaryHttpMappingPath");
      if (name !== undefined && path !== undefined) paths.set(name, path);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return paths;
}

/** Reads the error classes of a plugin from its JavaScript, keyed by name without `WixError`. */
export function pluginErrors(text: string): Map<string, Facts> {
  const source = ts.createSourceFile("index.js", text, ts.ScriptTarget.Latest, true);
  const errors = new Map<string, Facts>();
  const visit = (node: ts.Node) => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isClassExpression(node.initializer)
    ) {
      const { httpCode, applicationCode } = readAssignments(node.initializer);
      if (httpCode !== undefined && applicationCode !== undefined)
        errors.set(node.name.getText().replace(/WixError$/, ""), {
          httpCode,
          code: applicationCode,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return errors;
}

function readAssignments(node: ts.Node): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  const visit = (part: ts.Node) => {
    if (
      ts.isBinaryExpression(part) &&
      ts.isPropertyAccessExpression(part.left) &&
      part.left.expression.kind === ts.SyntaxKind.ThisKeyword
    ) {
      const { right } = part;
      if (ts.isStringLiteral(right)) values[part.left.name.text] = right.text;
      if (ts.isNumericLiteral(right)) values[part.left.name.text] = Number(right.text);
    }
    ts.forEachChild(part, visit);
  };
  visit(node);
  return values;
}
