// Follows the calls of a function through source files.
import ts from "typescript";
import { importsOf, readSource } from "./imports.ts";

interface Module {
  /** Top-level functions and values, keyed by name. */
  readonly declarations: ReadonlyMap<string, ts.Node>;
  /** Imported file and exported name, keyed by local name. */
  readonly imports: ReadonlyMap<string, readonly [path: string, name: string]>;
}

export interface CallPath {
  /** Files, in the order of their first use. */
  readonly files: readonly string[];
  /**
   * Pairs of files: the first file uses the second, which a third file has used before.
   */
  readonly revisits: readonly string[];
}

function parseModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const targets = new Map(importsOf(path, text).map(({ specifier, to }) => [specifier, to]));
  const declarations = new Map<string, ts.Node>();
  const imports = new Map<string, readonly [string, string]>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      declarations.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name)) declarations.set(declaration.name.text, declaration);
      }
    } else if (ts.isImportDeclaration(statement)) {
      const importedPath = targets.get((statement.moduleSpecifier as ts.StringLiteral).text);
      const bindings = statement.importClause?.namedBindings;
      if (!importedPath || !bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements) {
        imports.set(name.text, [importedPath, (propertyName ?? name).text]);
      }
    }
  }
  return { declarations, imports };
}

/** Returns the names that a declaration uses as values, in source order. */
function usedNamesIn(declaration: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const { parent } = node;
    const isMember =
      (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) &&
      parent.name === node;
    if (ts.isIdentifier(node) && !isMember) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(declaration, visit);
  return names;
}

/**
 * Follows a function through all top-level functions and values that it uses, within the files
 * whose paths have the given prefix. Visits each function and value only once. Does not follow
 * methods of objects, re-exports and namespace imports.
 */
export function callPath(
  path: string,
  name: string,
  { prefix = "", read = readSource }: { prefix?: string; read?: (path: string) => string } = {},
): CallPath {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string) => {
    const module = modules.get(file) ?? parseModule(file, read(file));
    modules.set(file, module);
    return module;
  };
  const visited = new Set<string>();
  /** Files, each with the file that used it first. */
  const files = new Map<string, string>();
  const revisits = new Set<string>();
  const visit = (file: string, symbol: string, from: string): void => {
    if (!file.startsWith(prefix)) return;
    const { declarations, imports } = moduleOf(file);
    const declaration = declarations.get(symbol);
    const source = imports.get(symbol);
    if (!declaration && source) visit(...source, from);
    if (!declaration) return;
    if (!files.has(file)) files.set(file, from);
    if (file !== from && files.get(file) !== from) revisits.add(`${from} -> ${file}`);
    if (visited.has(`${file} ${symbol}`)) return;
    visited.add(`${file} ${symbol}`);
    for (const usedName of usedNamesIn(declaration)) visit(file, usedName, file);
  };
  visit(path, name, path);
  return { files: [...files.keys()], revisits: [...revisits] };
}
