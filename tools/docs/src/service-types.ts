import { type Reflection, ReflectionKind } from "typedoc";

/** Whether a reflection is a service: a namespace of a package. */
export function isService(reflection: Reflection | undefined): boolean {
  return reflection?.kindOf(ReflectionKind.Namespace) ?? false;
}

/** Whether a reflection is a service's type, which is documented on the service's page. */
export function isServiceType(reflection: Reflection): boolean {
  const kinds = ReflectionKind.Interface | ReflectionKind.TypeAlias;
  return reflection.kindOf(kinds) && isService(reflection.parent);
}
