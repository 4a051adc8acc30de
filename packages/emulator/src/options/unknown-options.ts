/** Returns the paths of properties that are in the input but not in the validated output. */
export function unknownOptions(input: unknown, checked: unknown, path = ""): string[] {
  const areObjects = [input, checked].every((value) => typeof value === "object" && value !== null);
  if (input === checked || !areObjects) return [];
  return Object.entries(Object(input)).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const name = path === "" ? key : `${path}.${key}`;
    return Object.hasOwn(Object(checked), key)
      ? unknownOptions(value, Reflect.get(Object(checked), key), name)
      : [name];
  });
}
