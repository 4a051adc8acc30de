#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { create } from "./create.js";
import { Canceled } from "./prompts.js";
import type { Templates } from "./template.js";
import { UsageError } from "./usage-error.js";

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

try {
  await create(process.argv.slice(2), {
    ...(readJson("./templates.json") as Templates),
    version: readJson("../package.json").version,
    cwd: process.cwd(),
    userAgent: process.env.npm_config_user_agent,
    isInteractive: process.stdin.isTTY && process.stdout.isTTY,
    print: console.log,
  });
} catch (error) {
  if (!(error instanceof UsageError || error instanceof Canceled)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
