/** Returns the paths of properties that are in the input but not in the validated output. */
export function unknownOptions(given: unknown, checked: unknown, path = ""): string[] {
  const both = [given, checked].every((value) => typeof value === "object" && value !== null);
  if (given === checked || !both) return [];
  return Object.entries(Object(given)).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const at = path === "" ? key : `${path}.${key}`;
    return Object.hasOwn(Object(checked), key)
      ? unknownOptions(value, Reflect.get(Object(checked), key), at)
      : [at];
  });
}
