import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What a file says about its environment, in comments. */
const SAID = /@vitest-environment.*/g;

/**
 * Puts files that share a world one after the other: a worker is ended where the next file wants another world, and all
 * that it had loaded is loaded again.
 */
export class ByWorld extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const worlds = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const said = readFileSync(file.moduleId, "utf8").match(SAID) ?? [];
      const world = [file.project.name, ...said].join("\n");
      worlds.set(world, [...(worlds.get(world) ?? []), file]);
    }
    return [...worlds.values()].flat();
  }
}
