import type { ProjectReflection } from "typedoc";
import { joinBlocks } from "./markdown.ts";
import { type ApiFacts, type Page, Pages } from "./pages.ts";
import { planPages } from "./plan.ts";
import type { GroupSource } from "./sources.ts";

/** Maximum size of a service's page. The types of a larger page move to a separate page. */
const MAX_PAGE_BYTES = 100_000;

/** A group of the sidebar. Paths are relative to the output folder. */
export interface SidebarGroup {
  readonly label: string;
  readonly pages: readonly { readonly label: string; readonly path: string }[];
}

/**
 * The rendered API reference. `pages` maps paths, such as `reference/core/client.md`, to Markdown.
 */
export interface Reference {
  readonly pages: ReadonlyMap<string, string>;
  readonly sidebar: readonly SidebarGroup[];
}

const INTRODUCTION = `Look up the functions, hooks, components, types and errors of all packages.

Pages of services contain the signature, arguments, errors and endpoint of each operation. They also
state who can call it. If the platform's documentation does not name the callers, the page states
who can call the operation on the emulator.

Each response is recorded from the emulator. Lists show their first items, and \`{ … }\` stands for an
object that an earlier response on the page shows in full. Dates are printed as text, but calls
return \`Date\` objects.`;

function overviewPage(groups: readonly GroupSource[], pages: readonly Page[]): string {
  const descriptions = new Map(
    pages.map(({ path, text }) => [path, text.split("\n\n")[1]?.replaceAll("\n", " ")]),
  );
  const lists = groups.flatMap(({ label, pages }) => [
    `## ${label}`,
    pages
      .map(
        ({ path, title, label = title }) => `- [${label}](${path}.md): ${descriptions.get(path)}`,
      )
      .join("\n"),
  ]);
  return `${joinBlocks("# API reference", INTRODUCTION, ...lists)}\n`;
}

/** Returns all pages of the reference, and the sidebar. */
export function renderReference(
  project: ProjectReflection,
  groups: readonly GroupSource[],
  facts: ApiFacts,
): Reference {
  const plans = planPages(project, groups);
  const isLarge = ({ text }: Page) => Buffer.byteLength(text) > MAX_PAGE_BYTES;
  const largePages = new Pages(plans, facts).write().filter(isLarge);
  const services = new Set(plans.filter(({ isService }) => isService).map(({ source }) => source));
  const splitPaths = largePages
    .filter(({ source }) => services.has(source))
    .map(({ path }) => path);
  const writtenPages = new Pages(plans, facts, new Set(splitPaths)).write();
  const sidebar = groups.map(({ label, pages }) => ({
    label,
    pages: writtenPages
      .filter(({ source }) => pages.includes(source))
      .map((page) => ({ label: page.label, path: `reference/${page.path}.md` })),
  }));
  return {
    pages: new Map([
      ["reference/index.md", overviewPage(groups, writtenPages)],
      ...writtenPages.map(({ path, text }): [string, string] => [`reference/${path}.md`, text]),
    ]),
    sidebar: [
      { label: "API reference", pages: [{ label: "Overview", path: "reference/index.md" }] },
      ...sidebar,
    ],
  };
}
