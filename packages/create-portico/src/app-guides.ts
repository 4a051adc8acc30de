import type { PackageManager } from "./package-manager.js";
import type { Template } from "./template.js";

const DOCS_URL = "https://portico-sdk.github.io/portico";

export interface AppDescription {
  readonly name: string;
  readonly template: Template;
  readonly agentRules: string;
  /** The client id of a Wix site. Without it, the app uses the emulator. */
  readonly clientId: string | undefined;
  readonly packageManager: PackageManager;
}

const COMMAND_DESCRIPTIONS: Readonly<Record<string, string>> = {
  dev: "starts the app, and restarts it after each change",
  build: "builds the app for production",
  start: "starts the app for production",
  preview: "serves the production build on your machine",
  test: "runs the tests on the emulator",
  typecheck: "checks the types",
  emulator: "starts only the emulator",
};

function commandTable({ template, clientId, packageManager }: AppDescription): string {
  const scripts = {
    ...template.manifest.scripts,
    ...(!clientId && template.emulatorManifest?.scripts),
  };
  const rows = Object.keys(scripts).map(
    (script) => `| \`${packageManager.run(script)}\` | ${COMMAND_DESCRIPTIONS[script]} |`,
  );
  return ["| command | what it does |", "| --- | --- |", ...rows].join("\n");
}

function platformSection({ template, clientId }: AppDescription): string {
  const { clientIdVariable, emulatorManifest, manifest } = template;
  if (clientId)
    return `The app uses the Wix site of the client id in \`.env\`. [Allow the addresses of your
app](${DOCS_URL}/start/wix/#allow-your-addresses) before you start it.`;
  const siteInstructions = emulatorManifest
    ? `remove \`PORTICO_URL\`, and change the \`dev\` script to \`${manifest.scripts.dev}\``
    : "restart the app";
  return `The app runs on the emulator, a local replacement for the Wix platform, so you do not need a Wix account.
To use your Wix site, [create a client id](${DOCS_URL}/start/wix/#create-a-client-id). Then set
\`${clientIdVariable}\` in \`.env\`, ${siteInstructions}.`;
}

export function readmeOf(app: AppDescription): string {
  const { name, template, packageManager } = app;
  const copyNote = template.files[".env"]
    ? "\nGit ignores `.env`. After you clone the repository, copy `.env.example` to `.env`.\n"
    : "";
  return `# ${name}

${template.title}, created with \`npm create portico\`.

\`\`\`sh
${packageManager.install}
${packageManager.run("dev")}
\`\`\`

${commandTable(app)}

${platformSection(app)}
${copyNote}
## Next

- [The guide](${DOCS_URL}/${template.guide}/) explains each file of this app.
- [Connect a Wix site](${DOCS_URL}/start/wix/): create a project and a client id, and go live
- [Test with the emulator](${DOCS_URL}/testing/)
`;
}

/** Returns the instructions for coding agents. */
export function agentsOf(app: AppDescription): string {
  const { name, template, agentRules } = app;
  return `# ${name}

${template.title}. [${template.guide}.md](${DOCS_URL}/${template.guide}.md) explains each file.

${agentRules}
${commandTable(app)}

Run the tests and the type check after each change. Add a test for each new feature.
`;
}
