import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { createTwoFilesPatch } from "diff";
import { Project, type SourceFile, ts } from "ts-morph";
import { configPathOf, findFiles, UsageError } from "./files.js";
import { missingTypes, transformWixSdk } from "./wix-sdk/transform.js";

export interface Options {
  readonly dryRun: boolean;
}

/** The result of a migration. Paths are relative to the current folder. */
export interface Report {
  readonly checkedCount: number;
  readonly changedFiles: readonly string[];
  readonly unparsedFiles: readonly { path: string; reason: string }[];
  readonly todoCount: number;
}

export function migrate(
  paths: readonly string[],
  { dryRun }: Options,
  print: (text: string) => void,
): Report {
  const files = findFiles(paths);
  const changedFiles: string[] = [];
  const unparsedFiles: { path: string; reason: string }[] = [];
  let todoCount = 0;
  const results: { file: SourceFile; text: string }[] = [];
  for (const sources of projectsOf(files)) {
    const parsedFiles = sources.filter((file) => {
      const reason = syntaxErrorOf(file);
      if (reason) unparsedFiles.push({ path: pathOf(file), reason });
      return !reason;
    });
    requireTypes(parsedFiles);
    for (const { file, text, todoCount: addedCount } of transformWixSdk(parsedFiles)) {
      todoCount += addedCount;
      if (text !== file.getFullText()) results.push({ file, text });
    }
  }
  // write at the end, so that no file changes if the migration of another file fails
  for (const { file, text } of results) {
    const path = pathOf(file);
    changedFiles.push(path);
    if (dryRun) print(createTwoFilesPatch(path, path, file.getFullText(), text, "", ""));
    else writeFileSync(file.getFilePath(), text);
  }
  return { checkedCount: files.length, changedFiles, unparsedFiles, todoCount };
}

const pathOf = (file: SourceFile) => relative(process.cwd(), file.getFilePath());

/** Opens the files, grouped by project. */
function projectsOf(files: readonly string[]): SourceFile[][] {
  const filesByConfig = new Map<string | undefined, string[]>();
  for (const file of files) {
    const config = configPathOf(file);
    filesByConfig.set(config, [...(filesByConfig.get(config) ?? []), file]);
  }
  return [...filesByConfig].map(([config, paths]) => {
    const project = new Project({
      ...(config === undefined ? {} : { tsConfigFilePath: config }),
      skipAddingFilesFromTsConfig: config === undefined,
      compilerOptions: {
        ...(config === undefined
          ? { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }
          : {}),
        // Include JavaScript files, because types also flow through them.
        allowJs: true,
        jsx: ts.JsxEmit.Preserve,
        skipLibCheck: true,
        strictNullChecks: true,
      },
    });
    return paths.map((path) => project.addSourceFileAtPath(path));
  });
}

function syntaxErrorOf(file: SourceFile): string | undefined {
  const { compilerNode } = file;
  const { parseDiagnostics } = compilerNode as unknown as {
    parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  };
  const [firstDiagnostic] = parseDiagnostics;
  if (!firstDiagnostic) return undefined;
  const { line } = compilerNode.getLineAndCharacterOfPosition(firstDiagnostic.start);
  return `line ${line + 1}: ${ts.flattenDiagnosticMessageText(firstDiagnostic.messageText, " ")}`;
}

function requireTypes(files: readonly SourceFile[]): void {
  for (const file of files) {
    const [missingPackage] = missingTypes(file);
    if (missingPackage) {
      throw new UsageError(
        `Cannot find the types of ${missingPackage}, which ${pathOf(file)} imports. Install the dependencies of the project, and run this command before you remove Wix's packages.`,
      );
    }
  }
}
