import { it } from "vitest";
import { testKilledImport } from "./import-killed.js";
import { SEVERAL_RUNS } from "./tool.js";

it(
  "the import command imports each of 1,000 rows once, within a memory limit, even if the network is unreliable and the process is killed",
  SEVERAL_RUNS,
  () => testKilledImport(1_000),
);
