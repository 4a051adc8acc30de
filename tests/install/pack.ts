import type { TestProject } from "vitest/node";
import { packAll } from "../packed.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder that contains the tarballs of all packages. */
    tarballs: string;
  }
}

/** Packs all packages once for all test files in tests/install. */
export async function setup(project: TestProject): Promise<() => void> {
  const packed = await packAll("install");
  project.provide("tarballs", packed.folder);
  return packed.remove;
}
