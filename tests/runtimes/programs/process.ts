// Runs in a Node, Deno or Bun process. Reads its input from the environment and writes the
// result to standard output.
import process from "node:process";
import { smoke } from "./smoke.ts";

console.log(JSON.stringify(await smoke(JSON.parse(process.env.SMOKE ?? "{}"))));
