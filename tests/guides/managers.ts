import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { appEnv, type Env } from "../install/app.js";

/** Package managers that can install Portico. */
export type Manager = "npm" | "pnpm" | "yarn";

const yarnPath = fileURLToPath(
  new URL("../node_modules/@yarnpkg/cli-dist/bin/yarn.js", import.meta.url),
);
const programs = { npm: "npm", pnpm: "pnpm", yarn: `node ${yarnPath}` };

/** Returns the environment for a command. All package managers install from the test's registry. */
export function managerEnv(): NodeJS.ProcessEnv {
  const registry = inject("registry");
  const env: Env = {
    ...appEnv(),
    npm_config_registry: registry,
    npm_config_prefer_offline: "true",
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_yes: "true",
    npm_config_ignore_scripts: "true",
    npm_config_update_notifier: "false",
    pnpm_config_registry: registry,
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
    // by default, Yarn rejects versions that have just been published
    YARN_NPM_PREAPPROVED_PACKAGES: "@portico/*,create-portico",
    YARN_GLOBAL_FOLDER: inject("yarnFolder"),
    // on CI, Yarn does not create a lockfile by default
    YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
    YARN_ENABLE_TELEMETRY: "false",
  };
  return env as NodeJS.ProcessEnv;
}

/** The settings files of each package manager, as `create-portico` writes them. */
const settings: Readonly<Record<Manager, Readonly<Record<string, string>>>> = {
  npm: {},
  pnpm: { "pnpm-workspace.yaml": "allowBuilds:\n  esbuild: true\n  sharp: true\n" },
  yarn: { ".yarnrc.yml": "nodeLinker: node-modules\n", "yarn.lock": "" },
};

/** Writes the settings files of a package manager, unless they already exist in the folder. */
export function configure(manager: Manager, folder: string): void {
  for (const [name, text] of Object.entries(settings[manager])) {
    const path = join(folder, name);
    if (!existsSync(path)) writeFileSync(path, text);
  }
}

/** Translates an npm command from a docs page for another package manager. */
export function commandFor(manager: Manager, command: string): string {
  if (manager === "npm") return command;
  const program = programs[manager];
  const translatedCommand = command
    .replace(/^npm install --save-dev /, `${program} add -D `)
    .replace(/^npm install (?=\S)/, `${program} add `)
    .replace(/^npm (create|install|test|start|run)\b/, `${program} $1`)
    .replace(/^npx /, `${program} exec `)
    .replace(" -- ", " ");
  if (manager === "pnpm" || !/^npm install\b/.test(command)) return translatedCommand;
  // Yarn does not install the peer dependencies of the emulator and of Vitest
  const withPeers = translatedCommand
    .replace("@portico/emulator", "$& zod")
    .replace(" vitest", "$& vite");
  // mirrors of the npm registry may lack an optional dependency of Vite 8.4, which Yarn looks up
  return `npm pkg set resolutions.vite=8.3.8 && ${withPeers}`;
}
