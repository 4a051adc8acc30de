// Reads the declaration files of a published package with the compiler API. Only names are
// resolved: types are read from the syntax, because aliases and doc comments matter.
import ts from "typescript";

export interface Declarations {
  /** Finds an exported or local declaration of a file. */
  find(file: string, name: string): ts.Declaration | undefined;
  /** Lists the exported names of a file, with their declarations. */
  exports(file: string): ReadonlyMap<string, ts.Declaration>;
  /** Finds the declaration that a type name refers to. Returns undefined for global types. */
  resolve(name: ts.EntityName): ts.Declaration | undefined;
}

export function readDeclarations(files: readonly string[]): Declarations {
  const program = ts.createProgram([...files], { noLib: true, skipLibCheck: true, types: [] });
  const checker = program.getTypeChecker();
  const declarationOf = (symbol: ts.Symbol): ts.Declaration | undefined => {
    const resolvedSymbol =
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return resolvedSymbol.declarations?.[0];
  };
  const symbolOf = (file: string) => {
    const source = program.getSourceFile(file);
    return source && checker.getSymbolAtLocation(source);
  };
  const scopes = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  const scopeOf = (file: string) => {
    const knownScope = scopes.get(file);
    if (knownScope) return knownScope;
    const source = program.getSourceFile(file);
    const kinds = ts.SymbolFlags.Type | ts.SymbolFlags.Value | ts.SymbolFlags.Alias;
    const symbols = source ? checker.getSymbolsInScope(source, kinds) : [];
    const module = source && checker.getSymbolAtLocation(source);
    const exportedSymbols = module ? checker.getExportsOfModule(module) : [];
    const scope = new Map([...symbols, ...exportedSymbols].map((symbol) => [symbol.name, symbol]));
    scopes.set(file, scope);
    return scope;
  };
  return {
    find(file, name) {
      const symbol = scopeOf(file).get(name);
      return symbol && declarationOf(symbol);
    },
    exports(file) {
      const module = symbolOf(file);
      const declarations = new Map<string, ts.Declaration>();
      for (const symbol of module ? checker.getExportsOfModule(module) : []) {
        const declaration = declarationOf(symbol);
        if (declaration) declarations.set(symbol.name, declaration);
      }
      return declarations;
    },
    resolve(name) {
      const symbol = checker.getSymbolAtLocation(name);
      return symbol && declarationOf(symbol);
    },
  };
}

/** Returns the texts of the doc tags with a name. */
export function docTags(node: ts.Node, name: string): string[] {
  return ts
    .getJSDocTags(node)
    .filter((tag) => tag.tagName.text === name)
    .map((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? "").trim());
}

/** Returns the name of a declaration without the suffix that bundlers add to duplicates. */
export function nameOf(declaration: ts.Declaration): string {
  const name = ts.getNameOfDeclaration(declaration);
  return (name && ts.isIdentifier(name) ? name.text : "").replace(/\$\d+$/, "");
}

/** Returns the name of a field on the wire. The published client renames some fields in its types. */
export function wireName(path: string): string {
  return path.replace(/(^|\.)_(id|createdDate|updatedDate)(?=\.|$)/g, "$1$2");
}
