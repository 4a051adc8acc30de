// Reads from a published package's JavaScript how the package sends requests. The code is parsed,
// not run.
import ts from "typescript";
import type { Conversion } from "../surface.ts";

/** The request that the package sends for one operation. */
export interface SentRequest {
  readonly method: string;
  readonly rpc: string;
  readonly entity: string;
  readonly protoPath: string;
  readonly path: string;
  readonly sitePath: string | undefined;
  readonly isComplex: boolean;
  readonly hasFallback: boolean;
  readonly conversions: readonly Conversion[];
}

interface Mapping {
  readonly srcPath: string;
  readonly destPath: string;
}

type Mappings = Readonly<Record<string, readonly Mapping[]>>;

const API_HOST = "www.wixapis.com";
const SITE_HOST = "_";

const FORMATS: Readonly<Record<string, string>> = {
  Timestamp: "date-time",
  Float: "double",
  Bytes: "byte",
  FieldMask: "field-mask",
};

/** Evaluates strings, `true`, lists and objects. All other expressions become undefined. */
function literalValue(node: ts.Expression | undefined): unknown {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalValue);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)
        ? [[property.name.text, literalValue(property.initializer)]]
        : [],
    ),
  );
}

function propertyNamed(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const member = node.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) &&
      ts.isIdentifier(property.name) &&
      property.name.text === name,
  );
  return member?.initializer;
}

function findDescendants<T extends ts.Node>(
  root: ts.Node,
  isMatch: (node: ts.Node) => node is T,
): T[] {
  const matches: T[] = [];
  const visit = (node: ts.Node) => {
    if (isMatch(node)) matches.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return matches;
}

function variableNamed(root: ts.Node, name: string): ts.Expression | undefined {
  return findDescendants(root, ts.isVariableDeclaration).find(
    (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
  )?.initializer;
}

/** Applies the first mapping for the path, like `resolveUrl` in the published packages. */
function applyMappings(mappings: readonly Mapping[] | undefined, path: string): string | undefined {
  const mapping = mappings?.find(({ destPath }) => path.startsWith(destPath));
  return mapping && mapping.srcPath + path.slice(mapping.destPath.length);
}

function conversionsIn(node: ts.Node | undefined, payload: Conversion["payload"]): Conversion[] {
  if (!node) return [];
  return findDescendants(node, ts.isObjectLiteralExpression).flatMap((literal) => {
    const name = propertyNamed(literal, "transformFn")?.getText() ?? "";
    const [, kind = ""] = /transform(?:SDK|REST)(\w+?)To(?:SDK|REST)/.exec(name) ?? [];
    const format = FORMATS[kind];
    const paths = literalValue(propertyNamed(literal, "paths"));
    if (format === undefined || !Array.isArray(paths)) return [];
    return (paths as { path: string }[]).map(({ path }) => ({ payload, path, format }));
  });
}

function requestIn(
  node: ts.FunctionDeclaration,
  mappingsByFunction: ReadonlyMap<string, Mappings>,
) {
  const metadata = variableNamed(node, "metadata");
  if (!metadata || !ts.isObjectLiteralExpression(metadata)) return undefined;
  const urlCall = propertyNamed(metadata, "url");
  if (!urlCall || !ts.isCallExpression(urlCall)) return undefined;
  const protoPath = (literalValue(urlCall.arguments[0]) as { protoPath: string }).protoPath;
  const mappings = mappingsByFunction.get(urlCall.expression.getText());
  const sitePath = applyMappings(mappings?.[SITE_HOST], protoPath);
  const readText = (name: string) => String(literalValue(propertyNamed(metadata, name)));
  const params = propertyNamed(metadata, "params");
  return {
    method: readText("method"),
    rpc: readText("methodFqn"),
    entity: readText("entityFqdn"),
    protoPath,
    // If the API host has no mappings, the client uses the mappings of sites.
    path:
      (mappings?.[API_HOST] ? applyMappings(mappings[API_HOST], protoPath) : sitePath) ?? protoPath,
    sitePath,
    isComplex:
      params !== undefined &&
      ts.isCallExpression(params) &&
      literalValue(params.arguments[1]) === true,
    hasFallback: propertyNamed(metadata, "fallback") !== undefined,
    conversions: [
      ...conversionsIn(variableNamed(node, "serializedData"), "request"),
      ...conversionsIn(propertyNamed(metadata, "transformResponse"), "response"),
    ],
  } satisfies SentRequest;
}

/** Returns the requests in the text of a package's `meta.js`, keyed by operation name. */
export function readRequests(text: string): Map<string, SentRequest> {
  const source = ts.createSourceFile("meta.js", text, ts.ScriptTarget.Latest, true);
  const functions = new Map(
    source.statements
      .filter(ts.isFunctionDeclaration)
      .map((node) => [node.name?.text ?? "", node] as const),
  );
  const mappingsByFunction = new Map<string, Mappings>();
  for (const [name, node] of functions) {
    const mappings = literalValue(variableNamed(node, "domainToMappings"));
    if (mappings !== undefined) mappingsByFunction.set(name, mappings as Mappings);
  }
  const requests = new Map<string, SentRequest>();
  for (const [name, functionName] of exportsOf(source)) {
    const optionsCall = variableNamed(functions.get(functionName) ?? source, "getRequestOptions");
    if (!optionsCall || !ts.isCallExpression(optionsCall)) continue;
    const sender = functions.get(optionsCall.expression.getText());
    const request = sender && requestIn(sender, mappingsByFunction);
    if (request) requests.set(name, request);
  }
  return requests;
}

/** Returns the exported names of a bundle with the names of their functions. */
function exportsOf(source: ts.SourceFile): [string, string][] {
  const calls = findDescendants(source, ts.isCallExpression).filter(
    (call) => call.expression.getText() === "__export",
  );
  return calls.flatMap(({ arguments: [, members] }) =>
    members && ts.isObjectLiteralExpression(members)
      ? members.properties.flatMap((member): [string, string][] =>
          ts.isPropertyAssignment(member) && ts.isArrowFunction(member.initializer)
            ? [[member.name.getText(), member.initializer.body.getText()]]
            : [],
        )
      : [],
  );
}
