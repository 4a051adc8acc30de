import { type Reflection, ReflectionKind } from "typedoc";

/** Whether a reflection is a service: a namespace of a package. */
export function isService(reflection: Reflection | undefined): boolean {
  return reflection?.kindOf(ReflectionKind.Namespace) ?? false;
}

/** Whether a reflection is a type of a service, which is told on the service's own page. */
export function isServiceType(reflection: Reflection): boolean {
  const kinds = ReflectionKind.Interface | ReflectionKind.TypeAlias;
  return reflection.kindOf(kinds) && isService(reflection.parent);
}
