import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Event, Facts, Operation, Surface } from "../surface.ts";
import { type Declarations, docTags, nameOf, readDeclarations } from "./declarations.ts";
import { pluginErrors, pluginHandlers } from "./plugins.ts";
import { createQueries } from "./queries.ts";
import { readRequests, type SentRequest } from "./requests.ts";
import { createShapes } from "./shapes.ts";

type Shapes = ReturnType<typeof createShapes>;

/** Reads a published package from its folder. */
export function publishedSurface(folder: string): Surface {
  const build = join(folder, "build/cjs");
  const meta = join(build, "meta.d.ts");
  const typings = join(build, "index.typings.d.ts");
  const index = join(build, "index.d.ts");
  const files = [typings, meta, index].filter((file) => existsSync(file));
  const declarations = readDeclarations(files);
  const shapes = createShapes(declarations);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const readText = (name: string) => readFileSync(join(build, name), "utf8");
  return {
    version,
    operations: existsSync(meta)
      ? operationsOf({ declarations, shapes, index, typings, meta, text: readText("meta.js") })
      : pluginHandlers(declarations, shapes, index, readText("index.js")),
    events: eventsOf(declarations, shapes, typings),
    errors: existsSync(meta) ? new Map() : pluginErrors(readText("index.typings.js")),
  };
}

interface OperationFiles {
  declarations: Declarations;
  shapes: Shapes;
  index: string;
  typings: string;
  meta: string;
  text: string;
}

function operationsOf(files: OperationFiles): Map<string, Operation> {
  const { declarations, shapes, index, typings, meta, text } = files;
  const operations = new Map<string, Operation>();
  const queries = createQueries(declarations, index, typings);
  for (const [name, sentRequest] of readRequests(text)) {
    const types = declarations.exports(meta).get(name);
    if (!types || !ts.isFunctionDeclaration(types)) continue;
    const returnType = types.type;
    const [, , , request, , response] =
      returnType && ts.isTypeReferenceNode(returnType) ? (returnType.typeArguments ?? []) : [];
    const documentedNode = declarations.find(typings, name);
    operations.set(name, {
      facts: { ...requestFacts(sentRequest), ...(documentedNode ? docFacts(documentedNode) : {}) },
      lists: {
        ...(documentedNode ? docLists(documentedNode) : {}),
        "x-error-codes": errorCodes(declarations, meta, name),
        ...queries(name),
      },
      request: request && shapes.shapeOf(request),
      response: response && shapes.shapeOf(response),
      conversions: sentRequest.conversions,
    });
  }
  return operations;
}

function requestFacts(request: SentRequest): Facts {
  return {
    method: request.method,
    path: request.path,
    ...(request.sitePath === undefined ? {} : { "x-site-path": request.sitePath }),
    "x-proto-path": request.protoPath,
    "x-rpc": request.rpc,
    "x-entity": request.entity,
    ...(request.isComplex ? { "x-complex": true } : {}),
    ...(request.hasFallback ? { "x-fallback": "POST" } : {}),
  };
}

function docFacts(node: ts.Declaration): Facts {
  const [replacement] = docTags(node, "replacedBy");
  const [removal] = docTags(node, "targetRemovalDate");
  return {
    ...(docTags(node, "deprecated").length > 0 ? { deprecated: true } : {}),
    ...(replacement ? { "x-replaced-by": replacement } : {}),
    ...(removal ? { "x-removal-date": removal } : {}),
  };
}

const docLists = (node: ts.Declaration): Record<string, string[]> => ({
  "x-permissions": docTags(node, "permissionId"),
  "x-identities": docTags(node, "applicableIdentity"),
});

/** Returns the codes of a type such as `CreateCartApplicationErrors`. */
function errorCodes(declarations: Declarations, meta: string, operation: string): string[] {
  const name = operation.charAt(0).toUpperCase() + operation.slice(1);
  const errors = declarations.find(meta, `${name}ApplicationErrors`);
  const codes: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && node.name.getText() === "code" && node.type)
      for (const part of ts.isUnionTypeNode(node.type) ? node.type.types : [node.type])
        if (ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal))
          codes.push(part.literal.text);
    ts.forEachChild(node, visit);
  };
  if (errors) visit(errors);
  return codes;
}

function eventsOf(declarations: Declarations, shapes: Shapes, typings: string) {
  const events = new Map<string, Event>();
  for (const [name, node] of declarations.exports(typings)) {
    const [type] = docTags(node, "eventType");
    if (!type || !ts.isFunctionDeclaration(node)) continue;
    const handler = node.parameters[0]?.type;
    const envelope =
      handler && ts.isFunctionTypeNode(handler) ? handler.parameters[0]?.type : undefined;
    const shape = envelope && shapes.shapeOf(envelope);
    const fields = shape?.kind === "object" ? shape.object.fields : undefined;
    events.set(type, {
      facts: { operationId: name || nameOf(node) },
      entity: fields?.get("entity")?.shape,
      data: fields?.get("data")?.shape,
    });
  }
  return events;
}
