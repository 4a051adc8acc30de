import ts from "typescript";
import { maskMarkdown } from "./markdown.ts";
import { blankOut } from "./mask.ts";
import type { Segment } from "./source.ts";

/** Keys whose values are text for people. */
const TEXT_KEYS = new Set(["description", "summary", "x-source", "title", "meaning", "help"]);
/** Keys of objects whose values are texts for people. */
const TEXT_MAPS = new Set(["x-enum-descriptions", "x-error-remedies"]);

/** Finds the texts for people in an API document. */
export function extractApi(path: string, source: string): Segment[] {
  const segments: Segment[] = [];
  const file = ts.parseJsonText(path, source);
  const visit = (node: ts.Node, isText: boolean): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const key = node.name.text;
      if (ts.isStringLiteral(node.initializer))
        visit(node.initializer, isText || TEXT_KEYS.has(key));
      else visit(node.initializer, TEXT_MAPS.has(key));
    } else if (ts.isStringLiteral(node)) {
      if (isText)
        segments.push({ kind: "text", start: node.pos, text: maskJson(node.getFullText(file)) });
    } else ts.forEachChild(node, (child) => visit(child, isText));
  };
  visit(file, false);
  return segments;
}

const maskJson = (rawJson: string): string =>
  maskMarkdown(rawJson.replace(/^\s*"|"$|\\[nrt]|\\(?=.)/g, blankOut));
