import { it } from "vitest";
import { importOverKill } from "./import-killed.js";

it(
  "import-catalog imports each of 10,000 rows once over a bad network and a kill, with limited memory",
  { timeout: 300_000 },
  () => importOverKill(10_000),
);
