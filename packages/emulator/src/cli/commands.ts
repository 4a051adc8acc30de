/// <reference types="node" />
import { exportCommand } from "./export.js";
import { HELP } from "./help.js";
import { recordCommand } from "./record.js";
import { serveCommand } from "./serve.js";
import { triggerCommand } from "./trigger.js";
import { UsageError } from "./usage.js";
import { verifyCommand } from "./verify.js";

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  export: exportCommand,
  record: recordCommand,
  trigger: triggerCommand,
  verify: verifyCommand,
};

/**
 * Runs the command that the arguments name.
 *
 * @throws UsageError if the arguments are invalid
 */
export async function runCommand(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (args.includes("--help") || args.includes("-h")) process.stdout.write(HELP);
  else if (name === undefined || name.startsWith("-")) await serveCommand(args);
  else {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) {
      const known = Object.keys(COMMANDS).join(", ");
      throw new UsageError(
        `Unknown command ${name}. Commands: ${known}. Run without a command to start the emulator`,
      );
    }
    await command(rest);
  }
}
