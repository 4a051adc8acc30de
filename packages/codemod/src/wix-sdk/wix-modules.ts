import {
  type CallExpression,
  Node,
  type ObjectLiteralElementLike,
  type SourceFile,
  SyntaxKind,
  type Symbol as TsSymbol,
} from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { originOf, originOfNode, serviceOf } from "./origin.js";

const WIX_ENTRY_POINT = "@portico/core/wix";

/**
 * Converts modules that Portico does not have, so that they run on Portico's client. Without
 * `wixModules`, their functions throw an error.
 */
export function convertModules(
  file: SourceFile,
  edits: Edits,
  catalog: Catalog,
  neededImports: Map<string, string>,
): void {
  for (const call of file.getDescendantsOfKind(SyntaxKind.CallExpression)) {
    const callee = call.getExpression();
    const [argument] = call.getArguments();
    if (Node.isIdentifier(callee) && Node.isObjectLiteralExpression(argument)) {
      const modules = argument.getProperty("modules");
      if (Node.isPropertyAssignment(modules) && isCreateClient(call, catalog)) {
        convertProperties(modules.getInitializer(), edits, catalog, neededImports);
      }
    } else if (Node.isPropertyAccessExpression(callee) && callee.getName() === "use") {
      if (!Node.isIdentifier(argument) || !isWixOnlyModule(argument.getSymbol(), catalog)) continue;
      if (originOf(callee.getNameNode().getSymbol(), catalog) !== "sdk") continue;
      edits.insertBefore(argument, "wixModule(");
      edits.insertAfter(argument, ")");
      neededImports.set("wixModule", WIX_ENTRY_POINT);
    }
  }
  for (const query of file.getDescendantsOfKind(SyntaxKind.TypeQuery)) {
    const name = query.getExprName();
    const client = query.getFirstAncestorByKind(SyntaxKind.TypeReference);
    if (client?.getTypeName().getText() !== "WixClient") continue;
    if (!isWixOnlyModule(name.getSymbol(), catalog)) continue;
    edits.insertBefore(query, "WixModule<");
    edits.insertAfter(query, ">");
    neededImports.set("type WixModule", WIX_ENTRY_POINT);
  }
}

function isCreateClient(call: CallExpression, catalog: Catalog): boolean {
  const checker = call.getProject().getTypeChecker();
  const declaration = checker.getResolvedSignature(call)?.getDeclaration();
  return (
    call.getExpression().getText() === "createClient" &&
    declaration !== undefined &&
    originOfNode(declaration, catalog) === "sdk"
  );
}

/** Changes `{ products, posts, items }` to `{ products, ...wixModules({ posts, items }) }`. */
function convertProperties(
  modules: Node | undefined,
  edits: Edits,
  catalog: Catalog,
  neededImports: Map<string, string>,
): void {
  if (!Node.isObjectLiteralExpression(modules)) return;
  const properties = modules.getProperties();
  const wixOnlyModules = properties.filter((property) =>
    isWixOnlyModule(symbolOf(property), catalog),
  );
  const [firstProperty, ...otherProperties] = wixOnlyModules;
  if (!firstProperty) return;
  const text = wixOnlyModules.map((property) => property.getText()).join(", ");
  edits.replace(firstProperty, `...wixModules({ ${text} })`);
  for (const property of otherProperties) {
    const previousProperty = properties[properties.indexOf(property) - 1];
    if (previousProperty) edits.remove(previousProperty.getEnd(), property.getEnd());
  }
  neededImports.set("wixModules", WIX_ENTRY_POINT);
}

function symbolOf(property: ObjectLiteralElementLike): TsSymbol | undefined {
  if (Node.isShorthandPropertyAssignment(property)) return property.getValueSymbol();
  return Node.isPropertyAssignment(property) ? property.getInitializer()?.getSymbol() : undefined;
}

/** Returns whether a name is a module from Wix's packages that has no replacement in Portico. */
function isWixOnlyModule(symbol: TsSymbol | undefined, catalog: Catalog): boolean {
  const declaration = symbol?.getDeclarations()[0];
  const statement = declaration?.getFirstAncestorByKind(SyntaxKind.ImportDeclaration);
  const specifier = statement?.getModuleSpecifierValue() ?? "";
  const [, name, path] = /^@wix\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  if (name === undefined || path) return false;
  const service = serviceOf(name);
  const target = catalog.packageFor(service?.package ?? name);
  const exportedName = Node.isImportSpecifier(declaration) ? declaration.getName() : "*";
  if (!target) return true;
  return exportedName !== "*" && !catalog.hasModule(target, service?.module ?? exportedName);
}
