import {
  type CallExpression,
  Node,
  type PropertyAccessExpression,
  type SourceFile,
} from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { originOf, originOfNode, propertyOf } from "./origin.js";

const RENAMED_OPTIONS: Record<string, string> = { useCDN: "cdn" };
const REMOVED_OPTIONS = new Set(["host", "validateRequestSchema"]);
/** Functions of `AppStrategy` that need another argument in Portico. */
const NEEDS_STATE = new Set(["getInstallUrl", "handleOAuthCallback"]);

/** Changes calls of the client, of `createClient` and of query builders. */
export function changeCalls(file: SourceFile, edits: Edits, catalog: Catalog): void {
  file.forEachDescendant((node) => {
    if (Node.isPropertyAccessExpression(node) && node.getName() === "fetch") {
      const isClient = originOf(node.getNameNode().getSymbol(), catalog) === "sdk";
      if (isClient) edits.replace(node.getNameNode(), "fetchWithAuth");
    }
    if (Node.isPropertyAccessExpression(node) && node.getName() === "items") {
      copyItems(node, edits, catalog);
    }
    if (!Node.isCallExpression(node)) return;
    const callee = node.getExpression();
    const name = Node.isPropertyAccessExpression(callee) ? callee.getName() : callee.getText();
    if (name === "createClient") changeOptions(node, edits, catalog);
    if (!Node.isPropertyAccessExpression(callee)) return;
    if (name === "hasSome" || name === "hasAll") wrapValues(node, edits, catalog);
    if (name !== "enableContext" && !NEEDS_STATE.has(name)) return;
    if (originOf(callee.getNameNode().getSymbol(), catalog) !== "sdk") return;
    if (NEEDS_STATE.has(name)) {
      if (!node.getText().includes("state")) {
        edits.todo(
          node,
          `${name} needs the state of the installation.`,
          "api-keys-apps-and-webhooks",
        );
      }
    } else changeContext(node, edits);
  });
}

/** The items of a page are read-only in Portico, so code that expects a normal array gets a copy. */
function copyItems(node: PropertyAccessExpression, edits: Edits, catalog: Catalog): void {
  const expected = node.getContextualType()?.getNonNullableType();
  const parts = expected?.isUnion() ? expected.getUnionTypes() : [expected];
  const arrays = parts.filter((part) => part?.isArray() || part?.isReadonlyArray());
  const isMutable = arrays.length > 0 && !arrays.some((part) => part?.isReadonlyArray());
  const hasNext = propertyOf(node.getExpression().getType(), "hasNext");
  if (!isMutable || originOf(hasNext, catalog) === undefined) return;
  edits.insertBefore(node, "[...");
  edits.insertAfter(node, "]");
}

function changeOptions(call: CallExpression, edits: Edits, catalog: Catalog): void {
  const [options] = call.getArguments();
  if (!Node.isObjectLiteralExpression(options)) return;
  const declaration = call
    .getProject()
    .getTypeChecker()
    .getResolvedSignature(call)
    ?.getDeclaration();
  if (!declaration || originOfNode(declaration, catalog) !== "sdk") return;
  for (const property of options.getProperties()) {
    if (!Node.isPropertyAssignment(property) && !Node.isShorthandPropertyAssignment(property)) {
      continue;
    }
    const name = property.getName();
    const renamed = RENAMED_OPTIONS[name];
    if (renamed && Node.isPropertyAssignment(property)) {
      edits.replace(property.getNameNode(), renamed);
    } else if (renamed) edits.insertBefore(property, `${renamed}: `);
    if (REMOVED_OPTIONS.has(name)) {
      edits.todo(property, `createClient has no option "${name}".`, "create-the-client");
    }
    if (name === "modules") reportModules(property, edits, catalog);
  }
}

/** Without `wixModules`, functions of `@wix` packages throw an error on Portico's client. */
function reportModules(property: Node, edits: Edits, catalog: Catalog): void {
  if (!Node.isPropertyAssignment(property)) return;
  const modules = property.getInitializer();
  if (!Node.isObjectLiteralExpression(modules)) return;
  for (const module of modules.getProperties()) {
    const value = Node.isShorthandPropertyAssignment(module)
      ? module.getNameNode()
      : Node.isPropertyAssignment(module)
        ? module.getInitializer()
        : undefined;
    const symbol = Node.isShorthandPropertyAssignment(module)
      ? module.getValueSymbol()
      : value?.getSymbol();
    const specifier = symbol?.getDeclarations()[0];
    const from = specifier?.getFirstAncestor((node) => Node.isImportDeclaration(node));
    if (!value || !Node.isImportDeclaration(from)) continue;
    const [, name, rest] = /^@wix\/([^/]+)(\/.+)?$/.exec(from.getModuleSpecifierValue()) ?? [];
    if (name === undefined) continue;
    const target = catalog.packageFor(name);
    const exported = Node.isImportSpecifier(specifier) ? specifier.getName() : value.getText();
    if (target && !rest && catalog.hasModule(target, exported)) continue;
    if (name.startsWith("auto_sdk_")) continue;
    edits.todo(
      call(property),
      `Portico has no module for ${value.getText()}. Pass it to wixModules.`,
      "keep-other-wix-packages",
    );
  }
}

const call = (node: Node) => node.getFirstAncestor((found) => Node.isCallExpression(found)) ?? node;

/** Portico's `hasSome` and `hasAll` take one array. */
function wrapValues(call: CallExpression, edits: Edits, catalog: Catalog): void {
  const [, first, ...others] = call.getArguments();
  const declaration = call
    .getProject()
    .getTypeChecker()
    .getResolvedSignature(call)
    ?.getDeclaration();
  const last = others.at(-1);
  if (!first || !last || !declaration || !originOfNode(declaration, catalog)) return;
  edits.insertBefore(first, "[");
  edits.insertAfter(last, "]");
}

function changeContext(call: CallExpression, edits: Edits): void {
  const [type, options] = call.getArguments();
  if (!type) return;
  if (!Node.isStringLiteral(type) || type.getLiteralText() !== "global") {
    edits.todo(call, "enableContext always sets the default client.", "create-the-client");
    return;
  }
  edits.remove(type.getStart(), options ? options.getStart() : type.getEnd());
}
