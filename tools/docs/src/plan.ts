import { type DeclarationReflection, type ProjectReflection, ReflectionKind } from "typedoc";
import { GUIDES } from "./guides.ts";
import { visitDeclaration } from "./link-index.ts";
import { propertiesOf } from "./properties.ts";
import { queryFieldsOf } from "./query-fields.ts";
import type { GroupSource, PageSource } from "./sources.ts";
import { declarationOf } from "./types.ts";

const TYPE_KINDS = ReflectionKind.Interface | ReflectionKind.TypeAlias;

/** What a page documents. */
export interface Plan {
  readonly source: PageSource;
  readonly scope: DeclarationReflection;
  /** Functions, classes and constants. */
  readonly mainDeclarations: DeclarationReflection[];
  readonly events: DeclarationReflection[];
  readonly types: DeclarationReflection[];
  /** Functions whose section documents a type, keyed by type. */
  readonly inlinedTypes: Map<DeclarationReflection, DeclarationReflection>;
  /** The names that the page's module exports. */
  readonly names: Map<DeclarationReflection, string>;
  readonly isService: boolean;
  /** The guide to link to, as a path below `docs/`. */
  readonly guide?: string | undefined;
}

const resolveReference = (child: DeclarationReflection): DeclarationReflection => {
  const target = child.isReference() ? child.tryGetTargetReflectionDeep() : child;
  return target?.isDeclaration() ? target : child;
};

function scopeOf(project: ProjectReflection, { module, namespace }: PageSource) {
  const moduleReflection = project.children?.find(({ name }) => name === module);
  const scope = namespace
    ? moduleReflection?.children?.find(({ name }) => name === namespace)
    : moduleReflection;
  if (!scope) throw new Error(`${module} has no ${namespace ?? "exports"}`);
  return scope;
}

function namesIn(scope: DeclarationReflection): Map<DeclarationReflection, string> {
  const names = new Map<DeclarationReflection, string>();
  for (const child of scope.children ?? []) {
    const target = resolveReference(child);
    if (!names.has(target) || child.name === target.name) names.set(target, child.name);
  }
  return names;
}

/** Verbs at the start of operation names, in the order of the sections. */
const VERBS = [
  /^(get|list|query|search|find|count)/,
  /^(create|add|set)/,
  /^update/,
  /^(delete|remove)/,
];
const verbRank = ({ name }: DeclarationReflection): number => {
  const rank = VERBS.findIndex((verb) => verb.test(name));
  return /^bulk/.test(name) ? VERBS.length + 1 : rank === -1 ? VERBS.length : rank;
};
/**
 * Sorts operations by verb, and then by the length of their names, because the most important
 * operations have the shortest names.
 */
const compareByImportance = (a: DeclarationReflection, b: DeclarationReflection): number =>
  verbRank(a) - verbRank(b) || a.name.length - b.name.length;

/**
 * Returns the position of a declaration's file in a page's `files`. Returns 0 for pages without
 * `files`, and -1 if the file is not listed.
 */
