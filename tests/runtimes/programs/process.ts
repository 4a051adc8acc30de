// Runs in a process of Node, Deno or Bun. Reads its input from the environment and writes the
// result to standard output.
import process from "node:process";
import { smoke } from "./smoke.ts";

console.log(JSON.stringify(await smoke(JSON.parse(process.env.SMOKE ?? "{}"))));
