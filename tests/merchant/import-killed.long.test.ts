import { it } from "vitest";
import { importOverKill } from "./import-killed.js";

it(
  "imports 10,000 rows over a bad network and a kill, each once, in bounded memory",
  { timeout: 300_000 },
  () => importOverKill(10_000),
);
