import { type ImportDeclaration, Node, type SourceFile, type VariableDeclaration } from "ts-morph";

/** A name that a statement imports or re-exports from a package. */
export interface Binding {
  /** The exported name, or "*" for the whole package. */
  readonly name: string;
  readonly alias: string;
  readonly isType: boolean;
  /** The declaration of the name in the file. For re-exports, the export specifier or statement. */
  readonly node: Node;
}

export interface WixImport {
  readonly statement: Node;
  readonly specifier: string;
  readonly kind: "import" | "export" | "require";
  readonly bindings: readonly Binding[];
}

const isWixPackage = (specifier: string) => specifier.startsWith("@wix/");

export function wixImports(file: SourceFile): WixImport[] {
  const imports = file.getImportDeclarations().flatMap(importOf);
  const exports = file.getExportDeclarations().flatMap((statement): WixImport[] => {
    const specifier = statement.getModuleSpecifierValue();
    if (specifier === undefined || !isWixPackage(specifier)) return [];
    const bindings = statement.getNamedExports().map((named) => ({
      name: named.getName(),
      alias: named.getAliasNode()?.getText() ?? named.getName(),
      isType: statement.isTypeOnly() || named.isTypeOnly(),
      node: named,
    }));
    const wildcard = { name: "*", alias: "*", isType: statement.isTypeOnly(), node: statement };
    return [
      {
        statement,
        specifier,
        kind: "export",
        bindings: bindings.length > 0 ? bindings : [wildcard],
      },
    ];
  });
  const requires = file.getVariableDeclarations().flatMap(requireOf);
  return [...imports, ...exports, ...requires];
}

function importOf(statement: ImportDeclaration): WixImport[] {
  const specifier = statement.getModuleSpecifierValue();
  if (!isWixPackage(specifier)) return [];
  const isType = statement.isTypeOnly();
  const bindings: Binding[] = statement.getNamedImports().map((named) => ({
    name: named.getName(),
    alias: named.getAliasNode()?.getText() ?? named.getName(),
    isType: isType || named.isTypeOnly(),
    node: named.getAliasNode() ?? named.getNameNode(),
  }));
  const namespace = statement.getNamespaceImport() ?? statement.getDefaultImport();
  if (namespace) bindings.push({ name: "*", alias: namespace.getText(), isType, node: namespace });
  return [{ statement, specifier, kind: "import", bindings }];
}

function requireOf(declaration: VariableDeclaration): WixImport[] {
  const call = declaration.getInitializer();
  if (!Node.isCallExpression(call) || call.getExpression().getText() !== "require") return [];
  const [argument] = call.getArguments();
  const statement = declaration.getVariableStatement();
  if (!Node.isStringLiteral(argument) || statement?.getDeclarations().length !== 1) return [];
  const specifier = argument.getLiteralText();
  if (!isWixPackage(specifier)) return [];
  const pattern = declaration.getNameNode();
  const bindings = Node.isObjectBindingPattern(pattern)
    ? pattern.getElements().map((element) => ({
        name: element.getPropertyNameNode()?.getText() ?? element.getName(),
        alias: element.getName(),
        isType: false,
        node: element.getNameNode(),
      }))
    : [{ name: "*", alias: pattern.getText(), isType: false, node: pattern }];
  return [{ statement, specifier, kind: "require", bindings }];
}

export function printImport(
  kind: WixImport["kind"],
  bindings: readonly Pick<Binding, "name" | "alias" | "isType">[],
  specifier: string,
  semicolon: string,
): string {
  const [firstBinding] = bindings;
  const isType = bindings.every((binding) => binding.isType);
  const keyword = kind === "require" ? "const" : kind;
  const from =
    kind === "require" ? `= require(${specifier})${semicolon}` : `from ${specifier}${semicolon}`;
  const start = isType ? `${keyword} type` : keyword;
  if (firstBinding?.name === "*") {
    if (kind === "require") return `${keyword} ${firstBinding.alias} ${from}`;
    return firstBinding.alias === "*"
      ? `${start} * ${from}`
      : `${start} * as ${firstBinding.alias} ${from}`;
  }
  const names = [...bindings]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, alias, isType: isTypeBinding }) => {
      const nameWithAlias = kind === "require" ? `${name}: ${alias}` : `${name} as ${alias}`;
      return `${isTypeBinding && !isType ? "type " : ""}${name === alias ? name : nameWithAlias}`;
    });
  return `${start} { ${names.join(", ")} } ${from}`;
}
