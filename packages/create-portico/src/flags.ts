import { parseArgs } from "node:util";
import type { Template, Templates } from "./template.js";
import { UsageError } from "./usage-error.js";

const SEE_HELP = "See create-portico --help.";

export const HELP = `Creates an app with Portico.

Usage:
  npm create portico [folder] -- [options]
  pnpm create portico [folder] [options]
  yarn create portico [folder] [options]

Options:
  -t, --template <name>  vite, next, react-router, astro, hono, express or script (default: vite)
  --client-id <id>       use the Wix site of this OAuth client instead of the emulator
  -f, --force            write into a folder that is not empty, and replace files with the same names
  -y, --yes              use the defaults instead of prompts
  -h, --help             show this help
  -v, --version          show the version`;

export interface Flags {
  readonly folder: string | undefined;
  readonly template: string | undefined;
  readonly clientId: string | undefined;
  readonly force: boolean;
  readonly yes: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const parseCommandLine = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      template: { type: "string", short: "t" },
      "client-id": { type: "string" },
      force: { type: "boolean", short: "f", default: false },
      yes: { type: "boolean", short: "y", default: false },
      help: { type: "boolean", short: "h", default: false },
      version: { type: "boolean", short: "v", default: false },
    },
  });

function problemOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const flag = /(--?[\w-]+)/.exec(message)?.[1];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `Unknown option ${flag}. ${SEE_HELP}`;
  return `${message.replace(/\s+/g, " ").replace(/\.? ?To specify .*$/, "")}. ${SEE_HELP}`;
}

export function readFlags(args: readonly string[]): Flags {
  let commandLine: ReturnType<typeof parseCommandLine>;
  try {
    commandLine = parseCommandLine(args);
  } catch (error) {
    throw new UsageError(problemOf(error));
  }
  const { values, positionals } = commandLine;
  const [folder, unexpectedArgument] = positionals;
  if (unexpectedArgument !== undefined)
    throw new UsageError(
      `Unexpected argument ${unexpectedArgument}. Pass only one folder. ${SEE_HELP}`,
    );
  const { "client-id": clientId, ...flags } = values;
  return { ...flags, folder, template: flags.template, clientId };
}

export function templateOf({ templates }: Templates, name: string): Template {
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (template) return template;
  const names = Object.keys(templates).join(", ");
  throw new UsageError(`Unknown template ${name}. Use one of: ${names}.`);
}

export const clientIdProblem = (id = ""): string | undefined =>
  /^[\w-]+$/.test(id)
    ? undefined
    : `A client id consists of letters, digits and hyphens, got ${JSON.stringify(id)}.`;
