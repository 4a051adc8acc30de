import { readFileSync } from "node:fs";
import { commandsOf, type GuideBlock, readGuide } from "../../../../tools/docs/src/read-guide.ts";
import type { Template, Templates } from "../template.js";
import { agentRules, type Source, sources } from "./sources.ts";

const { dependencies: versions } = JSON.parse(
  readFileSync(new URL("../../versions/package.json", import.meta.url), "utf8"),
) as { dependencies: Record<string, string> };

const PORTICO_PACKAGE = /^@portico\//;

function versionRangeOf(name: string): string {
  if (PORTICO_PACKAGE.test(name)) return "";
  const version = versions[name];
  if (!version) throw new Error(`packages/create-portico/versions has no version of ${name}.`);
  return version;
}

/** Returns the packages in `npm install` commands, with their version ranges. */
function dependenciesOf(installCommands: readonly string[]): Record<string, string> {
  const names = installCommands
    .flatMap((command) => command.split(" ").slice(2))
    .filter((word) => !word.startsWith("--"))
    .map((word) => word.replace(/(?<=.)@[\d.]+$/, ""));
  return Object.fromEntries(names.toSorted().map((name) => [name, versionRangeOf(name)]));
}

function scriptsOf(commands: readonly string[]): Record<string, string> {
  const setCommands = commands.filter((command) => command.startsWith("npm pkg set "));
  return Object.fromEntries(
    setCommands
      .flatMap((command) => [...command.matchAll(/scripts\.(\w+)=(?:"([^"]*)"|(\S+))/g)])
      .map(([, name, quoted, word]) => [name, quoted ?? word]),
  );
}

const filesOf = (blocks: readonly GuideBlock[]): Record<string, string> =>
  Object.fromEntries(blocks.flatMap(({ title, code }) => (title ? [[title, code]] : [])));

const blocksInSection = ({ page, section }: { page: string; section: string }): GuideBlock[] =>
  readGuide(page).filter((block) => block.section === section);

function readTemplate(source: Source): Template {
  const blocks = readGuide(source.page);
  const commands = blocks.filter(({ language }) => language === "sh").flatMap(commandsOf);
  const files = {
    ...filesOf(blocks),
    ...(source.replacement && filesOf(blocksInSection(source.replacement))),
  };
  const installCommands = commands.filter((command) => command.startsWith("npm install "));
  const isDevInstall = (command: string) => command.includes(" --save-dev ");
  const scripts = { ...scriptsOf(commands), ...source.scripts };
  const startsEmulator = commands.some((command) => command.startsWith("npx portico-emulator"));
  return {
    title: source.title,
    guide: source.page.replace(/^docs\/|\.md$/g, ""),
    clientIdVariable: source.clientIdVariable ?? "PORTICO_CLIENT_ID",
    files,
    manifest: {
      scripts: {
        ...scripts,
        test: scripts.test ?? "vitest run",
        ...(files["tsconfig.json"] && { typecheck: "tsc --noEmit" }),
      },
      dependencies: dependenciesOf(installCommands.filter((command) => !isDevInstall(command))),
      devDependencies: {
        ...dependenciesOf(installCommands.filter(isDevInstall)),
        // peer dependencies of Vitest and the emulator, which Yarn does not install automatically
        vite: versionRangeOf("vite"),
        zod: versionRangeOf("zod"),
      },
    },
    ...(startsEmulator && {
      emulatorManifest: {
        scripts: {
          dev: `concurrently --kill-others --names emulator,app "portico-emulator" "${scripts.dev}"`,
          emulator: "portico-emulator",
        },
        devDependencies: { concurrently: versionRangeOf("concurrently") },
      },
    }),
  };
}

export function readTemplates(): Templates {
  const [rules] = blocksInSection(agentRules);
  if (!rules) throw new Error(`${agentRules.page} has no block with rules.`);
  return {
    templates: Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [name, readTemplate(source)]),
    ),
    agentRules: rules.code,
  };
}
