import { Node, type SourceFile, SyntaxKind } from "ts-morph";
import { type Binding, type Importing, wixImports } from "./bindings.js";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import type { MediaChanges } from "./media.js";
import { NewImports } from "./new-imports.js";
import { kebabCase, serviceOf } from "./origin.js";
import { type Context, changeReferences, usesOf } from "./references.js";

const SDK_NAMES = /^(?:sdk|api-client)$/;

/** Replaces the imports of Wix's packages. */
export function changeImports(
  file: SourceFile,
  edits: Edits,
  catalog: Catalog,
  media: MediaChanges,
): void {
  const importings = wixImports(file);
  const added = new NewImports();
  const changed: Importing[] = [];
  for (const importing of importings) {
    if (changeImporting(importing, edits, { file, catalog, added, media })) changed.push(importing);
  }
  for (const [name, from] of media.needed) {
    const kind = importings[0]?.kind === "require" ? "require" : "import";
    const isType = name.startsWith("type ");
    const imported = name.replace(/^type /, "");
    added.add(kind, from, { name: imported, alias: imported, isType });
  }
  const [first, ...others] = changed;
  const semicolon = /;\s*$/.test(importings[0]?.statement.getText() ?? ";") ? ";" : "";
  const text = added.print(edits, semicolon);
  if (first) edits.replace(first.statement, text);
  else if (text !== "") edits.insertAtTop(text);
  for (const { statement } of others) edits.removeLine(statement);
  reportStrings(file, edits);
}

/** Returns whether a file imports a name that Portico also has. */
export function canMigrate(file: SourceFile, catalog: Catalog): boolean {
  return wixImports(file).some(({ specifier, bindings }) => {
    const [, name = ""] = /^@wix\/([^/]+)$/.exec(specifier) ?? [];
    const target = catalog.packageFor(name);
    return bindings.some((binding) =>
      target
        ? catalog.hasModule(target, binding.name)
        : SDK_NAMES.test(name) && catalog.sdkEntryOf(binding.name) !== undefined,
    );
  });
}

/** Returns whether the statement is replaced as a whole. */
function changeImporting(importing: Importing, edits: Edits, context: Context): boolean {
  const { catalog, added } = context;
  const { bindings, kind, specifier, statement } = importing;
  const [, name = "", path] = /^@wix\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const isSdk = SDK_NAMES.test(name);
  const target = catalog.packageFor(name);
  const service = serviceOf(name);
  const servicePackage = service && catalog.packageFor(service.package);
  if (!isSdk && !target && !servicePackage && name !== "essentials") return false;
  const rest: Binding[] = [];
  for (const binding of bindings) {
    let from: string | undefined;
    if (isSdk) from = changeReferences(binding, kind, edits, context);
    else if (name === "essentials") from = changeElevate(binding, kind, edits, context);
    else if (target && !path) {
      const exists = binding.name === "*" || catalog.hasModule(target, binding.name);
      if (exists) from = `@portico/${target}`;
    } else if (service && servicePackage && catalog.hasModule(servicePackage, service.module)) {
      const exists =
        binding.name === "*" || catalog.hasMember(servicePackage, service.module, binding.name);
      if (exists) from = `@portico/${servicePackage}/${kebabCase(service.module)}`;
    } else if (target && path === "service-plugins") from = `@portico/${target}/plugins`;
    if (from === undefined) rest.push(binding);
    else if (from !== "") added.add(kind, from, binding);
  }
  if (rest.length === bindings.length) {
    if (bindings.length === 0 || name === "essentials") return false;
    for (const binding of rest) edits.todoAt(statement, missing(binding, specifier), PACKAGES);
    return false;
  }
  for (const binding of rest) {
    added.add(kind, specifier, binding);
    if (name !== "essentials") {
      added.comment(kind, specifier, edits.countTodo(missing(binding, specifier), PACKAGES));
    }
  }
  return true;
}

const PACKAGES = "replace-the-packages";

const missing = ({ name, alias }: Binding, specifier: string) =>
  `Portico has no replacement for ${name === "*" ? alias : name} from ${specifier}.`;

/** `auth.elevate` from `@wix/essentials` is `elevate` in `@portico/core`. */
function changeElevate(
  binding: Binding,
  kind: Importing["kind"],
  edits: Edits,
  { file, added }: Context,
): string | undefined {
  if (binding.name !== "auth" || !Node.isIdentifier(binding.node)) return undefined;
  const uses = usesOf(binding.node, file);
  const accesses = uses.map((use) => use.getParentIfKind(SyntaxKind.PropertyAccessExpression));
  const elevates = accesses.filter((access) => access?.getName() === "elevate");
  for (const access of elevates) if (access) edits.replace(access, "elevate");
  if (elevates.length > 0) {
    added.add(kind, "@portico/core", { name: "elevate", alias: "elevate", isType: false });
  }
  return elevates.length > 0 && elevates.length === uses.length ? "" : undefined;
}

/** Texts such as `vi.mock("@wix/sdk")` and `await import("@wix/stores")` need a decision. */
function reportStrings(file: SourceFile, edits: Edits): void {
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    const [argument] = call.getArguments();
    if (!Node.isStringLiteral(argument)) continue;
    const isCovered = /^@wix\/(sdk|api-client|stores|ecom|members|redirects|identity|categories)\b/;
    const callee = call.getExpression().getText();
    const isLoading = /^(import|require|.*\.(mock|doMock|unmock|requireActual|importActual))$/;
    const declares = callee === "require" && call.getParentIfKind(SyntaxKind.VariableDeclaration);
    if (!isCovered.test(argument.getLiteralText()) || !isLoading.test(callee) || declares) continue;
    edits.todo(call, `replace ${argument.getLiteralText()} in this call.`, PACKAGES);
  }
}
