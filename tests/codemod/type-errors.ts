import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";

/** The text and the type errors of each file. */
export type TypeErrors = Map<string, { text: string; errors: { key: string; text: string }[] }>;

const SOURCES = ["**/*.ts", "**/*.tsx", "**/*.js", "**/*.jsx", "**/*.mjs"];

const parsedFiles = new Map<string, ts.SourceFile>();

/** Creates a compiler host that parses each file in node_modules once, because Wix's types are large. */
function cachingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(path, target, ...rest) {
      if (!path.includes("/node_modules/")) return host.getSourceFile(path, target, ...rest);
      const key = `${path} ${JSON.stringify(target)}`;
      const file = parsedFiles.get(key) ?? host.getSourceFile(path, target, ...rest);
      if (file) parsedFiles.set(key, file);
      return file;
    },
  };
}

/** Returns the text and the type errors of a project's TypeScript and JavaScript files. */
export function typeErrors(folder: string): TypeErrors {
  const config = ["tsconfig.json", "jsconfig.json"]
    .map((name) => join(folder, name))
    .find((path) => existsSync(path));
  const json = config ? (ts.readConfigFile(config, ts.sys.readFile).config ?? {}) : {};
  const { compilerOptions = {} } = json;
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { compilerOptions, include: SOURCES },
    ts.sys,
    folder,
    {
      allowJs: true,
      checkJs: true,
      noEmit: true,
      skipLibCheck: true,
      ignoreDeprecations: "6.0",
      jsx: ts.JsxEmit.Preserve,
      module: ts.ModuleKind.ESNext,
      // the settings of older projects do not support packages with "exports"
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
  );
  const program = ts.createProgram(fileNames, options, cachingHost(options));
  const result: TypeErrors = new Map();
  for (const fileName of fileNames) {
    const file = program.getSourceFile(fileName);
    if (!file) continue;
    const errors = program.getSemanticDiagnostics(file).map((diagnostic) => {
      const { line } = file.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      const source = file.text.split(/\r?\n/)[line]?.trim() ?? "";
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
      // a field that the codemod renames must not turn an existing error into a new one
      const key = `${diagnostic.code} ${source.replaceAll(/\b_(?=id\b|\w+Date\b)/g, "")}`;
      return { key, text: `${line + 1}: TS${diagnostic.code} ${message} | ${source}` };
    });
    result.set(relative(folder, fileName), { text: file.text, errors });
  }
  return result;
}
