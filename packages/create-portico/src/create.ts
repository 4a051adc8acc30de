import { relative, resolve } from "node:path";
import { appFiles } from "./app-files.js";
import { clientIdProblem, type Flags, HELP, readFlags, templateOf } from "./flags.js";
import { canContainApp, packageNameOf, writeFiles } from "./folder.js";
import { packageManagerOf } from "./package-manager.js";
import * as prompts from "./prompts.js";
import type { Templates } from "./template.js";
import { UsageError } from "./usage-error.js";

export interface Context extends Templates {
  readonly version: string;
  readonly cwd: string;
  /** The environment variable `npm_config_user_agent`. */
  readonly userAgent: string | undefined;
  readonly isInteractive: boolean;
  readonly terminal?: prompts.Terminal;
  print(text: string): void;
}

const DEFAULT_FOLDER = "my-shop";
const DEFAULT_TEMPLATE = "vite";

interface Choices {
  readonly folder: string;
  readonly templateName: string;
  readonly clientId: string | undefined;
}

async function chooseOptions(flags: Flags, context: Context): Promise<Choices> {
  const { templates, terminal = {} } = context;
  const canPrompt = context.isInteractive && !flags.yes;
  if (flags.template !== undefined) templateOf(context, flags.template);
  const problem = flags.clientId === undefined ? undefined : clientIdProblem(flags.clientId);
  if (problem) throw new UsageError(problem);
  const folder =
    flags.folder ??
    (canPrompt ? await prompts.promptForFolder(terminal, DEFAULT_FOLDER) : DEFAULT_FOLDER);
  if (!canContainApp(resolve(context.cwd, folder)) && !flags.force) {
    if (!canPrompt)
      throw new UsageError(
        `The folder ${folder} is not empty. Choose another folder, or pass --force to replace files with the same names.`,
      );
    if (!(await prompts.confirmOverwrite(terminal, folder)))
      throw new prompts.Canceled("Canceled. No file was changed.");
  }
  const templateName =
    flags.template ??
    (canPrompt ? await prompts.promptForTemplate(terminal, templates) : DEFAULT_TEMPLATE);
  const clientId =
    flags.clientId ?? (canPrompt ? await prompts.promptForClientId(terminal) : undefined);
  return { folder, templateName, clientId };
}

/**
 * Creates an app.
 *
 * @param args - the command line, without the command
 * @throws UsageError - if the command line is invalid, if the folder is a file, or if the folder is
 *   not empty and the command cannot prompt for confirmation (unless `--force` is set); Canceled -
 *   if the user cancels a prompt, or declines to replace files
 */
export async function create(args: readonly string[], context: Context): Promise<void> {
  const flags = readFlags(args);
  if (flags.help) return context.print(HELP);
  if (flags.version) return context.print(context.version);
  const { folder, templateName, clientId } = await chooseOptions(flags, context);
  const path = resolve(context.cwd, folder);
  const packageManager = packageManagerOf(context.userAgent);
  const files = appFiles({
    name: packageNameOf(path),
    template: templateOf(context, templateName),
    agentRules: context.agentRules,
    clientId,
    packageManager,
    version: context.version,
  });
  writeFiles(path, files);
  const target = relative(context.cwd, path);
  const commands = [
    ...(target ? [`cd ${/\s/.test(target) ? `"${target}"` : target}`] : []),
    packageManager.install,
    packageManager.run("dev"),
  ];
  const platform = clientId ? "your Wix site" : "the emulator";
  context.print(`
Created an app in ${path} that uses ${platform} (template: ${templateName}). To start it:

${commands.map((command) => `  ${command}`).join("\n")}

To test it: ${packageManager.run("test")}
`);
}
