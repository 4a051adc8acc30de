import ts from "typescript";
import { filesIn, isTesting, readSource } from "./imports.ts";

/** A name that several files define differently. */
export interface SharedName {
  readonly name: string;
  /** Number of different definitions. */
  readonly definitions: number;
  readonly files: readonly string[];
}

/** Next.js requires this name for functions that return the metadata of a page. */
const FRAMEWORK_NAMES = new Set(["generateMetadata"]);

const printer = ts.createPrinter({ removeComments: true });

/** Returns the functions and UPPER_CASE constants at the top level of a file, with their code. */
function helpersOf(path: string, text: string): [name: string, code: string][] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const printNode = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, file);
  return file.statements.flatMap((statement): [string, string][] => {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [[statement.name.text, printNode(statement)]];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer) return [];
      const isHelper = ts.isFunctionLike(initializer) || /^[A-Z][A-Z\d_]*$/.test(name.text);
      return isHelper ? [[name.text, printNode(initializer)]] : [];
    });
  });
}

/**
 * Returns the names with more than `maxDefinitions` different definitions, sorted by the number of
 * definitions in descending order.
 */
export function sharedNames(
  sources: Iterable<readonly [path: string, text: string]>,
  maxDefinitions = 3,
) {
  const names = new Map<string, Map<string, string[]>>();
  for (const [path, text] of sources)
    for (const [name, code] of helpersOf(path, text)) {
      const definitions = names.get(name) ?? new Map<string, string[]>();
      definitions.set(code, [...(definitions.get(code) ?? []), path]);
      names.set(name, definitions);
    }
  return [...names]
    .filter(
      ([name, definitions]) => definitions.size > maxDefinitions && !FRAMEWORK_NAMES.has(name),
    )
    .map(
      ([name, definitions]): SharedName => ({
        name,
        definitions: definitions.size,
        files: [...definitions.values()].flat(),
      }),
    )
    .sort((a, b) => b.definitions - a.definitions || (a.name < b.name ? -1 : 1));
}

/** Reads all handwritten source files in some folders, except tests and test helpers. */
export const sourcesIn = (folders: readonly string[]): [path: string, text: string][] =>
  folders
    .flatMap(filesIn)
    .filter((path) => !isTesting(path) && !path.includes("/generated/"))
    .map((path) => [path, readSource(path)]);
