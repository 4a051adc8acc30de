import { it } from "vitest";
import { testKilledImport } from "./import-killed.js";

it(
  "the import command imports each of 10,000 rows once, within a memory limit, even if the network is unreliable and the process is killed",
  { timeout: 300_000 },
  () => testKilledImport(10_000),
);
