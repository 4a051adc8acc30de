import { posix } from "node:path";
import type { DeclarationReflection, Reflection, SomeType } from "typedoc";
import { declarationOf } from "./types.ts";

/** The page and heading that document a declaration. */
export interface PageAnchor {
  readonly page: string;
  readonly anchor: string;
}

/** Stores where each declaration is documented, and creates links to it. */
export class LinkIndex {
  readonly #anchors = new Map<Reflection, PageAnchor>();
  /** The codes that the guide to error codes explains. */
  readonly errorCodes: ReadonlySet<string>;

  /** @param errorGuide - text of the guide to error codes */
  constructor(errorGuide = "") {
    const anchors = errorGuide.matchAll(/^### (\w+)$|<a id="(\w+)"/gm);
    this.errorCodes = new Set(
      [...anchors].map(([, heading, id = ""]) => heading ?? id.toUpperCase()),
    );
  }

  anchorOf(declaration: Reflection): PageAnchor | undefined {
    return this.#anchors.get(declaration);
  }

  setAnchor(declaration: Reflection, anchor: PageAnchor): void {
    this.#anchors.set(declaration, anchor);
  }

  /** Returns a link from a page to the declaration or else its closest documented parent. */
  link(from: string, target: Reflection | undefined): string | undefined {
    let current = target;
    while (current && !this.#anchors.has(current)) {
      const resolvedTarget = current.isReference()
        ? current.tryGetTargetReflectionDeep()
        : undefined;
      current = resolvedTarget ?? current.parent;
    }
    const pageAnchor = current && this.#anchors.get(current);
    if (!pageAnchor) return undefined;
    const anchor = pageAnchor.anchor && `#${pageAnchor.anchor}`;
    if (pageAnchor.page === from && anchor) return anchor;
    return `${posix.relative(posix.dirname(from), pageAnchor.page)}.md${anchor}`;
  }
}

/** Calls `visit` with every declaration that a type names. */
export function visitType(
  type: SomeType | undefined,
  visit: (target: DeclarationReflection) => void,
): void {
  if (!type) return;
  const target = declarationOf(type);
  if (target) visit(target);
  for (const innerType of innerTypes(type)) visitType(innerType, visit);
  if (type.type === "reflection") visitDeclaration(type.declaration, visit);
}

function innerTypes(type: SomeType): readonly (SomeType | undefined)[] {
  switch (type.type) {
    case "array":
    case "optional":
    case "rest":
      return [type.elementType];
    case "union":
    case "intersection":
      return type.types;
    case "reference":
      return type.typeArguments ?? [];
    case "typeOperator":
      return [type.target];
    case "indexedAccess":
      return [type.objectType, type.indexType];
    case "tuple":
      return type.elements;
    case "namedTupleMember":
      return [type.element];
    case "conditional":
      return [type.checkType, type.extendsType, type.trueType, type.falseType];
    case "mapped":
      return [type.parameterType, type.templateType, type.nameType];
    case "predicate":
      return [type.targetType];
    case "query":
      return [type.queryType];
    default:
      return [];
  }
}

/** Calls `visit` with every declaration that the members and signatures of a declaration name. */
export function visitDeclaration(
  declaration: DeclarationReflection,
  visit: (target: DeclarationReflection) => void,
): void {
  visitType(declaration.type, visit);
  for (const child of declaration.children ?? []) visitDeclaration(child, visit);
  const { signatures = [], indexSignatures = [], getSignature } = declaration;
  for (const signature of [
    ...signatures,
    ...indexSignatures,
    ...(getSignature ? [getSignature] : []),
  ]) {
    visitType(signature.type, visit);
    for (const parameter of signature.parameters ?? []) visitType(parameter.type, visit);
    for (const parameter of signature.typeParameters ?? []) visitType(parameter.type, visit);
  }
  for (const parameter of declaration.typeParameters ?? []) visitType(parameter.type, visit);
}
