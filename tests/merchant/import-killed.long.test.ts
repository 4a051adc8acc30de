import { it } from "vitest";
import { importOverKill } from "./import-killed.js";

it(
  "import-catalog imports each of 10,000 rows once, with limited memory, despite a bad network and a kill",
  { timeout: 300_000 },
  () => importOverKill(10_000),
);
