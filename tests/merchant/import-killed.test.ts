import { it } from "vitest";
import { importOverKill } from "./import-killed.js";
import { SEVERAL_RUNS } from "./tool.js";

it(
  "imports 1,000 rows over a bad network and a kill, each once, in bounded memory",
  SEVERAL_RUNS,
  () => importOverKill(1_000),
);
