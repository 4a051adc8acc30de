import { it } from "vitest";
import { importOverKill } from "./import-killed.js";
import { SEVERAL_RUNS } from "./tool.js";

it(
  "import-catalog imports each of 1,000 rows once over a bad network and a kill, with limited memory",
  SEVERAL_RUNS,
  () => importOverKill(1_000),
);
