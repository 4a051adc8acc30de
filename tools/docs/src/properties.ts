import { type Comment, type DeclarationReflection, ReflectionKind, type SomeType } from "typedoc";

/** A field of an object type, or a method. */
export interface Property {
  readonly member: DeclarationReflection;
  readonly comment: Comment | undefined;
}

const commentOf = (member: DeclarationReflection): Comment | undefined =>
  member.comment ?? member.signatures?.[0]?.comment ?? member.getSignature?.comment;

/** Returns whether a type allows only undefined or null, so the field is never set. */
const isAbsent = (type: SomeType | undefined) =>
  type?.type === "intrinsic"
    ? type.name === "undefined"
    : type?.type === "literal" && type.value === null;

function propertiesOfType(type: SomeType | undefined): DeclarationReflection[] | undefined {
  if (type?.type === "reflection") {
    const { signatures, indexSignatures, children = [] } = type.declaration;
    return signatures || indexSignatures ? undefined : children;
  }
  if (type?.type !== "union" && type?.type !== "intersection") return undefined;
  const memberLists = type.types.map(propertiesOfType);
  if (memberLists.some((list) => list === undefined)) return undefined;
  const allMembers = memberLists.flatMap((list) => list ?? []);
  // In each alternative of a one-of, the other fields are undefined or null.
  const presentMembers = allMembers.filter((member) => !isAbsent(member.type));
  const names = new Set(presentMembers.map(({ name }) => name));
  const isOneOf =
    type.types.every(({ type: kind }) => kind !== "reflection") ||
    presentMembers.length < allMembers.length;
  return type.type === "intersection" || (isOneOf && names.size === presentMembers.length)
    ? presentMembers
    : undefined;
}

const OBJECT_KINDS = ReflectionKind.Interface | ReflectionKind.Class | ReflectionKind.TypeLiteral;

/** Returns the fields of an interface, class, object type or one-of. Otherwise, undefined. */
export function propertiesOf(declaration: DeclarationReflection): readonly Property[] | undefined {
  const isObject = declaration.kindOf(OBJECT_KINDS) && !declaration.signatures;
  const members = isObject ? (declaration.children ?? []) : propertiesOfType(declaration.type);
  return members
    ?.filter((member) => !member.kindOf(ReflectionKind.Constructor))
    .map((member) => ({ member, comment: commentOf(member) }));
}
