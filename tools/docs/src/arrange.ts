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

/** Titles of groups, in the order in which they stand on a page. */
export const GROUPS = {
  services: "Services",
  firstVersions: "Services of version 1",
  operations: "Operations",
  events: "Events",
  types: "Types",
  messages: "Requests and answers",
  elsewhere: "Types told elsewhere",
} as const;

/** How a value of a type is called. What else it is, such as which errors it throws, is told by its comment. */
const signaturesOf = (type: SomeType | undefined): SignatureReflection[] =>
  type?.type === "intersection"
    ? type.types.flatMap(signaturesOf)
    : type?.type === "reflection"
      ? (type.declaration.signatures ?? [])
      : [];

/** Operations are constants, so that a bundle can do without them; who reads of them calls them. */
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
    for (const gone of ["type", "defaultValue", "comment"] as const) delete reflection[gone];
  }
}

/** Which group a declaration is put into, where not the one of its kind. */
function groupOf(declaration: DeclarationReflection): string | undefined {
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

/** How early a search finds it; 0: never. */
function boostOf(declaration: DeclarationReflection): number {
  const { name, parent } = declaration;
  if (declaration.isReference()) return 0;
  if (isServiceType(declaration)) return groupOf(declaration) === GROUPS.messages ? 0.02 : 0.1;
  if (declaration.kindOf(ReflectionKind.FunctionOrMethod | ReflectionKind.Namespace)) {
    const service = isService(declaration) ? name : (parent?.name ?? "");
    return FIRST_VERSIONS.has(service) ? 2 : 4;
  }
  return declaration.kindOf(ReflectionKind.SomeMember) ? 0.2 : 1;
}

/** Puts declarations into groups, and says how early a search finds them. */
export function arrange(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    if (!reflection.isDeclaration()) continue;
    reflection.relevanceBoost = boostOf(reflection);
    const group = groupOf(reflection);
    if (!group) continue;
    reflection.comment ??= new Comment();
    const text: CommentDisplayPart = { kind: "text", text: group };
    reflection.comment.blockTags.push(new CommentTag("@group", [text]));
  }
}

const isPicture = (path: string) => /\.(svg|png|webp)$/.test(path);

/** Links of guides to files that are no page lead to the repository. */
function linkFiles(project: ProjectReflection, guide: DocumentReflection, root: string): void {
  for (const [at, part] of guide.content.entries()) {
    if (part.kind !== "relative-link" || part.target === undefined) continue;
    const file = project.files.resolve(part.target, project);
    if (typeof file !== "string" || isPicture(file)) continue;
    const path = relative(root, file).replaceAll("\\", "/");
    guide.content[at] = { kind: "text", text: `${REPOSITORY}/${path}` };
  }
}

/** Names guides as they name themselves, in their first line; their pages keep the names of their files. */
export function nameGuides(project: ProjectReflection, root: string): void {
  for (const guide of project.documents ?? []) {
    guide.frontmatter.page = guide.name;
    const first = guide.content[0]?.text ?? "";
    guide.name = /^# (.+)$/m.exec(first)?.[1] ?? guide.name;
    linkFiles(project, guide, root);
  }
}

/** The page of a package begins with the package's own words, whose links to guides lead to their pages. */
export function tellPackage(module: DeclarationReflection, readme: string): void {
  const text = readme
    .replace(/^# .+\n/, "")
    .replaceAll(/\((https:[^)]*)\/docs\/([a-z-]+)\.md\)/g, (whole, base, page) =>
      base === REPOSITORY ? `(../documents/${page}.html)` : whole,
    );
  module.readme = [{ kind: "text", text }];
}
