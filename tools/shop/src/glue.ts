import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/**
 * What makes code glue: it names one of these. Words of identifiers are looked at, so `addToCart` and `cartOf` count,
 * texts and comments do not.
 */
const subjects = new RegExp(
  [
    "session|auth|token|visitor|member|sign ?(in|out|up)|log ?(in|out)|password|register",
    "cart|line ?items?|checkout|coupon|gift",
    "variants?|choices?|modifiers?|selection|stock",
    "money|prices?|amount|currency",
    "media|images?|src|srcset",
    "redirect|callback",
  ].join("|"),
);

/** Lines of a shop that only join it to the platform. */
export interface Glue {
  /** Outside components. */
  readonly outside: number;
  /** In components, apart from JSX and from what only takes values out of hooks and properties. */
  readonly inside: number;
  /** What was counted: `file:line`, how many lines, and how the code begins. */
  readonly pieces: readonly string[];
}

/** A name's words: `addToCart` → "add to cart". */
const words = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();

/** Where a browser keeps anything is no session of the shop's. */
const isAbout = (name: string) =>
  !/Storage$/.test(name) && new RegExp(`\\b(${subjects.source})\\b`).test(words(name));

/** A page's address or a text under a name: `cart: "/cart"`. It joins nothing. */
const isNamedText = (node: ts.Node): boolean => {
  if (!ts.isPropertyAssignment(node)) return false;
  const value = ts.isArrowFunction(node.initializer) ? node.initializer.body : node.initializer;
  return ts.isStringLiteral(value) || ts.isTemplateExpression(value);
};

function dealsWithSubjects(node: ts.Node): boolean {
  if (isNamedText(node)) return false;
  if (ts.isIdentifier(node) && isAbout(node.text)) return true;
  return ts.forEachChild(node, dealsWithSubjects) ?? false;
}

function holdsJsx(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
    return true;
  return ts.forEachChild(node, holdsJsx) ?? false;
}

/** The lines of a node that hold code: neither blank nor comment. */
function linesOf(node: ts.Node, file: ts.SourceFile): number {
  const lines = new Set<number>();
  const visit = (part: ts.Node): void => {
    if (part.getChildCount(file) === 0 && part.getWidth(file) > 0)
      for (const end of [part.getStart(file), part.getEnd()])
        lines.add(file.getLineAndCharacterOfPosition(end).line);
    for (const child of part.getChildren(file)) visit(child);
  };
  visit(node);
  return lines.size;
}

/** Imports, `lazy` ones too, and types are no code that does anything. */
const isSilent = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  isLazy(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  (ts.isExportDeclaration(node) && node.exportClause !== undefined);

function isLazy(node: ts.Node): boolean {
  const [only] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
  const value = only?.initializer;
  return value !== undefined && ts.isCallExpression(value) && value.expression.getText() === "lazy";
}

/** The functions of a statement that are components: they have a capital and hold JSX. */
function componentsOf(statement: ts.Statement): ts.FunctionLikeDeclaration[] {
  const named: [ts.Node | undefined, ts.Node | undefined][] = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((one) => [one.name, one.initializer])
    : ts.isFunctionDeclaration(statement)
      ? [[statement.name, statement]]
      : [];
  return named.flatMap(([name, value]) => {
    const isOne =
      name !== undefined &&
      ts.isIdentifier(name) &&
      /^[A-Z]/.test(name.text) &&
      value !== undefined &&
      (ts.isFunctionDeclaration(value) || ts.isArrowFunction(value)) &&
      holdsJsx(value);
    return isOne ? [value as ts.FunctionLikeDeclaration] : [];
  });
}

/** Whether a statement only takes what a hook or a property gives: `const { lines } = useCart();`. */
function onlyTakes(statement: ts.Statement): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  return statement.declarationList.declarations.every(({ initializer: value }) => {
    if (!value || ts.isIdentifier(value)) return true;
    return ts.isCallExpression(value) && /^use[A-Z]/.test(value.expression.getText());
  });
}

/** Counts the glue of one file's text. */
export function glueOf(path: string, text: string): Glue {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const pieces: string[] = [];
  const count = (nodes: readonly ts.Node[]) =>
    nodes.reduce((total, node) => {
      const lines = linesOf(node, file);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const start = node.getText(file).split("\n")[0];
      pieces.push(`${path}:${line + 1} ${lines} ${start}`);
      return total + lines;
    }, 0);

  const statements = file.statements.filter((one) => !isSilent(one) && dealsWithSubjects(one));
  const components = statements.flatMap(componentsOf);
  const outside = statements.filter((one) => componentsOf(one).length === 0);
  const inside = components
    .flatMap(({ body }) => (body && ts.isBlock(body) ? [...body.statements] : []))
    .filter((one) => dealsWithSubjects(one) && !holdsJsx(one) && !onlyTakes(one));
  return { outside: count(outside), inside: count(inside), pieces };
}

/** Counts the glue of all TypeScript in folders. */
export function countGlue(...folders: string[]): Glue {
  const all = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
      .map((path) => glueOf(path, readFileSync(join(folder, path), "utf8"))),
  );
  const sum = (part: "outside" | "inside") => all.reduce((total, one) => total + one[part], 0);
  return {
    outside: sum("outside"),
    inside: sum("inside"),
    pieces: all.flatMap(({ pieces }) => pieces),
  };
}
