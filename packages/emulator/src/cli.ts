#!/usr/bin/env node
/// <reference types="node" />
import { runCommand } from "./cli/commands.js";
import { messageLine, UsageError } from "./cli/usage.js";

runCommand(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${messageLine(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
