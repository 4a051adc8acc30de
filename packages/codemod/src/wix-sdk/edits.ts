import MagicString from "magic-string";
import { Node, type SourceFile } from "ts-morph";

const MIGRATION_GUIDE = "https://portico-sdk.github.io/portico/migration/";

/** Collects the changes of one file, so that they are based on the types of the old code. */
export class Edits {
  readonly #text: MagicString;
  readonly #todos = new Map<Node, Set<string>>();
  readonly file: SourceFile;
  /** The first quotation mark in the file, which new strings use too. */
  readonly quote: string;
  readonly newline: string;
  todoCount = 0;

  constructor(file: SourceFile) {
    this.file = file;
    this.#text = new MagicString(file.getFullText());
    this.quote = /["']/.exec(file.getFullText())?.[0] ?? '"';
    this.newline = file.getFullText().includes("\r\n") ? "\r\n" : "\n";
  }

  quoted(text: string): string {
    return `${this.quote}${text}${this.quote}`;
  }

  replace(node: Node, text: string): void {
    this.#text.update(node.getStart(), node.getEnd(), text);
  }

  replaceRange(start: number, end: number, text: string): void {
    if (start === end) this.#text.appendLeft(start, text);
    else this.#text.update(start, end, text);
  }

  insertBefore(node: Node, text: string): void {
    this.#text.appendRight(node.getStart(), text);
  }

  insertAfter(node: Node, text: string): void {
    this.#text.appendLeft(node.getEnd(), text);
  }

  remove(start: number, end: number): void {
    this.#text.remove(start, end);
  }

  removeLine(node: Node): void {
    const text = this.file.getFullText();
    const lineEndLength = /^[ \t]*\r?\n/.exec(text.slice(node.getEnd()))?.[0].length ?? 0;
    this.#text.remove(node.getStart(), node.getEnd() + lineEndLength);
  }

  swap(first: Node, second: Node): void {
    this.#text.remove(first.getEnd(), second.getStart());
    this.#text.appendLeft(second.getEnd(), ", ");
    this.#text.move(second.getStart(), second.getEnd(), first.getStart());
  }

  /** Inserts a line below directives such as "use client". */
  insertAtTop(text: string): void {
    const firstStatement = this.file.getStatements().find((statement) => !isDirective(statement));
    this.#text.appendLeft(firstStatement?.getStart() ?? 0, `${text}${this.newline}`);
  }

  /** @param anchor - section of the migration guide */
  addTodo(node: Node, message: string, anchor: string): void {
    this.addTodoAbove(node.getFirstAncestor(isOnOwnLine) ?? node, message, anchor);
  }

  /** Adds a TODO comment above a statement, unless the comment already exists. */
  addTodoAbove(statement: Node, message: string, anchor: string): void {
    const line = todoLine(message, anchor);
    const comments = statement.getLeadingCommentRanges().map((range) => range.getText());
    const lines = this.#todos.get(statement) ?? new Set();
    if (comments.includes(line) || lines.has(line)) return;
    this.#todos.set(statement, lines.add(line));
    this.todoCount += 1;
  }

  /** Creates and counts a TODO comment for code that is not in the file yet. */
  createTodo(message: string, anchor: string): string {
    this.todoCount += 1;
    return todoLine(message, anchor);
  }

  finish(): string {
    for (const [statement, lines] of this.#todos) {
      const indent = indentationOf(statement);
      const comment = [...lines].map((line) => `${line}${this.newline}${indent}`).join("");
      this.#text.prependRight(statement.getStart(), comment);
    }
    return this.#text.toString();
  }
}

const todoLine = (message: string, anchor: string) =>
  `// TODO(portico): ${message} See ${MIGRATION_GUIDE}#${anchor}`;

/** Returns whether a comment line can be above a node. It cannot be between JSX elements. */
function isOnOwnLine(node: Node): boolean {
  if (!Node.isStatement(node) || Node.isBlock(node)) return false;
  const parent = node.getParent();
  return (
    Node.isSourceFile(parent) ||
    Node.isBlock(parent) ||
    Node.isModuleBlock(parent) ||
    Node.isCaseClause(parent) ||
    Node.isDefaultClause(parent)
  );
}

const isDirective = (node: Node) =>
  Node.isExpressionStatement(node) && Node.isStringLiteral(node.getExpression());

function indentationOf(node: Node): string {
  const text = node.getSourceFile().getFullText();
  const line = text.slice(text.lastIndexOf("\n", node.getStart() - 1) + 1, node.getStart());
  return /^\s*/.exec(line)?.[0] ?? "";
}
