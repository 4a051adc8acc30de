import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadApi, operationsOf } from "../tools/codegen/src/api/api.ts";
import { findUsage } from "../tools/codegen/src/model/usage.ts";
import { writeTypeTests } from "../tools/codegen/src/print/type-tests.ts";

// Type-checks calls to every operation with the built packages. Minimal calls compile, and so do
// updates that send responses back. Calls with missing fields or with two members of a one-of do
// not compile.
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "tests/.types");

it("the types of every operation require its required fields and reject two members of a one-of", () => {
  const api = loadApi(join(root, "api"));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const usage = findUsage(api);
  const names = new Set<string>();
  const count = { operations: 0, valid: 0, invalid: 0, oneOfs: 0, sentBack: 0 };
  for (const service of api.services) {
    const { text, valid, invalid, oneOfs, sentBack } = writeTypeTests(api, usage, service, names);
    writeFileSync(join(folder, `${service.package}-${service.slug}.ts`), text);
    count.operations += operationsOf(service).length;
    count.valid += valid;
    count.invalid += invalid;
    count.oneOfs += oneOfs;
    count.sentBack += sentBack;
  }
  expect(count.operations).toBe(681);
  expect(count.valid).toBeGreaterThan(900);
  expect(count.invalid).toBeGreaterThan(1850);
  expect(count.oneOfs).toBeGreaterThan(70);
  expect(count.sentBack).toBeGreaterThan(30);

  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.base.json", include: ["*.ts"] }),
  );
  const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  expect(stdout).toBe("");
  rmSync(folder, { recursive: true, force: true });
});
