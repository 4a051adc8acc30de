import ts from "typescript";
import { maskMarkdown } from "./markdown.ts";
import { blankOut, toPlaceholder } from "./mask.ts";

export type Kind = "text" | "docstring" | "comment" | "message" | "title";

/** A piece of prose. `text` is as long as its part of the source, which begins at `start`. */
export interface Segment {
  readonly kind: Kind;
  readonly start: number;
  readonly text: string;
}

const TEST_FUNCTIONS = new Set(["describe", "it", "test"]);
/**
 * JSX attributes that contain text for users. Other attributes contain class names, paths, tokens
 * and so on.
 */
const TEXT_ATTRIBUTES = /^(aria-label|aria-description|title|alt|placeholder|label|text|heading)$/;

/** Finds docstrings, comments, messages and test titles in a TypeScript or JavaScript file. */
export function extractSource(path: string, source: string): Segment[] {
  const scriptKind = /\.[jt]sx$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, scriptKind);
  return [...commentsOf(file, source), ...stringsOf(file, source)].sort(
    (a, b) => a.start - b.start,
  );
}

function commentsOf(file: ts.SourceFile, source: string): Segment[] {
  const docstrings = new Set<number>();
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (isPublic(node))
      for (const docNode of ts.getJSDocCommentsAndTags(node))
        if (ts.isJSDoc(docNode)) docstrings.add(docNode.pos);
    for (const child of node.getChildren(file)) {
      if (child.kind === ts.SyntaxKind.JSDoc) continue;
      if (child.kind !== ts.SyntaxKind.JsxText) {
        const leadingComments = ts.getLeadingCommentRanges(source, child.pos) ?? [];
        const trailingComments = ts.getTrailingCommentRanges(source, child.end) ?? [];
        for (const range of [...leadingComments, ...trailingComments]) ranges.set(range.pos, range);
      }
      visit(child);
    }
  };
  visit(file);
  const sortedRanges = [...ranges.values()].sort((a, b) => a.pos - b.pos);
  const segments: Segment[] = [];
  for (const { pos, end, kind } of sortedRanges) {
    const rawComment = source.slice(pos, end);
    if (kind === ts.SyntaxKind.MultiLineCommentTrivia) {
      const isDocstring = docstrings.has(pos);
      segments.push({
        kind: isDocstring ? "docstring" : "comment",
        start: pos,
        text: maskBlock(rawComment),
      });
      continue;
    }
    // Consecutive line comments are one text.
    const text = maskLine(rawComment);
    const lastSegment = segments.at(-1);
    const gap = lastSegment && source.slice(lastSegment.start + lastSegment.text.length, pos);
    if (lastSegment?.kind === "comment" && gap !== undefined && /^[ \t]*\n[ \t]*$/.test(gap))
      segments[segments.length - 1] = {
        ...lastSegment,
        text: lastSegment.text + blankOut(gap) + text,
      };
    else segments.push({ kind: "comment", start: pos, text });
  }
  return segments;
}

/**
 * Returns whether a declaration or one of its ancestors is exported. Returns false inside blocks.
 * Docstrings of other declarations are treated as comments.
 */
function isPublic(node: ts.Node): boolean {
  for (
    let ancestor: ts.Node | undefined = node;
    ancestor && !ts.isSourceFile(ancestor);
    ancestor = ancestor.parent
  ) {
    if (ts.isBlock(ancestor)) return false;
    if (
      ts.canHaveModifiers(ancestor) &&
      ts.getModifiers(ancestor)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    )
      return true;
  }
  return false;
}

