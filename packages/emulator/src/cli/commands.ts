/// <reference types="node" />
import { HELP } from "./help.js";
import { UsageError } from "./usage.js";

type Command = (args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  export: async () => (await import("./export.js")).exportCommand,
  mcp: async () => (await import("./mcp.js")).mcpCommand,
  record: async () => (await import("./record.js")).recordCommand,
  trigger: async () => (await import("./trigger.js")).triggerCommand,
  verify: async () => (await import("./verify.js")).verifyCommand,
};

export async function runCommand(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (args.includes("--help") || args.includes("-h")) process.stdout.write(HELP);
  else if (name === undefined || name.startsWith("-")) {
    const { serveCommand } = await import("./serve.js");
    await serveCommand(args);
  } else {
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!load) {
      const names = Object.keys(COMMANDS).join(", ");
      throw new UsageError(
        `Unknown command ${name}. Commands: ${names}. Run without a command to start the emulator`,
      );
    }
    const command = await load();
    await command(rest);
  }
}
