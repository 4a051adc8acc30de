import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

it("components and query options compile with exactOptionalPropertyTypes", () => {
  const folder = mkdtempSync(join(tmpdir(), "portico-types-"));
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: { exactOptionalPropertyTypes: true },
    files: [join(root, "tests/types/exact-optional.tsx")],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe("");
});
