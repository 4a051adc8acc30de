import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Packages of the platform's client in a temporary folder. */
export interface Installation {
  /** Returns the folder of a package. */
  folder(name: string): string;
  /** Returns the names of a package's dependencies. */
  dependencies(name: string): string[];
  remove(): void;
}

/** Installs packages from the npm registry with npm. Install scripts do not run. */
export function installPackages(specs: readonly string[]): Installation {
  const root = mkdtempSync(join(tmpdir(), "portico-drift-"));
  writeFileSync(join(root, "package.json"), JSON.stringify({ private: true }));
  execFileSync(
    "npm",
    [
      "install",
      ...["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-online", "--loglevel=error"],
      ...specs,
    ],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
      env: environmentForNpm(),
    },
  );
  const folder = (name: string) => join(root, "node_modules", name);
  return {
    folder,
    dependencies(name) {
      const manifest = JSON.parse(readFileSync(join(folder(name), "package.json"), "utf8"));
      return Object.keys(manifest.dependencies ?? {});
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Returns the environment without most npm settings, because npm warns about settings of pnpm. */
function environmentForNpm(): NodeJS.ProcessEnv {
  const isAllowed = (name: string) =>
    !/^npm_config_/i.test(name) || /^npm_config_(registry|cache|userconfig)$/i.test(name);
  const allowedVariables = Object.entries(process.env).filter(([name]) => isAllowed(name));
  return Object.fromEntries(allowedVariables) as NodeJS.ProcessEnv;
}
