// Type-checks the blocks that `writeSnippets` wrote, each as a separate module. Prints failures as JSON.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { type Failure, outputFolder, root, type Snippet, wixModulePath } from "./extract.ts";

const snippets: Snippet[] = JSON.parse(readFileSync(join(outputFolder, "snippets.json"), "utf8"));
const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile);
const options: ts.CompilerOptions = {
  ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options,
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  types: ["node", "vite/client"],
  // resolves `@playwright/test` without installing it, because an installation would change how
  // Next.js is resolved
  paths: {
    "@playwright/test": [join(root, "tests/node_modules/playwright/test")],
    "@wix/*": [wixModulePath("*")],
  },
};

// all programs share one cache of parsed files
const host = ts.createCompilerHost(options, true);
const getSourceFile = host.getSourceFile.bind(host);
const cache = new Map<string, ts.SourceFile | undefined>();
host.getCurrentDirectory = () => join(root, "tests");
host.getSourceFile = (file, ...rest) => {
  if (!cache.has(file)) cache.set(file, getSourceFile(file, ...rest));
  return cache.get(file);
};

function typeCheck(group: readonly Snippet[]): Failure[] {
  const files = group.map(({ file }) => join(outputFolder, file));
  const program = ts.createProgram(files, options, host);
  return files.flatMap((file, index) => {
    const source = program.getSourceFile(file);
    const { page } = group[index] as Snippet;
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText, start, code }) => {
      const errorLine = source?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
      const text = ts.flattenDiagnosticMessageText(messageText, "\n").replaceAll(root, "");
      return { page, message: `${page}:${errorLine + 1} TS${code}: ${text}` };
    });
  });
}

// a page's global declarations and module augmentations must not be visible to other pages
const augmentingPages = new Set(
  snippets.filter(({ code }) => /^declare (module|global)\b/m.test(code)).map(({ page }) => page),
);
const groups = [
  snippets.filter(({ page }) => !augmentingPages.has(page)),
  ...[...augmentingPages].map((augmentingPage) =>
    snippets.filter(({ page }) => page === augmentingPage),
  ),
];
process.stdout.write(JSON.stringify(groups.filter(({ length }) => length > 0).flatMap(typeCheck)));
