/** An object's required fields, keyed by name. Alternatives share one name: "image|video". */
export type Needs = ReadonlyMap<string, Need>;

export interface Need {
  /** If false, the field is optional. If it is set, its `nestedNeeds` fields are required. */
  required: boolean;
  /** Required fields of the field's value, or of each item if the value is a list. */
  nestedNeeds: Needs;
}

export const NO_NEEDS: Needs = new Map();

/**
 * Creates the needs for paths. The last field of each path is required if its parent object is set.
 */
export function needsFrom(paths: readonly string[][]): Needs {
  const pathsByField = new Map<string, string[][]>();
  for (const [field, ...subpath] of paths)
    if (field !== undefined) pathsByField.set(field, [...(pathsByField.get(field) ?? []), subpath]);
  return new Map(
    [...pathsByField].map(([field, subpaths]) => [
      field,
      {
        required: subpaths.some((subpath) => subpath.length === 0),
        nestedNeeds: needsFrom(subpaths),
      },
    ]),
  );
}

/** Returns all required paths in a tree. */
export function pathsOf(needs: Needs): string[][] {
  return [...needs].flatMap(([field, { required, nestedNeeds }]) => [
    ...(required ? [[field]] : []),
    ...pathsOf(nestedNeeds).map((path) => [field, ...path]),
  ]);
}

/** Returns the required groups of alternatives. One field of each group must be set. */
export const neededAlternatives = (needs: Needs): string[][] =>
  [...needs.keys()].filter((key) => key.includes("|")).map((key) => key.split("|"));

/** Returns the required fields of the value at a path. */
export function needsAt(needs: Needs, path: readonly string[]): Needs {
  return path.reduce<Needs>((tree, field) => tree.get(field)?.nestedNeeds ?? NO_NEEDS, needs);
}

export function isNeeded(needs: Needs, path: readonly string[]): boolean {
  const field = path.at(-1);
  return field !== undefined && needsAt(needs, path.slice(0, -1)).get(field)?.required === true;
}

/** Returns the needs without the given paths and everything below them. */
export function needsWithout(needs: Needs, paths: readonly string[]): Needs {
  const isRemaining = (path: string[]) => {
    const text = path.join(".");
    return !paths.some(
      (excludedPath) => text === excludedPath || text.startsWith(`${excludedPath}.`),
    );
  };
  return needsFrom(pathsOf(needs).filter(isRemaining));
}

/** Serializes a tree, so that trees can be compared. */
export function serializeNeeds(needs: Needs): string {
  return pathsOf(needs)
    .map((path) => path.join("."))
    .sort()
    .join(" ");
}

/**
 * Returns the fields that both trees require. The needs inside a field are omitted if they
 * differ.
 */
export function neededByBoth(a: Needs, b: Needs): Needs {
  const commonNeeds = [...a].flatMap(([field, need]): [string, Need][] => {
    const otherNeed = b.get(field);
    if (!otherNeed) return [];
    const nestedNeeds =
      serializeNeeds(need.nestedNeeds) === serializeNeeds(otherNeed.nestedNeeds)
        ? need.nestedNeeds
        : NO_NEEDS;
    const isRequired = need.required && otherNeed.required;
    return isRequired || nestedNeeds.size ? [[field, { required: isRequired, nestedNeeds }]] : [];
  });
  return new Map(commonNeeds);
}
