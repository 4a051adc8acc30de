// Measures in-process requests to the built emulator: 95th percentiles and medians. Each shop runs
// in a separate process, so that garbage from one shop does not slow down the next.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { runIfMain } from "./lib/table.mjs";

const versions = ["V3_CATALOG", "V1_CATALOG"];
const sizes = [1_000, 10_000];
const file = join(import.meta.dirname, "lib", "emulator-shop.mjs");

export function measureEmulator({ quick = false } = {}) {
  return versions.flatMap((version) =>
    sizes.flatMap((products) => {
      const args = ["--expose-gc", file, version, String(products), ...(quick ? ["--quick"] : [])];
      return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
    }),
  );
}

await runIfMain(import.meta.url, measureEmulator);
