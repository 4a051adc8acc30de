import {
  type Identifier,
  Node,
  type SourceFile,
  SyntaxKind,
  type TypeReferenceNode,
} from "ts-morph";
import type { Binding, WixImport } from "./bindings.js";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import type { MediaChanges } from "./media.js";
import type { NewImports } from "./new-imports.js";

export interface Context {
  readonly file: SourceFile;
  readonly catalog: Catalog;
  readonly newImports: NewImports;
  readonly media: MediaChanges;
}

/** Types of strategies in Wix's SDK, and Portico's functions that create the strategies. */
const STRATEGY_FUNCTIONS: Record<string, string> = {
  IOAuthStrategy: "OAuthStrategy",
  IApiKeyStrategy: "ApiKeyStrategy",
  AppStrategy: "AppStrategy",
};

/**
 * Changes the uses of a name from `@wix/sdk`.
 *
 * @returns the entry point that exports the name, "" if the caller does not need to import the
 *   name, or undefined if Portico has no replacement
 */
export function changeReferences(
  binding: Binding,
  kind: WixImport["kind"],
  edits: Edits,
  context: Context,
): string | undefined {
  const { file, catalog, newImports, media } = context;
  const { name, node } = binding;
  const uses = usesOf(node, file);
  if (name === "media") {
    const isReplaced = (use: Node) => media.replacedUses.has(use.getParentOrThrow());
    if (uses.length === 0 || !uses.every(isReplaced)) {
      newImports.add(kind, "@portico/core/media", { ...binding, name: "*" });
    }
    return "";
  }
  if (name === "*") return changeNamespace(binding, uses, kind, edits, context);
  if (name === "WixClient") {
    changeClientTypes(uses, kind, file, edits, newImports);
    return "";
  }
  const strategy = STRATEGY_FUNCTIONS[name];
  if (strategy) changeStrategyTypes(uses, strategy, kind, edits, newImports);
  if (strategy && (binding.isType || strategy !== name)) return "";
  const isEnum = name === "TokenRole";
  if (isEnum && uses.length > 0 && uses.every(isMemberAccess)) return "";
  const entryPoint = catalog.sdkEntryOf(name);
  return entryPoint && `@portico/${entryPoint}`;
}

const isMemberAccess = (use: Node) =>
  Node.isPropertyAccessExpression(use.getParent()) || Node.isQualifiedName(use.getParent());

export function usesOf(node: Node, file: SourceFile): Node[] {
  const declaration = node.getParent();
  return file.getDescendantsOfKind(SyntaxKind.Identifier).filter(
    (use) =>
      use.getText() === node.getText() &&
      use !== node &&
      !isInImport(use) &&
      symbolOf(use)
        ?.getDeclarations()
        .some((each) => each === declaration),
  );
}

function symbolOf(use: Identifier) {
  const parent = use.getParent();
  return Node.isShorthandPropertyAssignment(parent) ? parent.getValueSymbol() : use.getSymbol();
}

const isInImport = (node: Node) =>
  node.getFirstAncestorByKind(SyntaxKind.ImportDeclaration) !== undefined;

/** Imports the members of `import * as wix from "@wix/sdk"` by name, if all can be imported. */
function changeNamespace(
  binding: Binding,
  uses: readonly Node[],
  kind: WixImport["kind"],
  edits: Edits,
  { file, catalog, newImports }: Context,
): string | undefined {
  const members = uses.map((use) => {
    const parent = use.getParent();
    if (Node.isPropertyAccessExpression(parent)) return { parent, name: parent.getName() };
    if (Node.isQualifiedName(parent)) return { parent, name: parent.getRight().getText() };
    return undefined;
  });
  const knownMembers = members.flatMap((member) => member ?? []);
  const canImport = (name: string) =>
    name === "media" ||
    (catalog.sdkEntryOf(name) !== undefined && !isUsed(file, name, knownMembers));
  if (knownMembers.length < uses.length || !knownMembers.every(({ name }) => canImport(name)))
    return undefined;
  for (const { parent, name } of knownMembers) {
    edits.replace(parent, name);
    const importedName = name === "media" ? "*" : name;
    const entryPoint = name === "media" ? "core/media" : catalog.sdkEntryOf(name);
    newImports.add(kind, `@portico/${entryPoint}`, {
      name: importedName,
      alias: name,
      isType: binding.isType,
    });
  }
  return "";
}

/** Returns whether a file uses a name outside of property accesses and `ignoredUses`. */
export function isUsed(
  file: SourceFile,
  name: string,
  ignoredUses: readonly { parent: Node }[],
): boolean {
  return file
    .getDescendantsOfKind(SyntaxKind.Identifier)
    .some(
      (identifier) =>
        identifier.getText() === name &&
        !ignoredUses.some(({ parent }) => parent === identifier.getParent()) &&
        !Node.isPropertyAccessExpression(identifier.getParent()),
    );
}

/** Changes `WixClient<Host, Auth, Modules>` to `Client<Modules, Auth>`. */
function changeClientTypes(
  uses: readonly Node[],
  kind: WixImport["kind"],
  file: SourceFile,
  edits: Edits,
  newImports: NewImports,
): void {
  const alias = isUsed(file, "Client", []) ? "PorticoClient" : "Client";
  for (const use of uses) {
    edits.replace(use, alias);
    const reference = use.getParent();
    if (Node.isTypeReference(reference)) swapArguments(reference, edits);
  }
  newImports.add(kind, "@portico/core", { name: "Client", alias, isType: true });
}

function swapArguments(reference: TypeReferenceNode, edits: Edits): void {
  const [host, auth, modules] = reference.getTypeArguments();
  if (!host || !auth) return;
  if (!modules) {
    edits.replace(host, "object");
    return;
  }
  edits.remove(host.getStart(), auth.getStart());
  edits.swap(auth, modules);
}

/** Changes types such as `IOAuthStrategy` to `ReturnType<typeof OAuthStrategy>`. */
function changeStrategyTypes(
  uses: readonly Node[],
  strategy: string,
  kind: WixImport["kind"],
  edits: Edits,
  newImports: NewImports,
): void {
  const types = uses.filter((use) => Node.isTypeReference(use.getParent()));
  for (const use of types) edits.replace(use, `ReturnType<typeof ${strategy}>`);
  if (types.length === 0) return;
  const from = strategy === "AppStrategy" ? "@portico/identity/app" : "@portico/identity";
  newImports.add(kind, from, { name: strategy, alias: strategy, isType: true });
}
