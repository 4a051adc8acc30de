import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadApi, operationsOf } from "../tools/codegen/src/api/api.ts";
import { writeTypeTests } from "../tools/codegen/src/print/type-tests.ts";

// Calls of every operation against the built packages: the least valid ones compile, and none that lacks something does
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "tests/.types");

it("needs in every call what the operation needs, and no more", () => {
  const api = loadApi(join(root, "api"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const count = { operations: 0, valid: 0, invalid: 0 };
  for (const service of api.services) {
    const { text, valid, invalid } = writeTypeTests(api, service);
    writeFileSync(join(folder, `${service.package}-${service.slug}.ts`), text);
    count.operations += operationsOf(service).length;
    count.valid += valid;
    count.invalid += invalid;
  }
  expect(count.operations).toBe(681);
  expect(count.valid).toBeGreaterThan(800);
  expect(count.invalid).toBeGreaterThan(1800);

  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.base.json", include: ["*.ts"] }),
  );
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  expect(stdout).toBe("");
  rmSync(folder, { recursive: true, force: true });
}, 180_000);
