import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * Code is glue if an identifier contains one of these words: `addToCart` and `cartOf` match,
 * strings and comments do not.
 */
const SHOP_CONCEPTS = new RegExp(
  [
    "session|auth|token|visitor|member|sign ?(in|out|up)|log ?(in|out)|password|register",
    "cart|line ?items?|checkout|coupon|gift",
    "variants?|choices?|modifiers?|selection|stock",
    "money|prices?|amount|currency",
    "media|images?|src|srcset",
    "redirect|callback",
  ].join("|"),
);

/** Lines of code in a shop that only connect the shop to the platform. */
export interface Glue {
  /** Glue outside of components. */
  readonly outside: number;
  /** Glue in components, except JSX and statements that only read hooks and props. */
  readonly inside: number;
  /** The counted pieces: `file:line`, number of lines, and the start of the code. */
  readonly pieces: readonly string[];
}

/** Splits a name into words: `addToCart` → "add to cart". */
const splitCamelCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();

/**
 * Returns whether a name contains a shop concept. Names that end in `Storage` refer to browser
 * storage, not to sessions.
 */
const hasShopConcept = (name: string) =>
  !/Storage$/.test(name) &&
  new RegExp(`\\b(${SHOP_CONCEPTS.source})\\b`).test(splitCamelCase(name));

/** Returns whether a node is a named path, such as `cart: "/cart"`, which is not glue. */
const isNamedPath = (node: ts.Node): boolean => {
  if (!ts.isPropertyAssignment(node)) return false;
  const value = ts.isArrowFunction(node.initializer) ? node.initializer.body : node.initializer;
  return ts.isStringLiteral(value) || ts.isTemplateExpression(value);
};

function mentionsShopConcept(node: ts.Node): boolean {
  if (isNamedPath(node)) return false;
  if (ts.isIdentifier(node) && hasShopConcept(node.text)) return true;
  return ts.forEachChild(node, mentionsShopConcept) ?? false;
}

function containsJsx(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
    return true;
  return ts.forEachChild(node, containsJsx) ?? false;
}

/** Returns the number of lines of code, excluding blank lines and comments. */
function countLinesOfCode(node: ts.Node, file: ts.SourceFile): number {
  const lines = new Set<number>();
  const visit = (part: ts.Node): void => {
    if (part.getChildCount(file) === 0 && part.getWidth(file) > 0)
      for (const position of [part.getStart(file), part.getEnd()])
        lines.add(file.getLineAndCharacterOfPosition(position).line);
    for (const child of part.getChildren(file)) visit(child);
  };
  visit(node);
  return lines.size;
}

/**
 * Returns whether a statement is an import, a `lazy` import, an export list or a type declaration.
 */
const hasNoBehavior = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  isLazy(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  (ts.isExportDeclaration(node) && node.exportClause !== undefined);

function isLazy(node: ts.Node): boolean {
  const [onlyDeclaration] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  const value = onlyDeclaration?.initializer;
  return value !== undefined && ts.isCallExpression(value) && value.expression.getText() === "lazy";
}

/** Returns the function in `memo(function …)`, and other values unchanged. */
const withoutMemo = (value: ts.Node | undefined): ts.Node | undefined =>
  value && ts.isCallExpression(value) && value.expression.getText() === "memo"
    ? value.arguments[0]
    : value;

/**
 * Returns the components in a statement: functions that have a capitalized name and contain JSX.
 */
function componentsOf(statement: ts.Statement): ts.FunctionLikeDeclaration[] {
  const namedValues: [ts.Node | undefined, ts.Node | undefined][] = ts.isVariableStatement(
    statement,
  )
    ? statement.declarationList.declarations.map((declaration) => [
        declaration.name,
        withoutMemo(declaration.initializer),
      ])
    : ts.isFunctionDeclaration(statement)
      ? [[statement.name, statement]]
      : [];
  return namedValues.flatMap(([name, value]) => {
    const isComponent =
      name !== undefined &&
      ts.isIdentifier(name) &&
      /^[A-Z]/.test(name.text) &&
      value !== undefined &&
      (ts.isFunctionDeclaration(value) ||
        ts.isFunctionExpression(value) ||
        ts.isArrowFunction(value)) &&
      containsJsx(value);
    return isComponent ? [value as ts.FunctionLikeDeclaration] : [];
  });
}

/** Returns whether a statement only reads a hook or a prop: `const { lines } = useCart();`. */
function onlyReads(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(({ initializer: value }) => {
    if (!value || ts.isIdentifier(value)) return true;
    return ts.isCallExpression(value) && /^use[A-Z]/.test(value.expression.getText());
  });
}

/** Counts the glue in one file's text. */
export function glueOf(path: string, text: string): Glue {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const pieces: string[] = [];
  const count = (nodes: readonly ts.Node[]) =>
    nodes.reduce((total, node) => {
      const lines = countLinesOfCode(node, file);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const start = node.getText(file).split("\n")[0];
      pieces.push(`${path}:${line + 1} ${lines} ${start}`);
      return total + lines;
    }, 0);

  const statements = file.statements.filter(
    (statement) => !hasNoBehavior(statement) && mentionsShopConcept(statement),
  );
  const components = statements.flatMap(componentsOf);
  const outsideStatements = statements.filter((statement) => componentsOf(statement).length === 0);
  const inside = components
    .flatMap(({ body }) => (body && ts.isBlock(body) ? [...body.statements] : []))
    .filter(
      (statement) =>
        mentionsShopConcept(statement) && !containsJsx(statement) && !onlyReads(statement),
    );
  return { outside: count(outsideStatements), inside: count(inside), pieces };
}

/** Counts the glue in the TypeScript files in the folders, except tests and declaration files. */
export function countGlue(...folders: string[]): Glue {
  const gluePerFile = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
      .map((path) => glueOf(path, readFileSync(join(folder, path), "utf8"))),
  );
  const sumOf = (part: "outside" | "inside") =>
    gluePerFile.reduce((total, glue) => total + glue[part], 0);
  return {
    outside: sumOf("outside"),
    inside: sumOf("inside"),
    pieces: gluePerFile.flatMap(({ pieces }) => pieces),
  };
}
