// Writes a report of the public API of each entry point to api-reports/. With --check, fails if a
// report differs from the built packages.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  type ExtractorLogLevel,
  type IExtractorConfigPrepareOptions,
} from "@microsoft/api-extractor";

const root = join(import.meta.dirname, "../../..");
const { values: options } = parseArgs({ options: { check: { type: "boolean" } } });
const generatedFolder = mkdtempSync(join(tmpdir(), "portico-api-"));

const entryPoints = readdirSync(join(root, "packages")).flatMap(entryPointsOf);
const silentReporting = { default: { logLevel: "none" as ExtractorLogLevel.None } };
const compilerOptions = {
  target: "es2022",
  module: "nodenext",
  lib: ["es2023", "dom", "dom.iterable"],
  types: ["node"],
  strict: true,
  skipLibCheck: true,
};

/** An entry point of a package. */
interface EntryPoint {
  /** Folder of the package in `packages/`. */
  readonly folder: string;
  /** File name of the report, without the extension: `index` for the main entry point. */
  readonly report: string;
  /** Absolute path of the built declarations. */
  readonly types: string;
}

/**
 * Returns the entry points of a package. Excludes patterns such as `./*`, because the main entry
 * point exports the same functions and types as namespaces. Includes `@portico/core/internal` and
 * `@portico/core/runtime`: apps must not import them, but other packages export parts of them.
 */
function entryPointsOf(folder: string): EntryPoint[] {
  const packageFolder = join(root, "packages", folder);
  const manifest = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const exports: Record<string, string | { readonly types: string }> = manifest.exports;
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target === "string" || subpath.includes("*")) return [];
    const report = subpath === "." ? "index" : subpath.slice("./".length);
    return [{ folder, report, types: join(packageFolder, target.types) }];
  });
}

function configOf({ folder, report, types }: EntryPoint): ExtractorConfig {
  const reportFolder = join(generatedFolder, folder);
  // API Extractor does not create the folder
  mkdirSync(reportFolder, { recursive: true });
  const prepareOptions: IExtractorConfigPrepareOptions = {
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, "packages", folder, "package.json"),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: types,
      compiler: {
        overrideTsconfig: { compilerOptions, files: entryPoints.map((entry) => entry.types) },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${report}.api.md`,
        reportFolder,
        reportTempFolder: join(generatedFolder, "temp"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: {
        compilerMessageReporting: silentReporting,
        extractorMessageReporting: silentReporting,
        tsdocMessageReporting: silentReporting,
      },
    },
  };
  return ExtractorConfig.prepare(prepareOptions);
}

const [firstConfig, ...otherConfigs] = entryPoints.map(configOf);
if (!firstConfig) throw new Error("packages/ has no entry points.");
// compile all packages once, because parsing takes most of the time
const compilerState = CompilerState.create(firstConfig, {
  additionalEntryPoints: entryPoints.map((entry) => entry.types),
});
for (const config of [firstConfig, ...otherConfigs])
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
rmSync(join(generatedFolder, "temp"), { recursive: true });

const committedFolder = join(root, "api-reports");
if (options.check) {
  const flags = ["--no-index", "--ignore-cr-at-eol", "--no-prefix", "--unified=1"];
  const { status, stdout } = spawnSync(
    "git",
    ["diff", ...flags, committedFolder, generatedFolder],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  if (status !== 0) {
    console.error(`${stdout}The public API has changed. Run npm run api, and commit api-reports/.`);
    process.exitCode = 1;
  }
} else {
  rmSync(committedFolder, { recursive: true, force: true });
  cpSync(generatedFolder, committedFolder, { recursive: true });
}
rmSync(generatedFolder, { recursive: true });
