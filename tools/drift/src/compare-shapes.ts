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
const CONVERTED: ReadonlySet<unknown> = new Set(["byte", "double", "field-mask"]);

/**
 * Creates a function that compares two types. It reports each pair of types once, although many
 * operations use it.
 */
export function compareShapes(report: (difference: Difference) => void) {
  const compared = new Map<string, true>();

  const isNew = (key: string): boolean => {
    if (compared.has(key)) return false;
    compared.set(key, true);
    return true;
  };

  function compareObjects(theirs: ObjectShape, own: ObjectShape, path: string): void {
    const name = theirs.name || own.name || path;
    if (!isNew(`object ${name} ${own.name}`)) return;
    for (const field of keysOf(theirs.fields, own.fields)) {
      const published = theirs.fields.get(field);
      const ours = own.fields.get(field);
      const place = `${name}.${field}`;
      if (published && ours) compareFields(published, ours, place);
      else if (published || !ours?.hasSource)
        report({ kind: published ? "new" : "gone", place: "field", name: place, field: published });
    }
    compareOneOfs(theirs, own, name);
  }

  function compareOneOfs(theirs: ObjectShape, own: ObjectShape, name: string): void {
    // A group with one field has no effect, so the documents may omit it.
    const lines = ({ oneOfs }: ObjectShape) =>
      oneOfs.filter((group) => group.length > 1).map((group) => [...group].sort().join("|"));
    const added = lines(theirs).filter((group) => !lines(own).includes(group));
    const removed = lines(own).filter((group) => !lines(theirs).includes(group));
    if (added.length > 0 || removed.length > 0)
      report({ kind: "different", place: "type", name, key: "x-oneof", added, removed });
  }

  function compareFields(theirs: Field, own: Field, name: string): void {
    for (const key of new Set([...Object.keys(theirs.facts), ...Object.keys(own.facts)])) {
      const published = theirs.facts[key];
      const ours = own.facts[key];
      if (published !== ours && !CONVERTED.has(ours))
        report({ kind: "different", place: "field", name, key, published, ours });
    }
    compare(theirs.shape, own.shape, name);
  }

  function compareEnums(
    theirs: Shape & { kind: "enum" },
    own: Shape & { kind: "enum" },
    path: string,
  ): void {
    const name = theirs.name || own.name || path;
    if (!isNew(`enum ${name} ${own.name}`)) return;
    const added = theirs.values.filter((value) => !own.values.includes(value));
    const removed = own.hasSource
      ? []
      : own.values.filter((value) => !theirs.values.includes(value));
    if (added.length > 0 || removed.length > 0)
      report({ kind: "different", place: "enum", name, key: "enum", added, removed });
  }

  function compare(theirs: Shape, own: Shape, path: string): void {
    if (theirs.kind === "object" && own.kind === "object")
      compareObjects(theirs.object, own.object, path);
    else if (theirs.kind === "array" && own.kind === "array")
      compare(theirs.items, own.items, path);
    else if (theirs.kind === "map" && own.kind === "map") compare(theirs.values, own.values, path);
    else if (theirs.kind === "enum" && own.kind === "enum") compareEnums(theirs, own, path);
    else if (theirs.kind !== own.kind)
      report({
        kind: "different",
        place: "field",
        name: path,
        key: "type",
        published: theirs.kind,
        ours: own.kind,
      });
  }

  return (theirs: Shape | undefined, own: Shape | undefined, position: Position): void => {
    const name = `${position.operation}.${position.payload}`;
    if (theirs && own) compare(theirs, own, name);
    else if (theirs || own) report({ kind: theirs ? "new" : "gone", place: "type", name });
  };
}
