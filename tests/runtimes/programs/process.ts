// In a process: Node, Deno, Bun. Told what to do by the environment, answers on standard output.
import process from "node:process";
import { smoke } from "./smoke.ts";

console.log(JSON.stringify(await smoke(JSON.parse(process.env.SMOKE ?? "{}"))));
