// Writes the API reference to docs/api. Fails if a link is dangling or a search has the wrong first
// result.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application, Converter, ReflectionKind, TSConfigReader } from "typedoc";
import { addReadme, arrange, GROUPS, nameGuides, operationsAsFunctions } from "./arrange.ts";
import { ReferenceRouter } from "./router.ts";
import { danglingLinks, readSite, searchOf } from "./site.ts";
import { GUIDES, MODULES, SEARCHES } from "./sources.ts";
import { ReferenceTheme } from "./theme.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const outputFolder = process.argv[2] ?? join(root, "docs/api");
const startedAt = performance.now();

const app = await Application.bootstrap(
  {
    name: "Portico",
    entryPoints: Object.values(MODULES).map((path) => join(root, path)),
    tsconfig: join(root, "tools/docs/tsconfig.json"),
    // The root project already type-checks these files.
    skipErrorChecking: true,
    readme: "none",
    // TypeDoc does not escape code in unknown languages.
    highlightLanguages: ["astro", "html", "js", "json", "jsx", "sh", "svelte", "ts", "tsx", "yaml"],
    projectDocuments: GUIDES.map((name) => join(root, "docs", `${name}.md`)),
    out: outputFolder,
    theme: "reference",
    router: "reference",
    excludeInternal: true,
    // React documents the props that HTML elements accept.
    excludeExternals: true,
    disableSources: true,
    disableGit: true,
    includeHierarchySummary: false,
    useFirstParagraphOfCommentAsSummary: true,
    sortEntryPoints: false,
    groupOrder: [
      "Documents",
      "Modules",
      GROUPS.services,
      GROUPS.firstVersions,
      GROUPS.operations,
      GROUPS.events,
      "Functions",
      "Classes",
      "Variables",
      "Interfaces",
      "Type Aliases",
      "*",
      GROUPS.types,
      GROUPS.messages,
      GROUPS.elsewhere,
    ],
    locales: { en: { kind_plural_reference: GROUPS.elsewhere } },
    navigation: { includeGroups: false },
    validation: { notExported: false, invalidLink: true, unusedMergeModuleWith: true },
    logLevel: "Warn",
  },
  [new TSConfigReader()],
);
// TypeDoc only knows the anchors of headings. `danglingLinks` checks all anchors in the written
// pages.
const warn = app.logger.warn.bind(app.logger) as (text: string) => void;
app.logger.warn = (text: string) => {
  if (!text.includes("the anchor does not exist")) warn(text);
};
app.renderer.defineTheme("reference", ReferenceTheme);
app.renderer.defineRouter("reference", ReferenceRouter);
app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  operationsAsFunctions(project);
  arrange(project);
  nameGuides(project, root);
  // The landing page is not passed as an option, because its links lead to pages on the site, not
  // to files.
  const landing = readFileSync(join(root, "tools/docs/landing.md"), "utf8");
  project.readme = [{ kind: "text", text: landing.replace(/^# .+\n/, "") }];
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const folder = /^@portico\/([a-z]+)$/.exec(module.name)?.[1];
    if (!folder || !module.isDeclaration()) continue;
    addReadme(module, readFileSync(join(root, "packages", folder, "README.md"), "utf8"));
  }
});

const names = new Map(Object.entries(MODULES).map(([name, path]) => [join(root, path), name]));
const entryPoints = (app.getEntryPoints() ?? []).map((entry) => ({
  ...entry,
  displayName: names.get(join(entry.sourceFile.fileName)) ?? entry.displayName,
}));
const project = app.converter.convert(entryPoints);
app.validate(project);
const converted = performance.now();
await app.generateDocs(project, outputFolder);

const site = readSite(outputFolder);
const search = searchOf(readFileSync(join(outputFolder, "assets/search.js"), "utf8"));
const problems = danglingLinks(
  site.pages,
  site.files,
  search.rows.map(({ url }) => url),
);
for (const [text, home] of Object.entries(SEARCHES)) {
  const { kind, name, parent, url } = search.first(text) ?? { kind: 0, name: "", url: "nothing" };
  if (kind !== ReflectionKind.Function || name !== text || parent !== home) {
    problems.push(`a search for ${text} finds ${url} first`);
  }
}
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
const size = `${site.pages.size} pages, ${(site.bytes / 1e6).toFixed(1)} MB`;
const times = `read in ${seconds(startedAt, converted)}, written in ${seconds(converted, performance.now())}`;
console.log(`${outputFolder}: ${size}, ${search.rows.length} things to find; ${times}`);
if (problems.length > 0 || app.logger.hasErrors() || app.logger.hasWarnings()) {
  console.error(problems.slice(0, 50).join("\n"));
  console.error(`${problems.length} problems`);
  process.exitCode = 1;
}
