import { posix } from "node:path";
import { type DeclarationReflection, ReflectionKind } from "typedoc";
import type { ServiceFacts } from "./api-facts.ts";
import { typeSection } from "./declarations.ts";
import { functionSection } from "./functions.ts";
import { LinkIndex } from "./link-index.ts";
import { codeBlock, inlineCode, joinBlocks, Slugger } from "./markdown.ts";
import type { Plan } from "./plan.ts";
import { ResponsePrinter, type Responses } from "./responses.ts";
import { errorCodesOf, eventSection, operationList, operationSection } from "./service-page.ts";
import type { PageSource } from "./sources.ts";
import { Writer } from "./writer.ts";

/** A written page. The path has no extension and is relative to `reference/`. */
export interface Page {
  readonly source: PageSource;
  readonly path: string;
  /** The text in the sidebar. */
  readonly label: string;
  readonly text: string;
}

/** What pages contain in addition to the declarations. */
export interface ApiFacts {
  readonly services: ReadonlyMap<string, ServiceFacts>;
  readonly responses: Responses;
  /** Texts of the guides, keyed by path below `docs/`. */
  readonly guides: ReadonlyMap<string, string>;
}

const keyOf = ({ module, namespace }: PageSource) =>
  `${module.replace("@portico/", "")}.${namespace}`;

/** Returns the path of the separate page for a service's types. */
const typesPathOf = ({ path }: PageSource) => `${path}-types`;

interface Section {
  readonly level: 2 | 3;
  readonly title: string;
  readonly declaration?: DeclarationReflection;
}

/** Returns the sections of a page, in the order of the page. */
function sectionsOf(
  plan: Plan,
  hasTypesPage: boolean,
): { operations: Section[]; types: Section[] } {
  const toSection =
    (level: 2 | 3) =>
    (declaration: DeclarationReflection): Section => {
      const name = plan.names.get(declaration) ?? declaration.name;
      const isDuplicate =
        declaration.kindOf(ReflectionKind.Interface | ReflectionKind.TypeAlias) &&
        plan.mainDeclarations.some((other) => other.name === name);
      return { level, title: isDuplicate ? `${name} (type)` : name, declaration };
    };
  const compareByTitle = (a: Section, b: Section) => (a.title < b.title ? -1 : 1);
  const types = plan.types.map(
    toSection(plan.mainDeclarations.length === 0 || hasTypesPage ? 2 : 3),
  );
  const sortedTypes =
    plan.isService || plan.source.onlyUsed ? types.toSorted(compareByTitle) : types;
  return {
    operations: [
      ...plan.mainDeclarations.map(toSection(2)),
      ...(plan.events.length ? [{ level: 2, title: "Events" } as const] : []),
      ...plan.events.map(toSection(3)),
    ],
    types:
      sortedTypes.length && plan.mainDeclarations.length && !hasTypesPage
        ? [{ level: 2, title: "Types" }, ...sortedTypes]
        : sortedTypes,
  };
}

/** Writes pages with links between them. */
export class Pages {
  readonly #links: LinkIndex;
  readonly #plans: readonly Plan[];
  readonly #facts: ApiFacts;
  readonly #splitPages: ReadonlySet<string>;

  /** @param split - pages whose types have a separate page */
  constructor(plans: readonly Plan[], facts: ApiFacts, split: ReadonlySet<string> = new Set()) {
    this.#links = new LinkIndex(facts.guides.get("error-codes.md"));
    this.#plans = plans;
    this.#facts = facts;
    this.#splitPages = split;
    for (const plan of plans) this.#placeDeclarations(plan);
  }