const maskLine = (rawLine: string): string =>
  /^\/\/\s*(biome-ignore|@ts-|eslint|#|\/ *<reference)/.test(rawLine)
    ? blankOut(rawLine)
    : maskMarkdown(rawLine.replace(/^\/\/+/, blankOut));

function maskBlock(rawBlock: string): string {
  const text = rawBlock
    .replace(/^\/\*+|\*+\/$/g, blankOut)
    .replace(/^[ \t]*\*/gm, blankOut)
    .replace(/\{@link(?:code|plain)?\s+[^}]*\}/g, toPlaceholder)
    .replace(/@example(?:(?!```)[\s\S])*?(?=\n\s*@\w|(?![\s\S]))/g, (example) =>
      example.includes("```") ? example : blankOut(example),
    )
    .replace(
      /@(param|typeParam|template|throws|property)\s+(\{[^}]*\}\s*)?[\w.[\]]*(\s+-)?/g,
      blankOut,
    )
    .replace(/@(default|defaultValue|see)[^\n]*/g, blankOut)
    .replace(/@\w+/g, blankOut);
  return maskMarkdown(text);
}

function stringsOf(file: ts.SourceFile, source: string): Segment[] {
  const segments: Segment[] = [];
  const addSegment = (node: ts.Node, kind: Kind): void => {
    const start = node.getStart(file);
    const text = maskAllButText(node, file, source);
    if (kind === "title" || isSentence(text)) segments.push({ kind, start, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && !TEXT_ATTRIBUTES.test(node.name.getText(file))) {
      // Expressions in other attributes can still contain text, for example in a callback.
      if (node.initializer && ts.isJsxExpression(node.initializer)) {
        const { expression } = node.initializer;
        if (expression && !isString(expression)) visit(expression);
      }
      return;
    }
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) {
      const [title, ...rest] = node.arguments;
      if (title && isString(title)) addSegment(title, "title");
      rest.forEach(visit);
      return;
    }
    if (ts.isJsxText(node)) addSegment(node, "message");
    else if (isString(node)) {
      addSegment(node, "message");
      // Strings inside `${…}` are also text.
      if (ts.isTemplateExpression(node))
        for (const span of node.templateSpans) visit(span.expression);
      else if (ts.isBinaryExpression(node)) visitOperands(node);
    } else ts.forEachChild(node, visit);
  };
  const visitOperands = (node: ts.BinaryExpression): void => {
    for (const side of [node.left, node.right])
      if (ts.isBinaryExpression(side)) visitOperands(side);
      else if (ts.isTemplateExpression(side))
        for (const span of side.templateSpans) visit(span.expression);
      else if (!ts.isStringLiteralLike(side)) visit(side);
  };
  visit(file);
  return segments;
}

/** Returns whether a node is a string, an untagged template, or a `+` expression with a string. */
function isString(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node))
    return !ts.isTaggedTemplateExpression(node.parent);
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    (isString(node.left) || isString(node.right))
  );
}

function maskAllButText(node: ts.Node, file: ts.SourceFile, source: string): string {
  const start = node.getStart(file);
  const nodeText = source.slice(start, node.end);
  const maskEscapes = (text: string): string => text.replace(/\\[nrt]|\\(?=.)/g, blankOut);
  if (ts.isStringLiteralLike(node)) return ` ${maskEscapes(nodeText.slice(1, -1))} `;
  if (ts.isTemplateExpression(node)) {
    // Each `${…}` becomes a placeholder, from its dollar sign to its closing brace.
    let text = ` ${maskEscapes(nodeText.slice(1, node.head.end - start - 2))}`;
    let previousEnd = node.head.end - 2;
    for (const { literal } of node.templateSpans) {
      const textStart = literal.getStart(file) + 1;
      const textEnd =
        literal.kind === ts.SyntaxKind.TemplateTail ? literal.end - 1 : literal.end - 2;
      text +=
        toPlaceholder(source.slice(previousEnd, textStart)) +
        maskEscapes(source.slice(textStart, textEnd));
      previousEnd = textEnd;
    }
    return `${text} `;
  }
  if (ts.isBinaryExpression(node)) {
    const left = maskAllButOperandText(node.left, file, source);
    const right = maskAllButOperandText(node.right, file, source);
    const operatorText = source.slice(node.left.end, node.right.getStart(file));
    return left + blankOut(operatorText) + right;
  }
  return nodeText;
}

const maskAllButOperandText = (node: ts.Node, file: ts.SourceFile, source: string): string =>
  isString(node) ? maskAllButText(node, file, source) : toPlaceholder(node.getText(file));

/** Returns whether a string is prose, which has several words and hardly any code characters. */
function isSentence(text: string): boolean {
  const words = text.match(/(?<![\w.@#/$-])[A-Za-z][a-z]+(?![\w@#/$(=-])/g) ?? [];
  if (words.length < 3 || /[{}<>]|=>|;\s*$|\w:\s*\w+;|--\w/.test(text)) return false;
  const letters = text.replace(/[^A-Za-z ,.'’-]/g, "").length;
  return letters >= 0.8 * text.trim().length;
}

function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TEST_FUNCTIONS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return isTestFunction(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTestFunction(callee.tag);
}
