export interface PackageManager {
  readonly name: "npm" | "pnpm" | "yarn";
  /** Files that this package manager needs in a new app, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly install: string;
  run(script: string): string;
}

const YARN_FILES = {
  // agents and editors read files in node_modules, which Plug'n'Play does not create
  ".yarnrc.yml": "nodeLinker: node-modules\n",
  // without a lockfile, Yarn assumes that the app is part of a project in a parent folder
  "yarn.lock": "",
};

/**
 * @param userAgent - the environment variable `npm_config_user_agent`, such as
 *   `pnpm/12.21.0 npm/? node/v24.21.0`
 */
export function packageManagerOf(userAgent = ""): PackageManager {
  const [, name, majorVersion] = /^(pnpm|yarn)\/(\d+)/.exec(userAgent) ?? [];
  if (name === "pnpm")
    return {
      name,
      // pnpm rejects packages with install scripts unless the app allows them
      files: { "pnpm-workspace.yaml": "allowBuilds:\n  esbuild: true\n  sharp: true\n" },
      install: "pnpm install",
      run: (script) => `pnpm ${script}`,
    };
  if (name === "yarn")
    return {
      name,
      files: Number(majorVersion) > 1 ? YARN_FILES : {},
      install: "yarn install",
      run: (script) => `yarn ${script}`,
    };
  return {
    name: "npm",
    files: {},
    install: "npm install",
    run: (script) => (script === "test" ? "npm test" : `npm run ${script}`),
  };
}
