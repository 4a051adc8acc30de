/// <reference types="node" />
import { readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import type { SeedFile } from "../options/define-config.js";
import type { SeedInput } from "../options/seed-types.js";
import { withUsage } from "./usage.js";

export const within = (folder: string, path: string): string =>
  isAbsolute(path) ? path : join(folder, path);

const isSeedFile = (seed: SeedInput | SeedFile): seed is SeedFile =>
  typeof seed === "string" && seed.endsWith(".json");

/** Loads the seed if the option is a path. `createEmulator` validates its content later. */
export function readSeed(seed: SeedInput | SeedFile, folder = "."): SeedInput {
  if (!isSeedFile(seed)) return seed;
  const file = within(folder, seed);
  const read = () => JSON.parse(readFileSync(file, "utf8")) as SeedInput;
  return withUsage(read, (line) => `Cannot read the seed ${file}: ${line}`);
}
