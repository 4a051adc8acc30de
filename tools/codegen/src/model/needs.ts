/** What an object has to have: its fields by name. Alternatives, of which one is needed, are one name: "image|video". */
export type Needs = ReadonlyMap<string, Need>;

export interface Need {
  /** Otherwise only what is in it is needed, where it is given. */
  required: boolean;
  /** What its value needs, or each item of its list. */
  inner: Needs;
}

export const NOTHING: Needs = new Map();

/** The tree of paths: each of them is required where the object that it lies in is given. */
export function needsFrom(paths: readonly string[][]): Needs {
  const below = new Map<string, string[][]>();
  for (const [field, ...rest] of paths)
    if (field !== undefined) below.set(field, [...(below.get(field) ?? []), rest]);
  return new Map(
    [...below].map(([field, rests]) => [
      field,
      { required: rests.some((rest) => rest.length === 0), inner: needsFrom(rests) },
    ]),
  );
}

/** All paths of a tree that are required. */
export function pathsOf(needs: Needs): string[][] {
  return [...needs].flatMap(([field, { required, inner }]) => [
    ...(required ? [[field]] : []),
    ...pathsOf(inner).map((path) => [field, ...path]),
  ]);
}

/** The groups of fields of which one is needed. */
export const neededAlternatives = (needs: Needs): string[][] =>
  [...needs.keys()].filter((key) => key.includes("|")).map((key) => key.split("|"));

/** What the value at a path needs. */
export function needsAt(needs: Needs, path: readonly string[]): Needs {
  return path.reduce<Needs>((found, field) => found.get(field)?.inner ?? NOTHING, needs);
}

export function isNeeded(needs: Needs, path: readonly string[]): boolean {
  const field = path.at(-1);
  return field !== undefined && needsAt(needs, path.slice(0, -1)).get(field)?.required === true;
}

/** Without what is needed at some paths, and below them. */
export function needsWithout(needs: Needs, paths: readonly string[]): Needs {
  const isLeft = (path: string[]) => {
    const text = path.join(".");
    return !paths.some((left) => text === left || text.startsWith(`${left}.`));
  };
  return needsFrom(pathsOf(needs).filter(isLeft));
}

/** Whether two trees are the same is whether their texts are. */
export function textOf(needs: Needs): string {
  return pathsOf(needs)
    .map((path) => path.join("."))
    .sort()
    .join(" ");
}

/** What both need. Of a field whose value is to have this in one and that in the other, nothing is said. */
export function neededByBoth(a: Needs, b: Needs): Needs {
  const shared = [...a].flatMap(([field, need]): [string, Need][] => {
    const other = b.get(field);
    if (!other) return [];
    const inner = textOf(need.inner) === textOf(other.inner) ? need.inner : NOTHING;
    const required = need.required && other.required;
    return required || inner.size ? [[field, { required, inner }]] : [];
  });
  return new Map(shared);
}
