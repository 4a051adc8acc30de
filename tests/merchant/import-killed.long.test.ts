import { it } from "vitest";
import { testKilledImport } from "./import-killed.js";

it(
  "the import command, with limited memory and an unreliable network, imports each of 10,000 rows once after a killed run",
  { timeout: 300_000 },
  () => testKilledImport(10_000),
);
