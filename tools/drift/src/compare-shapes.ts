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
 * Creates a function that compares two types. The function reports the differences between two
 * types once, even if many operations use the types.
 */
export function compareShapes(report: (difference: Difference) => void) {
  const comparedKeys = new Map<string, true>();

  const isFirstComparison = (key: string): boolean => {
    if (comparedKeys.has(key)) return false;
    comparedKeys.set(key, true);
    return true;
  };

  function compareObjects(
    publishedObject: ObjectShape,
    documentedObject: ObjectShape,
    path: string,
  ): void {
    const name = publishedObject.name || documentedObject.name || path;
    if (!isFirstComparison(`object ${name} ${documentedObject.name}`)) return;
    for (const field of keysOf(publishedObject.fields, documentedObject.fields)) {
      const publishedField = publishedObject.fields.get(field);
      const documentedField = documentedObject.fields.get(field);
      const fieldName = `${name}.${field}`;
      if (publishedField && documentedField)
        compareFields(publishedField, documentedField, fieldName);
      else if (publishedField || !documentedField?.hasSource)
        report({
          kind: publishedField ? "new" : "gone",
          element: "field",
          name: fieldName,
          field: publishedField,
        });
    }
    compareOneOfs(publishedObject, documentedObject, name);
  }

  function compareOneOfs(
    publishedObject: ObjectShape,
    documentedObject: ObjectShape,
    name: string,
  ): void {
    // A group with one field has no effect, so the documents may omit it.
    const oneOfLines = ({ oneOfs }: ObjectShape) =>
      oneOfs.filter((group) => group.length > 1).map((group) => [...group].sort().join("|"));
    const addedGroups = oneOfLines(publishedObject).filter(
      (group) => !oneOfLines(documentedObject).includes(group),
    );
    const removedGroups = oneOfLines(documentedObject).filter(
      (group) => !oneOfLines(publishedObject).includes(group),
    );
    if (addedGroups.length > 0 || removedGroups.length > 0)
      report({
        kind: "different",
        element: "type",
        name,
        key: "x-oneof",
        added: addedGroups,
        removed: removedGroups,
      });
  }

  function compareFields(publishedField: Field, documentedField: Field, name: string): void {
    for (const key of new Set([
      ...Object.keys(publishedField.facts),
      ...Object.keys(documentedField.facts),
    ])) {
      const publishedValue = publishedField.facts[key];
      const documentedValue = documentedField.facts[key];
      if (publishedValue !== documentedValue && !CONVERTED_FORMATS.has(documentedValue))
        report({
          kind: "different",
          element: "field",
          name,
          key,
          published: publishedValue,
          ours: documentedValue,
        });
    }
    compare(publishedField.shape, documentedField.shape, name);
  }

  function compareEnums(
    publishedEnum: Shape & { kind: "enum" },
    documentedEnum: Shape & { kind: "enum" },
    path: string,
  ): void {
    const name = publishedEnum.name || documentedEnum.name || path;
    if (!isFirstComparison(`enum ${name} ${documentedEnum.name}`)) return;
    const addedValues = publishedEnum.values.filter(
      (value) => !documentedEnum.values.includes(value),
    );
    const removedValues = documentedEnum.hasSource
      ? []
      : documentedEnum.values.filter((value) => !publishedEnum.values.includes(value));
    if (addedValues.length > 0 || removedValues.length > 0)
      report({
        kind: "different",
        element: "enum",
        name,
        key: "enum",
        added: addedValues,
        removed: removedValues,
      });
  }

  function compare(publishedShape: Shape, documentedShape: Shape, path: string): void {
    if (publishedShape.kind === "object" && documentedShape.kind === "object")
      compareObjects(publishedShape.object, documentedShape.object, path);
    else if (publishedShape.kind === "array" && documentedShape.kind === "array")
      compare(publishedShape.items, documentedShape.items, path);
    else if (publishedShape.kind === "map" && documentedShape.kind === "map")
      compare(publishedShape.values, documentedShape.values, path);
    else if (publishedShape.kind === "enum" && documentedShape.kind === "enum")
      compareEnums(publishedShape, documentedShape, path);
    else if (publishedShape.kind !== documentedShape.kind)
      report({
        kind: "different",
        element: "field",
        name: path,
        key: "type",
        published: publishedShape.kind,
        ours: documentedShape.kind,
      });
  }

  return (
    publishedShape: Shape | undefined,
    documentedShape: Shape | undefined,
    position: Position,
  ): void => {
    const name = `${position.operation}.${position.payload}`;
    if (publishedShape && documentedShape) compare(publishedShape, documentedShape, name);
    else if (publishedShape || documentedShape)
      report({ kind: publishedShape ? "new" : "gone", element: "type", name });
  };
}
