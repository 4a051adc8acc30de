import ts from "typescript";
import { readSource } from "./imports.ts";

/** A function in a source file, and its length. */
export interface FunctionLines {
  readonly path: string;
  readonly name: string;
  readonly lines: number;
}

function functionName(node: ts.Node): string {
  const namedNode = ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node.parent : node;
  const { name } = namedNode as { name?: ts.Node };
  return name?.getText() ?? "(anonymous)";
}

/** Returns the functions of a file, including functions inside other functions. */
export function functionsOf(path: string, text = readSource(path)): FunctionLines[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const functions: FunctionLines[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const lines = lineAt(node.getEnd()) - lineAt(node.getStart()) + 1;
      functions.push({ path, name: functionName(node), lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return functions;
}
