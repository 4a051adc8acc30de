import { relative, resolve } from "node:path";
import { appFiles } from "./app-files.js";
import { checkTemplate, clientIdProblem, type Flags, HELP, readFlags } from "./flags.js";
import { isEmpty, packageNameOf, writeFiles } from "./folder.js";
import { packageManagerOf } from "./package-manager.js";
import * as prompts from "./prompts.js";
import type { Templates } from "./template.js";
import { UsageError } from "./usage-error.js";

/** Environment of a run of the command. */
export interface Context extends Templates {
  /** Version of this package. */
  readonly version: string;
  /** The current folder. */
  readonly cwd: string;
  /** The environment variable `npm_config_user_agent`. */
  readonly userAgent: string | undefined;
  /** Whether the command can prompt the user. */
  readonly isInteractive: boolean;
  readonly terminal?: prompts.Terminal;
  print(text: string): void;
}

const DEFAULT_FOLDER = "my-shop";

interface Choices {
  readonly folder: string;
  readonly template: string;
  readonly clientId: string | undefined;
}

async function chooseAll(flags: Flags, context: Context): Promise<Choices> {
  const { templates, terminal = {} } = context;
  const asks = context.isInteractive && !flags.yes;
  if (flags.template !== undefined) checkTemplate(flags.template, Object.keys(templates));
  const problem = flags.clientId === undefined ? undefined : clientIdProblem(flags.clientId);
  if (problem) throw new UsageError(problem);
  const folder =
    flags.folder ?? (asks ? await prompts.askFolder(terminal, DEFAULT_FOLDER) : DEFAULT_FOLDER);
  if (!isEmpty(resolve(context.cwd, folder)) && !flags.force) {
    if (!asks)
      throw new UsageError(
        `The folder ${folder} is not empty. Choose another folder, or pass --force to replace files with the same names.`,
      );
    if (!(await prompts.askOverwrite(terminal, folder)))
      throw new prompts.Canceled("Canceled. No file was changed.");
  }
  const template =
    flags.template ?? (asks ? await prompts.askTemplate(terminal, templates) : "vite");
  const clientId = flags.clientId ?? (asks ? await prompts.askClientId(terminal) : undefined);
  return { folder, template, clientId };
}

/**
 * Creates an app.
 *
 * @param args - the command line, without the command
 * @throws UsageError - if the command line is invalid, or the folder is not empty
 */
export async function create(args: readonly string[], context: Context): Promise<void> {
  const flags = readFlags(args);
  if (flags.help) return context.print(HELP);
  if (flags.version) return context.print(context.version);
  const { folder, template: templateName, clientId } = await chooseAll(flags, context);
  const template = context.templates[templateName];
  if (!template) throw new UsageError(`Unknown template ${templateName}.`);
  const path = resolve(context.cwd, folder);
  const packageManager = packageManagerOf(context.userAgent);
  const files = appFiles({
    name: packageNameOf(path),
    template,
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
