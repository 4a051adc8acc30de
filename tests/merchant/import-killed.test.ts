import { it } from "vitest";
import { importOverKill } from "./import-killed.js";
import { SEVERAL_RUNS } from "./tool.js";

it(
  "import-catalog imports each of 1,000 rows once, with limited memory, despite a bad network and a kill",
  SEVERAL_RUNS,
  () => importOverKill(1_000),
);
