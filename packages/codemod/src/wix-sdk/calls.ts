import { type CallExpression, Node, type SourceFile } from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { convertOperand } from "./operands.js";
import { originOf, originOfNode } from "./origin.js";

const NEW_OPTION_NAMES: Record<string, string> = { useCDN: "cdn" };
const REMOVED_OPTIONS = new Set(["host", "validateRequestSchema"]);
/** Functions of `AppStrategy` that need a `state` argument in Portico. */
const FUNCTIONS_WITH_STATE = new Set(["getInstallUrl", "handleOAuthCallback"]);

export function changeCalls(file: SourceFile, edits: Edits, catalog: Catalog): void {
  file.forEachDescendant((node) => {
    if (Node.isPropertyAccessExpression(node) && node.getName() === "fetch") {
      const isClientFetch = originOf(node.getNameNode().getSymbol(), catalog) === "sdk";
      if (isClientFetch) edits.replace(node.getNameNode(), "fetchWithAuth");
    }
    if (!Node.isCallExpression(node)) return;
    const callee = node.getExpression();
    const name = Node.isPropertyAccessExpression(callee) ? callee.getName() : callee.getText();
    if (name === "createClient") changeOptions(node, edits, catalog);
    addEmptySearch(node, edits, catalog);
    convertOperand(node, edits, catalog);
    if (!Node.isPropertyAccessExpression(callee)) return;
    if (name === "hasSome" || name === "hasAll") wrapValues(node, edits, catalog);
    if (name !== "enableContext" && !FUNCTIONS_WITH_STATE.has(name)) return;
    if (originOf(callee.getNameNode().getSymbol(), catalog) !== "sdk") return;
    if (FUNCTIONS_WITH_STATE.has(name)) {
      if (!node.getText().includes("state")) {
        edits.addTodo(
          node,
          `${name} needs the state of the installation.`,
          "api-keys-apps-and-webhooks",
        );
      }
    } else changeEnableContext(node, edits);
  });
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
    const newName = NEW_OPTION_NAMES[name];
    if (newName && Node.isPropertyAssignment(property)) {
      edits.replace(property.getNameNode(), newName);
    } else if (newName) edits.insertBefore(property, `${newName}: `);
    if (REMOVED_OPTIONS.has(name)) {
      edits.addTodo(property, `createClient has no option "${name}".`, "create-the-client");
    }
  }
}

/** Adds `{}` to calls without arguments if Portico's function would otherwise return a builder. */
function addEmptySearch(call: CallExpression, edits: Edits, catalog: Catalog): void {
  if (call.getArguments().length > 0 || call.getType().getSymbol()?.getName() !== "Promise") return;
  const name = call.getExpression().getText().replace(/^.*\W/s, "");
  const declaration = call
    .getProject()
    .getTypeChecker()
    .getResolvedSignature(call)
    ?.getDeclaration();
  const origin = declaration && originOfNode(declaration, catalog);
  if (!origin || origin === "sdk") return;
  if (!catalog.returnsBuilder(origin.package, origin.module, name)) return;
  edits.replaceRange(call.getEnd() - 1, call.getEnd() - 1, "{}");
}

/** Wraps several values in an array, because Portico's `hasSome` and `hasAll` take one array. */
function wrapValues(call: CallExpression, edits: Edits, catalog: Catalog): void {
  const [, firstValue, ...otherValues] = call.getArguments();
  const declaration = call
    .getProject()
    .getTypeChecker()
    .getResolvedSignature(call)
    ?.getDeclaration();
  const lastValue = otherValues.at(-1);
  if (!firstValue || !lastValue || !declaration || !originOfNode(declaration, catalog)) return;
  edits.insertBefore(firstValue, "[");
  edits.insertAfter(lastValue, "]");
}

function changeEnableContext(call: CallExpression, edits: Edits): void {
  const [type, options] = call.getArguments();
  if (!type) return;
  if (!Node.isStringLiteral(type) || type.getLiteralText() !== "global") {
    edits.addTodo(call, "enableContext always sets the default client.", "create-the-client");
    return;
  }
  edits.remove(type.getStart(), options ? options.getStart() : type.getEnd());
}
