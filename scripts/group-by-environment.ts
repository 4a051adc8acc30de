import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Matches comments that select a file's test environment. */
const ENVIRONMENT_COMMENT = /@vitest-environment.*/g;

const { PORTICO_ORDER = "fixed" } = process.env;

/**
 * The seed for a random order, or undefined for the fixed order. `PORTICO_ORDER` is `fixed`,
 * `random` or a seed that reproduces an earlier order.
 */
export const orderSeed =
  PORTICO_ORDER === "fixed"
    ? undefined
    : PORTICO_ORDER === "random"
      ? Date.now() % 1_000_000
      : Number(PORTICO_ORDER);
if (Number.isNaN(orderSeed))
  throw new TypeError(`PORTICO_ORDER is fixed, random or a number, got ${PORTICO_ORDER}`);

const hashOf = (text: string) => createHash("sha256").update(`${orderSeed} ${text}`).digest("hex");

/**
 * Groups files by environment, because vitest restarts the worker and reloads all modules
 * when the environment changes. With a seed, the order of files and environments is random.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const environments = new Map<string, TestSpecification[]>();
    const sortedFiles = await super.sort(files);
    if (orderSeed !== undefined) {
      const hashes = new Map(sortedFiles.map((file) => [file, hashOf(file.moduleId)]));
      sortedFiles.sort((a, b) => ((hashes.get(a) ?? "") < (hashes.get(b) ?? "") ? -1 : 1));
    }
    for (const file of sortedFiles) {
      const comments = readFileSync(file.moduleId, "utf8").match(ENVIRONMENT_COMMENT) ?? [];
      const environment = [file.project.name, ...comments].join("\n");
      environments.set(environment, [...(environments.get(environment) ?? []), file]);
    }
    return [...environments.values()].flat();
  }
}