  #placeDeclarations(plan: Plan): void {
    const { path } = plan.source;
    const { operations, types } = sectionsOf(plan, this.#splitPages.has(path));
    let slugger = new Slugger();
    const ownSlug = slugger.next(plan.source.title);
    const addAnchorOn =
      (page: string) =>
      ({ declaration, title }: Section) => {
        const anchor = slugger.next(title);
        // Sites remove the title from the page, so a heading with the same text would get another anchor.
        if (anchor.replace(/-1$/, "") === ownSlug)
          throw new Error(`${page} has the heading ${title}`);
        if (declaration) this.#links.setAnchor(declaration, { page, anchor });
      };
    operations.forEach(addAnchorOn(path));
    if (this.#splitPages.has(path)) {
      slugger = new Slugger();
      slugger.next(`Types of ${plan.source.title}`);
      types.forEach(addAnchorOn(typesPathOf(plan.source)));
    } else types.forEach(addAnchorOn(path));
    for (const [type, owner] of plan.inlinedTypes) this.#placeInside(type, owner);
    for (const operation of plan.mainDeclarations) {
      const codes = plan.isService && errorCodesOf(plan, operation);
      if (codes) this.#placeInside(codes, operation);
    }
    if (plan.source.namespace) this.#links.setAnchor(plan.scope, { page: path, anchor: "" });
  }

  #placeInside(type: DeclarationReflection, owner: DeclarationReflection): void {
    const pageAnchor = this.#links.anchorOf(owner);
    if (pageAnchor) this.#links.setAnchor(type, pageAnchor);
  }

  write(): readonly Page[] {
    return this.#plans.flatMap((plan) => this.#writePages(plan));
  }

  #writePages(plan: Plan): readonly Page[] {
    const { source } = plan;
    const { label = source.title } = source;
    const isSplit = this.#splitPages.has(source.path);
    const { operations, types } = sectionsOf(plan, isSplit);
    const printer = new ResponsePrinter();
    const sectionTexts = (path: string, sections: readonly Section[]) =>
      sections.map((section) => {
        const writer = new Writer(this.#links, path, plan.names, section.declaration);
        return this.#section(writer, plan, section, printer);
      });
    const { path } = source;
    const createPage = (sections: readonly Section[]): Page => {
      const text = joinBlocks(
        this.#pageHeader(new Writer(this.#links, path, plan.names), plan),
        ...sectionTexts(path, sections),
      );
      return { source, path, label, text: `${text}\n` };
    };
    if (!isSplit) return [createPage([...operations, ...types])];
    const text = joinBlocks(
      `# Types of ${source.title}`,
      `Types that the operations of ${inlineCode(source.title)} use.`,
      `Operations: [${inlineCode(label)}](${posix.basename(path)}.md)`,
      ...sectionTexts(typesPathOf(source), types),
    );
    return [
      createPage(operations),
      {
        source,
        path: typesPathOf(source),
        label: `Types of ${label}`,
        text: `${text}\n`,
      },
    ];
  }

  /** Returns the title, the description, the import, the link to the guide and the contents. */
  #pageHeader(writer: Writer, plan: Plan): string {
    const { title, path, description, module, namespace } = plan.source;
    const { guide = "" } = plan;
    const guideTitle = /^# (.+)$/m.exec(this.#facts.guides.get(guide) ?? "")?.[1];
    return joinBlocks(
      `# ${title}`,
      description ?? this.#facts.services.get(keyOf(plan.source))?.summary,
      namespace
        ? joinBlocks(
            codeBlock("ts", `import { ${namespace} } from "${module}";`),
            "The examples use a `client` from `createClient`.",
          )
        : title !== module && `Import everything on this page from ${inlineCode(module)}.`,
      guide && `Guide: [${guideTitle ?? guide}](${writer.guide(guide)})`,
      plan.isService && operationList(writer, plan.mainDeclarations),
      this.#splitPages.has(path) &&
        `Types: [types of ${plan.source.label ?? title}](${posix.basename(typesPathOf(plan.source))}.md)`,
    );
  }

  #section(
    writer: Writer,
    plan: Plan,
    { level, title, declaration }: Section,
    printer: ResponsePrinter,
  ): string {
    const heading = `${"#".repeat(level)} ${title}`;
    if (!declaration) return heading;
    if (!declaration.signatures)
      return typeSection(
        writer,
        declaration,
        plan.names.get(declaration) ?? declaration.name,
        heading,
      );
    if (!plan.isService) return functionSection(writer, plan, declaration, heading);
    if (plan.events.includes(declaration)) return eventSection(writer, plan, declaration, heading);
    const key = keyOf(plan.source);
    const { name } = declaration;
    return operationSection(
      writer,
      plan,
      declaration,
      heading,
      this.#facts.services.get(key)?.operations.get(name),
      this.#facts.responses.get(key)?.[name],
      printer,
    );
  }
}
