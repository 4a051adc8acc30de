import { join } from "node:path";
import {
  Application,
  Converter,
  LogLevel,
  type ProjectReflection,
  ReflectionFlag,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  TSConfigReader,
} from "typedoc";

const signaturesOf = (type: SomeType | undefined): SignatureReflection[] =>
  type?.type === "intersection"
    ? type.types.flatMap(signaturesOf)
    : type?.type === "reflection"
      ? (type.declaration.signatures ?? [])
      : [];

/**
 * Converts operations to functions. Operations are declared as constants for tree shaking, but
 * users call them.
 */
function convertOperationsToFunctions(project: ProjectReflection): void {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Variable)) {
    if (!reflection.isDeclaration()) continue;
    const signatures = signaturesOf(reflection.type);
    if (!signatures.length) continue;
    for (const signature of signatures) {
      signature.parent = reflection;
      signature.name = reflection.name;
      signature.comment ??= reflection.comment?.clone();
    }
    Object.assign(reflection, { kind: ReflectionKind.Function, signatures });
    reflection.setFlag(ReflectionFlag.Const, false);
    for (const property of ["type", "defaultValue", "comment"] as const)
      delete reflection[property];
  }
}

/** Modules of the packages, and the problems that TypeDoc found in them. */
export interface ConversionResult {
  readonly project: ProjectReflection;
  readonly problems: readonly string[];
}

/**
 * Reads modules with TypeDoc.
 *
 * @param modules - import paths and their sources
 */
export async function convert(
  root: string,
  modules: Readonly<Record<string, string>>,
  tsconfig = "tools/docs/tsconfig.json",
): Promise<ConversionResult> {
  const app = await Application.bootstrap(
    {
      entryPoints: Object.values(modules).map((path) => join(root, path)),
      tsconfig: join(root, tsconfig),
      // The root project already type-checks these files.
      skipErrorChecking: true,
      excludeInternal: true,
      // Omit the props of HTML elements, because React documents them.
      excludeExternals: true,
      disableGit: true,
      sourceLinkTemplate: "{path}",
      basePath: root,
      sort: ["source-order"],
      sortEntryPoints: false,
      alwaysCreateEntryPointModule: true,
      validation: { notExported: false, invalidLink: true, unusedMergeModuleWith: true },
      readme: "none",
    },
    [new TSConfigReader()],
  );
  const problems: string[] = [];
  app.logger.log = (message, level) => {
    if (level >= LogLevel.Warn) problems.push(message);
  };
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) =>
    convertOperationsToFunctions(project),
  );
  const names = new Map(Object.entries(modules).map(([name, path]) => [join(root, path), name]));
  const entryPoints = (app.getEntryPoints() ?? []).map((entry) => ({
    ...entry,
    displayName: names.get(join(entry.sourceFile.fileName)) ?? entry.displayName,
  }));
  const project = app.converter.convert(entryPoints);
  app.validate(project);
  return { project, problems };
}
