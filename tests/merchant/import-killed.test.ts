import { it } from "vitest";
import { testKilledImport } from "./import-killed.js";
import { SEVERAL_RUNS } from "./tool.js";

it(
  "the import command, with limited memory and an unreliable network, imports each of 1,000 rows once after a killed run",
  SEVERAL_RUNS,
  () => testKilledImport(1_000),
);