const filePosition = ({ files }: PageSource, declaration: DeclarationReflection): number => {
  const file =
    declaration.sources?.[0]?.fileName ?? declaration.signatures?.[0]?.sources?.[0]?.fileName;
  const path = file?.replace(/^.*?\/src\//, "") ?? "";
  return files === undefined ? 0 : files.findIndex((start) => path.startsWith(start));
};

function planPage(project: ProjectReflection, source: PageSource): Plan {
  const scope = scopeOf(project, source);
  const isService = source.namespace !== undefined && !source.module.endsWith("/plugins");
  const positionOf = (child: DeclarationReflection) => filePosition(source, child);
  const ownDeclarations = (scope.children ?? [])
    .filter((child) => !child.isReference() && !child.kindOf(ReflectionKind.Namespace))
    .filter((child) => positionOf(child) >= 0)
    .sort((a, b) => positionOf(a) - positionOf(b));
  const functions = ownDeclarations.filter((child) => !child.kindOf(TYPE_KINDS));
  const isEvent = ({ name }: DeclarationReflection) => isService && /^on[A-Z]/.test(name);
  const mainDeclarations = functions.filter((child) => !isEvent(child));
  return {
    source,
    scope,
    mainDeclarations: isService ? mainDeclarations.toSorted(compareByImportance) : mainDeclarations,
    events: functions.filter(isEvent),
    types:
      source.namespace || source.onlyUsed
        ? []
        : ownDeclarations.filter((child) => child.kindOf(TYPE_KINDS)),
    inlinedTypes: new Map(),
    names: namesIn(scope),
    isService,
    ...(source.guide ? { guide: source.guide } : {}),
  };
}

const targetsOf = (declaration: DeclarationReflection): Set<DeclarationReflection> => {
  const targets = new Set<DeclarationReflection>();
  visitDeclaration(declaration, (target) => targets.add(target));
  return targets;
};

/**
 * Adds each used type to the page of shared types or else to the first page that uses the type and
 * has a module that exports it. Returns the users of each type.
 */
function assignTypes(
  plans: readonly Plan[],
): Map<DeclarationReflection, Set<DeclarationReflection>> {
  const users = new Map<DeclarationReflection, Set<DeclarationReflection>>();
  const assignedTypes = new Set(
    plans.flatMap(({ mainDeclarations, events, types }) => [
      ...mainDeclarations,
      ...events,
      ...types,
    ]),
  );
  const sharedPlan = plans.find(({ source }) => source.onlyUsed);
  for (const plan of plans) {
    const queue = [...plan.mainDeclarations, ...plan.events, ...plan.types];
    for (const user of queue)
      for (const target of targetsOf(user)) {
        users.set(target, (users.get(target) ?? new Set()).add(user));
        const targetPlan = sharedPlan?.names.has(target) ? sharedPlan : plan;
        if (
          assignedTypes.has(target) ||
          !target.kindOf(TYPE_KINDS) ||
          !targetPlan.names.has(target)
        )
          continue;
        assignedTypes.add(target);
        targetPlan.types.push(target);
        queue.push(target);
      }
  }
  return users;
}

/**
 * Returns the types that a function's signatures reference directly: parameter types, return types,
 * and their type arguments, such as Thing in Promise<Thing>.
 */
function directTypes({ signatures = [] }: DeclarationReflection): Set<DeclarationReflection> {
  const types = signatures.flatMap(({ parameters = [], type }) => [
    type,
    ...parameters.map((parameter) => parameter.type),
  ]);
  const referencedTypes = types.flatMap((type) =>
    type?.type === "reference" ? [type, ...(type.typeArguments ?? [])] : [],
  );
  return new Set(referencedTypes.flatMap((type) => declarationOf(type) ?? []));
}

/** Moves types that only one function uses into the section of that function. */
function inlineTypes(
  plan: Plan,
  users: ReadonlyMap<DeclarationReflection, ReadonlySet<DeclarationReflection>>,
): void {
  for (const owner of [...plan.mainDeclarations, ...plan.events]) {
    if (!owner.signatures) continue;
    const typesInSignature = directTypes(owner);
    const candidates = plan.types.filter(
      (type) => typesInSignature.has(type) && propertiesOf(type),
    );
    const isQueryFields = (type: DeclarationReflection) => queryFieldsOf(type) !== undefined;
    const section = new Set<DeclarationReflection>([owner, ...candidates]);
    const isUsedElsewhere = (type: DeclarationReflection) =>
      !isQueryFields(type) &&
      [...(users.get(type) ?? [])].some((user) => user !== type && !section.has(user));
    let size = 0;
    while (size !== section.size) {
      size = section.size;
      for (const type of candidates) if (isUsedElsewhere(type)) section.delete(type);
    }
    for (const type of candidates) if (section.has(type)) plan.inlinedTypes.set(type, owner);
  }
  const remainingTypes = plan.types.filter((type) => !plan.inlinedTypes.has(type));
  plan.types.splice(0, plan.types.length, ...remainingTypes);
}

/** Plans all pages. */
export function planPages(
  project: ProjectReflection,
  groups: readonly GroupSource[],
): readonly Plan[] {
  const plans = groups.flatMap(({ pages, guide }) =>
    pages.map((source) => ({ guide: GUIDES[source.path] ?? guide, ...planPage(project, source) })),
  );
  // Pages of modules are first, so that they document the types that pages of services also use.
  const users = assignTypes(plans.toSorted((a, b) => Number(a.isService) - Number(b.isService)));
  for (const plan of plans) inlineTypes(plan, users);
  return plans;
}

/** Returns the exports that are on no page. */
export function missingExports(
  project: ProjectReflection,
  groups: readonly GroupSource[],
): string[] {
  const sources = groups.flatMap(({ pages }) => pages);
  return (project.children ?? []).flatMap((module) =>
    (module.children ?? [])
      .filter((child) => !child.isReference())
      .filter((child) => {
        const pages = sources.filter((source) => source.module === module.name);
        return child.kindOf(ReflectionKind.Namespace) && !child.signatures
          ? !pages.some(({ namespace }) => namespace === child.name)
          : !pages.some((source) => !source.namespace && filePosition(source, child) >= 0);
      })
      .map(({ name }) => `${module.name} exports ${name}, which is on no page`),
  );
}
