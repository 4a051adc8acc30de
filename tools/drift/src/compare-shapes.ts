import { type Difference, keysOf } from "./differences.ts";
import type { Field, ObjectShape, Shape } from "./surface.ts";

interface Position {
  readonly operation: string;
  readonly payload: string;
}

/**
 * Formats that published types do not mention. They are compared with the published client's
 * conversions instead.
 */
const CONVERTED_FORMATS: ReadonlySet<unknown> = new Set(["byte", "double", "field-mask"]);

/**
 * Creates a function that compares two types. It reports each pair of types once, although many
 * operations use it.
 */
export function compareShapes(report: (difference: Difference) => void) {
  const compared = new Map<string, true>();

  const isFirstComparison = (key: string): boolean => {
    if (compared.has(key)) return false;
    compared.set(key, true);
    return true;
  };

  function compareObjects(theirs: ObjectShape, documented: ObjectShape, path: string): void {
    const name = theirs.name || documented.name || path;
    if (!isFirstComparison(`object ${name} ${documented.name}`)) return;
    for (const field of keysOf(theirs.fields, documented.fields)) {
      const published = theirs.fields.get(field);
      const ours = documented.fields.get(field);
      const fieldName = `${name}.${field}`;
      if (published && ours) compareFields(published, ours, fieldName);
      else if (published || !ours?.hasSource)
        report({
          kind: published ? "new" : "gone",
          element: "field",
          name: fieldName,
          field: published,
        });
    }
    compareOneOfs(theirs, documented, name);
  }

  function compareOneOfs(theirs: ObjectShape, documented: ObjectShape, name: string): void {
    // A group with one field has no effect, so the documents may omit it.
    const oneOfLines = ({ oneOfs }: ObjectShape) =>
      oneOfs.filter((group) => group.length > 1).map((group) => [...group].sort().join("|"));
    const added = oneOfLines(theirs).filter((group) => !oneOfLines(documented).includes(group));
    const removed = oneOfLines(documented).filter((group) => !oneOfLines(theirs).includes(group));
    if (added.length > 0 || removed.length > 0)
      report({ kind: "different", element: "type", name, key: "x-oneof", added, removed });
  }

  function compareFields(theirs: Field, documented: Field, name: string): void {
    for (const key of new Set([...Object.keys(theirs.facts), ...Object.keys(documented.facts)])) {
      const published = theirs.facts[key];
      const ours = documented.facts[key];
      if (published !== ours && !CONVERTED_FORMATS.has(ours))
        report({ kind: "different", element: "field", name, key, published, ours });
    }
    compare(theirs.shape, documented.shape, name);
  }

  function compareEnums(
    theirs: Shape & { kind: "enum" },
    documented: Shape & { kind: "enum" },
    path: string,
  ): void {
    const name = theirs.name || documented.name || path;
    if (!isFirstComparison(`enum ${name} ${documented.name}`)) return;
    const added = theirs.values.filter((value) => !documented.values.includes(value));
    const removed = documented.hasSource
      ? []
      : documented.values.filter((value) => !theirs.values.includes(value));
    if (added.length > 0 || removed.length > 0)
      report({ kind: "different", element: "enum", name, key: "enum", added, removed });
  }

  function compare(theirs: Shape, documented: Shape, path: string): void {
    if (theirs.kind === "object" && documented.kind === "object")
      compareObjects(theirs.object, documented.object, path);
    else if (theirs.kind === "array" && documented.kind === "array")
      compare(theirs.items, documented.items, path);
    else if (theirs.kind === "map" && documented.kind === "map")
      compare(theirs.values, documented.values, path);
    else if (theirs.kind === "enum" && documented.kind === "enum")
      compareEnums(theirs, documented, path);
    else if (theirs.kind !== documented.kind)
      report({
        kind: "different",
        element: "field",
        name: path,
        key: "type",
        published: theirs.kind,
        ours: documented.kind,
      });
  }

  return (theirs: Shape | undefined, own: Shape | undefined, position: Position): void => {
    const name = `${position.operation}.${position.payload}`;
    if (theirs && own) compare(theirs, own, name);
    else if (theirs || own) report({ kind: theirs ? "new" : "gone", element: "type", name });
  };
}
