/** Returns the paths of input properties that are not in the validated output. */
export function unknownOptions(input: unknown, output: unknown, path = ""): string[] {
  const areObjects = [input, output].every((value) => typeof value === "object" && value !== null);
  if (input === output || !areObjects) return [];
  return Object.entries(Object(input)).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const name = path === "" ? key : `${path}.${key}`;
    return Object.hasOwn(Object(output), key)
      ? unknownOptions(value, Reflect.get(Object(output), key), name)
      : [name];
  });
}
