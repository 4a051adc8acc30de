import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { packageNames } from "../packed.js";

const execute = promisify(execFile);
const testFolder = fileURLToPath(new URL(".", import.meta.url));

const QUIET_ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NO_COLOR: "1",
};

export type Env = Record<string, string | undefined>;

/** Returns an app's environment, without the variables that the test runner sets. */
export function appEnv(): Env {
  const TEST_RUNNER_VARIABLES =
    /^(VITEST.*|NODE_(ENV|OPTIONS|PATH)|FORCE_COLOR|npm_config_user_agent)$/;
  const otherVariables = Object.entries(process.env).filter(
    ([name]) => !TEST_RUNNER_VARIABLES.test(name),
  );
  return { ...Object.fromEntries(otherVariables), ...QUIET_ENVIRONMENT };
}

/** An app in a temporary folder. */
export interface App {
  readonly folder: string;
  /** Writes files. Keys are paths relative to the app's folder. */
  write(files: Readonly<Record<string, string>>): void;
  /** Copies a file or folder of tests/install into the app. */
  copy(from: string, to?: string): void;
  /**
   * Runs a command in the app and returns its output. Rejects with the output if the command fails.
   */
  run(command: string, ...args: string[]): Promise<string>;
  /** Runs npm with flags that make it quiet and fast. */
  npm(...args: string[]): Promise<string>;
  /** Runs a file with Node.js. */
  node(file: string, ...args: string[]): Promise<string>;
  remove(): void;
}

/** Creates an app without installing its dependencies. */
export function createApp(manifest: object = {}): App {
  const folder = mkdtempSync(join(tmpdir(), "portico-install-"));
  const app: App = {
    folder,
    write(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(join(folder, path, ".."), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
    copy: (from, to = from) =>
      cpSync(join(testFolder, from), join(folder, to), { recursive: true }),
    async run(command, ...args) {
      try {
        const { stdout } = await execute(command, args, {
          cwd: folder,
          env: appEnv() as NodeJS.ProcessEnv,
          maxBuffer: 2 ** 26,
          shell: process.platform === "win32",
        });
        return stdout.trim();
      } catch (error) {
        const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
        throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
      }
    },
    npm: (...args) =>
      app.run(
        "npm",
        ...args,
        ...["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"],
      ),
    node: (file, ...args) => app.run(process.execPath, file, ...args),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
  app.write({
    "package.json": JSON.stringify({ name: "app", private: true, type: "module", ...manifest }),
  });
  return app;
}

/** Returns the packed packages, as dependencies of an app. */
export function packedDependencies(
  tarballs: string,
  names: readonly string[] = packageNames,
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [`@portico/${name}`, `file:${join(tarballs, `${name}.tgz`)}`]),
  );
}
