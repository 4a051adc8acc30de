import { Node, type SourceFile, SyntaxKind } from "ts-morph";
import { type Binding, type WixImport, wixImports } from "./bindings.js";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import type { MediaChanges } from "./media.js";
import { NewImports } from "./new-imports.js";
import { kebabCase, serviceOf } from "./origin.js";
import { type Context, changeReferences, usesOf } from "./references.js";

const SDK_NAMES = /^(?:sdk|api-client)$/;

export function changeImports(
  file: SourceFile,
  edits: Edits,
  catalog: Catalog,
  media: MediaChanges,
): void {
  const oldImports = wixImports(file);
  const newImports = new NewImports();
  const replacedImports: WixImport[] = [];
  for (const oldImport of oldImports) {
    if (changeImport(oldImport, edits, { file, catalog, newImports, media }))
      replacedImports.push(oldImport);
  }
  for (const [name, from] of media.neededImports) {
    const kind = oldImports[0]?.kind === "require" ? "require" : "import";
    const isType = name.startsWith("type ");
    const importedName = name.replace(/^type /, "");
    newImports.add(kind, from, { name: importedName, alias: importedName, isType });
  }
  const [firstImport, ...otherImports] = replacedImports;
  const semicolon = /;\s*$/.test(oldImports[0]?.statement.getText() ?? ";") ? ";" : "";
  const text = newImports.print(edits, semicolon);
  if (firstImport) edits.replace(firstImport.statement, text);
  else if (text !== "") edits.insertAtTop(text);
  for (const { statement } of otherImports) edits.removeLine(statement);
  addTodosForPackageStrings(file, edits);
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

/** Collects the replacements of an import. Returns whether they replace the whole statement. */
function changeImport(oldImport: WixImport, edits: Edits, context: Context): boolean {
  const { catalog, newImports } = context;
  const { bindings, kind, specifier, statement } = oldImport;
  const [, name = "", path] = /^@wix\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const isSdk = SDK_NAMES.test(name);
  const target = catalog.packageFor(name);
  const service = serviceOf(name);
  const servicePackage = service && catalog.packageFor(service.package);
  if (!isSdk && !target && !servicePackage && name !== "essentials") return false;
  const remainingBindings: Binding[] = [];
  for (const binding of bindings) {
    let from: string | undefined;
    if (isSdk) from = changeReferences(binding, kind, edits, context);
    else if (name === "essentials") from = changeElevate(binding, kind, edits, context);
    else if (target && !path) {
      const isExported = binding.name === "*" || catalog.hasModule(target, binding.name);
      if (isExported) from = `@portico/${target}`;
    } else if (service && servicePackage && catalog.hasModule(servicePackage, service.module)) {
      const isExported =
        binding.name === "*" || catalog.hasMember(servicePackage, service.module, binding.name);
      if (isExported) from = `@portico/${servicePackage}/${kebabCase(service.module)}`;
    } else if (target && path === "service-plugins") from = `@portico/${target}/plugins`;
    if (from === undefined) remainingBindings.push(binding);
    else if (from !== "") newImports.add(kind, from, binding);
  }
  if (remainingBindings.length === bindings.length) {
    if (bindings.length === 0 || name === "essentials") return false;
    for (const binding of remainingBindings)
      edits.addTodoAbove(statement, noReplacementMessage(binding, specifier), PACKAGES_SECTION);
    return false;
  }
  for (const binding of remainingBindings) {
    newImports.add(kind, specifier, binding);
    if (name !== "essentials") {
      newImports.addComment(
        kind,
        specifier,
        edits.createTodo(noReplacementMessage(binding, specifier), PACKAGES_SECTION),
      );
    }
  }
  return true;
}

const PACKAGES_SECTION = "replace-the-packages";

const noReplacementMessage = ({ name, alias }: Binding, specifier: string) =>
  `Portico has no replacement for ${name === "*" ? alias : name} from ${specifier}.`;

/** Changes `auth.elevate` from `@wix/essentials` to `elevate` from `@portico/core`. */
function changeElevate(
  binding: Binding,
  kind: WixImport["kind"],
  edits: Edits,
  { file, newImports }: Context,
): string | undefined {
  if (binding.name !== "auth" || !Node.isIdentifier(binding.node)) return undefined;
  const uses = usesOf(binding.node, file);
  const accesses = uses.map((use) => use.getParentIfKind(SyntaxKind.PropertyAccessExpression));
  const elevateAccesses = accesses.filter((access) => access?.getName() === "elevate");
  for (const access of elevateAccesses) if (access) edits.replace(access, "elevate");
  if (elevateAccesses.length > 0) {
    newImports.add(kind, "@portico/core", { name: "elevate", alias: "elevate", isType: false });
  }
  return elevateAccesses.length > 0 && elevateAccesses.length === uses.length ? "" : undefined;
}

/** Adds comments to calls such as `vi.mock("@wix/sdk")`, which the developer must change. */
function addTodosForPackageStrings(file: SourceFile, edits: Edits): void {
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    const [argument] = call.getArguments();
    if (!Node.isStringLiteral(argument)) continue;
    const COVERED_PACKAGE =
      /^@wix\/(sdk|api-client|stores|ecom|members|redirects|identity|categories)\b/;
    const callee = call.getExpression().getText();
    const LOADING_FUNCTION =
      /^(import|require|.*\.(mock|doMock|unmock|requireActual|importActual))$/;
    const isDeclaration =
      callee === "require" && call.getParentIfKind(SyntaxKind.VariableDeclaration);
    if (
      !COVERED_PACKAGE.test(argument.getLiteralText()) ||
      !LOADING_FUNCTION.test(callee) ||
      isDeclaration
    )
      continue;
    edits.addTodo(call, `replace ${argument.getLiteralText()} in this call.`, PACKAGES_SECTION);
  }
}
