import { relative } from "node:path";
import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type DeclarationReflection,
  type DocumentReflection,
  type ProjectReflection,
  ReflectionFlag,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from "typedoc";
import { isService, isServiceType } from "./service-types.ts";
import { FIRST_VERSIONS, REPOSITORY } from "./sources.ts";

/** Group titles, in page order. */
export const GROUPS = {
  services: "Services",
  firstVersions: "Services of version 1",
  operations: "Operations",
  events: "Events",
  types: "Types",
  messages: "Requests and responses",
  elsewhere: "Types documented elsewhere",
} as const;

/**
 * Returns the signatures of a type. The type's comment describes everything else, such as errors.
 */
const signaturesOf = (type: SomeType | undefined): SignatureReflection[] =>
  type?.type === "intersection"
    ? type.types.flatMap(signaturesOf)
    : type?.type === "reflection"
      ? (type.declaration.signatures ?? [])
      : [];

/**
 * Converts operations to functions. Operations are declared as constants for tree shaking, but
 * users call them.
 */
export function operationsAsFunctions(project: ProjectReflection): void {
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Variable)) {
    if (!reflection.isDeclaration()) continue;
    const signatures = signaturesOf(reflection.type);
    if (!signatures.length) continue;
    for (const signature of signatures) {
      signature.parent = reflection;
      signature.name = reflection.name;
      signature.comment ??= reflection.comment?.clone();
    }
    Object.assign(reflection, { kind: ReflectionKind.Function, signatures });
    reflection.setFlag(ReflectionFlag.Const, false);
    for (const converted of ["type", "defaultValue", "comment"] as const)
      delete reflection[converted];
  }
}

/** Returns the group of a declaration if it differs from the default for its kind. */
function groupTitle(declaration: DeclarationReflection): string | undefined {
  const { name, parent } = declaration;
  if (declaration.isReference()) return undefined;
  if (isService(declaration)) {
    return FIRST_VERSIONS.has(name) ? GROUPS.firstVersions : GROUPS.services;
  }
  if (isServiceType(declaration)) {
    return /(Request|Response)(Input)?$/.test(name) ? GROUPS.messages : GROUPS.types;
  }
  if (!isService(parent)) return undefined;
  if (/^on[A-Z]/.test(name)) return GROUPS.events;
  return declaration.kindOf(ReflectionKind.Function) ? GROUPS.operations : undefined;
}

/** Search rank; 0 excludes it. */
function searchBoost(declaration: DeclarationReflection): number {
  const { name, parent } = declaration;
  if (declaration.isReference()) return 0;
  if (isServiceType(declaration)) return groupTitle(declaration) === GROUPS.messages ? 0.02 : 0.1;
  if (declaration.kindOf(ReflectionKind.FunctionOrMethod | ReflectionKind.Namespace)) {
    const service = isService(declaration) ? name : (parent?.name ?? "");
    return FIRST_VERSIONS.has(service) ? 2 : 4;
  }
  return declaration.kindOf(ReflectionKind.SomeMember) ? 0.2 : 1;
}

/** Sets the groups and search ranks of declarations. */
export function arrange(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.isDeclaration()) continue;
    reflection.relevanceBoost = searchBoost(reflection);
    const group = groupTitle(reflection);
    if (!group) continue;
    reflection.comment ??= new Comment();
    const text: CommentDisplayPart = { kind: "text", text: group };
    reflection.comment.blockTags.push(new CommentTag("@group", [text]));
  }
}

const isPicture = (path: string) => /\.(svg|png|webp)$/.test(path);

/** Rewrites links from guides to other files, so that they point to the repository. */
function linkFiles(project: ProjectReflection, guide: DocumentReflection, root: string): void {
  for (const [at, part] of guide.content.entries()) {
    if (part.kind !== "relative-link" || part.target === undefined) continue;
    const file = project.files.resolve(part.target, project);
    if (typeof file !== "string" || isPicture(file)) continue;
    const path = relative(root, file).replaceAll("\\", "/");
    guide.content[at] = { kind: "text", text: `${REPOSITORY}/${path}` };
  }
}

/** Uses each guide's first line as its title. The guides' pages keep their file names. */
export function nameGuides(project: ProjectReflection, root: string): void {
  for (const guide of project.documents ?? []) {
    guide.frontmatter.page = guide.name;
    const first = guide.content[0]?.text ?? "";
    guide.name = /^# (.+)$/m.exec(first)?.[1] ?? guide.name;
    linkFiles(project, guide, root);
  }
}

/** Starts a package's page with its README, and makes links to guides lead to their pages. */
export function addReadme(module: DeclarationReflection, readme: string): void {
  const text = readme
    .replace(/^# .+\n/, "")
    .replaceAll(/\((https:[^)]*)\/docs\/([a-z-]+)\.md\)/g, (link, base, page) =>
      base === REPOSITORY ? `(../documents/${page}.html)` : link,
    );
  module.readme = [{ kind: "text", text }];
}
