/// <reference types="node" />
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, extname, isAbsolute, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { checkedConfig } from "../options/config.js";
import type { EmulatorConfig, SeedFile } from "../options/define-config.js";
import type { SeedInput } from "../options/seed-types.js";
import { resolveSeed } from "../seeds/seeds.js";
import { compact } from "../store/plain.js";
import { UsageError, withUsageError } from "./usage.js";

const CONFIG_NAME = "portico-emulator.config";
const EXTENSIONS = [".ts", ".mts", ".js", ".mjs", ".json"];

export type Configuration = EmulatorConfig<SeedInput>;

const resolveIn = (folder: string, path: string): string =>
  isAbsolute(path) ? path : join(folder, path);

/** Reads a seed file without validating its content. */
export function readSeed(seed: SeedInput | SeedFile, folder = "."): SeedInput {
  if (typeof seed !== "string" || !seed.endsWith(".json")) return seed as SeedInput;
  const file = resolveIn(folder, seed);
  const read = () => JSON.parse(readFileSync(file, "utf8")) as SeedInput;
  return withUsageError(read, (line) => `Cannot read the seed ${file}: ${line}`);
}

function findConfigFile(): string | undefined {
  const [file, another] = EXTENSIONS.map((extension) => CONFIG_NAME + extension).filter((name) =>
    existsSync(name),
  );
  if (another === undefined) return file;
  throw new UsageError(`Found both ${file} and ${another}: choose one with --config`);
}

async function importConfig(file: string): Promise<unknown> {
  if (file.endsWith(".json")) return JSON.parse(readFileSync(file, "utf8"));
  const { default: content } = await import(pathToFileURL(resolve(file)).href);
  if (content === undefined) throw new Error("the file has no default export");
  return content;
}

const TYPESCRIPT_ERROR = `Node ${process.versions.node} cannot run TypeScript. Use Node 22.18 or later, or rename the file to ${CONFIG_NAME}.mjs`;

function checkedContent(content: unknown, folder: string): Configuration {
  const { seed, data, ...rest } = checkedConfig(content);
  const initialData = seed === undefined ? undefined : readSeed(seed, folder);
  // Resolve the seed here, so that the error message names the configuration file.
  if (initialData !== undefined) resolveSeed(initialData, rest.site, rest.members);
  return { ...rest, ...compact({ data: data && resolveIn(folder, data), seed: initialData }) };
}

export async function readConfiguration(
  configPath?: string,
): Promise<{ file?: string; config: Configuration }> {
  const file = configPath ?? findConfigFile();
  if (file === undefined) return { config: {} };
  if (!EXTENSIONS.includes(extname(file))) {
    throw new UsageError(`--config must be a ${EXTENSIONS.join(", ")} file, got ${file}`);
  }
  if (!existsSync(file)) throw new UsageError(`--config ${file} does not exist`);
  const content = await withUsageError(
    () => importConfig(file),
    (line, code) =>
      `Cannot load ${file}: ${code === "ERR_UNKNOWN_FILE_EXTENSION" ? TYPESCRIPT_ERROR : line}`,
  );
  const config = withUsageError(
    () => checkedContent(content, dirname(file)),
    (line) => `${basename(file)}: ${line}`,
  );
  return { file, config };
}
