import { randomBytes } from "node:crypto";
import { type AppDescription, agentsOf, readmeOf } from "./app-guides.js";
import type { Template } from "./template.js";

export interface AppOptions extends AppDescription {
  /** Version of this package, which is also the version of `@portico/*`. */
  readonly version: string;
}

const GITIGNORE = `node_modules
dist
build
.next
next-env.d.ts
.astro
.react-router
*.log
.env
.env.*
!.env.example
`;

function manifestOf({ name, template, clientId, version }: AppOptions): object {
  const { manifest } = template;
  const additions = clientId ? undefined : template.emulatorManifest;
  const withVersions = (dependencies: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(dependencies)
        .map(([dependency, range]) => [dependency, range || `^${version}`] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    name,
    version: "0.1.0",
    private: true,
    type: "module",
    engines: { node: ">=22.18" },
    scripts: { ...manifest.scripts, ...additions?.scripts },
    dependencies: withVersions(manifest.dependencies),
    devDependencies: withVersions({ ...manifest.devDependencies, ...additions?.devDependencies }),
  };
}

/** Returns the content of `.env` for the emulator or for a Wix site. */
function settingsOf({ files, clientIdVariable }: Template, clientId: string | undefined): string {
  const example = files[".env"] ?? "";
  const secret = `PORTICO_SECRET=${randomBytes(32).toString("base64")}\n`;
  if (!clientId) return example.replace(/^PORTICO_SECRET=.*\n/m, secret);
  return `${clientIdVariable}=${clientId}\n${example.includes("PORTICO_SECRET=") ? secret : ""}`;
}

export function appFiles(options: AppOptions): Record<string, string> {
  const { template, clientId } = options;
  const { ".env": example, ...files } = template.files;
  const settings = settingsOf(template, clientId);
  return {
    ...files,
    ...options.packageManager.files,
    "package.json": `${JSON.stringify(manifestOf(options), null, 2)}\n`,
    ...(settings && { ".env": settings }),
    ...(example && { ".env.example": example }),
    ".gitignore": GITIGNORE,
    "README.md": readmeOf(options),
    "AGENTS.md": agentsOf(options),
  };
}
