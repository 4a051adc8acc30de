import { formatWithOptions } from "node:util";
import ts from "typescript";

export interface ExpectedOutput {
  /** Line number on the page. */
  line: number;
  /** The comment after the call. */
  expected: string;
  /** Whether the call may never run, as in a component's event handler. */
  mayNotRun: boolean;
}

const METHODS = ["log", "info", "warn", "error", "dir", "table"];

/**
 * In calls that are followed by a comment, replaces `console.log` and similar methods with a
 * function that records the output by line number. Returns the new code and the comments. Line
 * numbers do not change.
 */
export function instrument(
  code: string,
  file: string,
): { code: string; expectedOutputs: ExpectedOutput[] } {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const outputs: ExpectedOutput[] = [];
  const edits: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    if (expression.getText(source) !== "console" || !METHODS.includes(name.text)) return;
    const line = source.getLineAndCharacterOfPosition(node.end).line + 1;
    const restOfLine = code.slice(node.end).split("\n", 1)[0] ?? "";
    const expected = /^[\s)\]};,]*\/\/\s?(.*)$/.exec(restOfLine)?.[1]?.trim();
    if (expected === undefined) return;
    outputs.push({ line, expected, mayNotRun: kind === ts.ScriptKind.TSX });
    edits.push({
      start: node.expression.getStart(source),
      end: node.expression.end,
      text: `globalThis.__printed(${line})`,
    });
  };
  visit(source);
  let result = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return { code: result, expectedOutputs: outputs };
}

/** Normalizes a text, so that `{"a": 1}`, `{ a: 1 }` and `{ 'a': 1 }` are equal. */
function normalizeText(text: string): string {
  return text
    .replaceAll(/\s+/g, "")
    .replaceAll(/['`]/g, '"')
    .replaceAll(/"([A-Za-z_$][\w$]*)":/g, "$1:")
    .replaceAll(/,([}\]])/g, "$1");
}

/** Formats the arguments of a `console.log` call in the style of the comments in the docs. */
export function formatValues(values: readonly unknown[]): string {
  return formatWithOptions({ depth: 8, breakLength: Number.POSITIVE_INFINITY }, ...values);
}

/** Returns whether a comment matches the output. `…` in the comment matches any text. */
export function matchesOutput(
  expected: string,
  printedValues: readonly (readonly unknown[])[],
): boolean {
  const lines = printedValues.map(formatValues);
  const [firstCall] = printedValues;
  const quotedText = firstCall?.length === 1 ? JSON.stringify(firstCall[0]) : undefined;
  const candidates = [lines[0], lines.join(", "), quotedText, JSON.stringify(printedValues.flat())];
  const parts = normalizeText(expected)
    .split("…")
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${parts.join(".*")}$`, "s");
  return candidates.some((text) => text !== undefined && pattern.test(normalizeText(text)));
}
