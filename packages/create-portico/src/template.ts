/** The parts of a `package.json` that templates define. */
export interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** An app that the build reads from a page of the documentation. */
export interface Template {
  readonly title: string;
  /** Path of the page on the documentation site, such as `start/vite`. */
  readonly guide: string;
  readonly clientIdVariable: string;
  /** Files of the app, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Versions of `@portico/*` are empty strings. The app uses the version of this package. */
  readonly manifest: Manifest;
  /** Additions to the manifest if the emulator runs in its own process, next to the app's server. */
  readonly emulatorManifest?: Pick<Manifest, "scripts" | "devDependencies">;
}

/** The content of `templates.json`. */
export interface Templates {
  readonly templates: Readonly<Record<string, Template>>;
  /** The rules for coding agents, as Markdown. */
  readonly agentRules: string;
}
