import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = new URL("..", import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, root), "utf8");

const documentedCodes: Record<string, { meaning: string; help: string }> = JSON.parse(
  readText("api/sdk-errors.json"),
)["x-sdk-errors"];

/** Content that the platform signs. The names are prefixes of codes such as WEBHOOK_CLAIMS. */
const SIGNED_SUBJECTS = ["WEBHOOK", "PLUGIN"];

// The emulator is excluded, because most of its errors are the platform's.
const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((path) => !/\.test\.|\/(generated|testing)\/|^packages\/emulator\//.test(path))
  .map((path) => ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true));

function visitAll(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => visitAll(child, visit));
}

/**
 * Returns the codes that an expression can evaluate to, for expressions such as "A", ok ? "A" : "B"
 * and `${subject.code}_CLAIMS`.
 */
function codesIn(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteral(node)) return /^[A-Z][A-Z0-9_]+$/.test(node.text) ? [node.text] : [];
  if (ts.isConditionalExpression(node))
    return [...codesIn(node.whenTrue), ...codesIn(node.whenFalse)];
  const suffix = ts.isTemplateExpression(node) ? node.templateSpans.at(-1)?.literal.text : "";
  return /^_[A-Z_]+$/.test(suffix ?? "")
    ? SIGNED_SUBJECTS.map((prefix) => `${prefix}${suffix}`)
    : [];
}

/** The position of the `code` parameter in each function that has one. */
const codePositions = new Map<string, number>();
for (const source of sources)
  visitAll(source, (node) => {
    if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) return;
    const index = node.parameters.findIndex(({ name }) => name.getText() === "code");
    const declaration = ts.isFunctionDeclaration(node) ? node : node.parent;
    if (
      index < 0 ||
      !(ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration))
    )
      return;
    codePositions.set(declaration.name?.getText() ?? "", index);
  });

const thrownCodes = new Map<string, string>();
for (const source of sources) {
  const add = (code: string) => thrownCodes.set(code, source.fileName);
  visitAll(source, (node) => {
    if (ts.isCallExpression(node)) {
      const position = codePositions.get(node.expression.getText());
      if (position !== undefined) codesIn(node.arguments[position]).forEach(add);
    } else if (ts.isParameter(node) && node.name.getText() === "code") {
      codesIn(node.initializer).forEach(add);
    } else if (ts.isNewExpression(node) && /(?<!Plugin)Error$/.test(node.expression.getText())) {
      for (const init of node.arguments?.filter(ts.isObjectLiteralExpression) ?? [])
        for (const property of init.properties)
          if (ts.isPropertyAssignment(property) && property.name.getText() === "code")
            codesIn(property.initializer).forEach(add);
    }
  });
}

describe("error codes in the packages", () => {
  it("are found in every kind of code that creates errors", () => {
    expect([...thrownCodes.keys()]).toEqual(
      expect.arrayContaining(["INVALID_OPTION", "TIMEOUT", "UNKNOWN_LOGIN", "WEBHOOK_CLAIMS"]),
    );
  });

  it("are documented in api/sdk-errors.json", () => {
    expect([...thrownCodes].filter(([code]) => !(code in documentedCodes))).toEqual([]);
  });

  it("are explained, with a remedy, in docs/error-codes.md", () => {
    const page = readText("docs/error-codes.md");
    const missingCodes = [...thrownCodes.keys()].filter((code) => {
      const { meaning, help } = documentedCodes[code] ?? { meaning: "", help: "" };
      const section = `### ${code}\n\n${meaning} ${help.replaceAll("{operation}", "the function")}\n`;
      return !page.includes(section);
    });
    expect(missingCodes).toEqual([]);
  });
});
