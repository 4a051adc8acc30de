#!/usr/bin/env node
/// <reference types="node" />
import { exportCommand } from "./cli/export.js";
import { HELP } from "./cli/help.js";
import { recordCommand } from "./cli/record.js";
import { serveCommand } from "./cli/serve.js";
import { triggerCommand } from "./cli/trigger.js";
import { lineOf, UsageError } from "./cli/usage.js";
import { verifyCommand } from "./cli/verify.js";

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  export: exportCommand,
  record: recordCommand,
  trigger: triggerCommand,
  verify: verifyCommand,
};

async function main(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (args.includes("--help") || args.includes("-h")) process.stdout.write(HELP);
  else if (name === undefined || name.startsWith("-")) await serveCommand(args);
  else {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) {
      const known = Object.keys(COMMANDS).join(", ");
      throw new UsageError(`There is no command ${name}: there are ${known}, and none serves`);
    }
    await command(rest);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${lineOf(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
