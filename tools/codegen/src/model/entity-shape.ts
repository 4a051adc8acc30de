/** Fields that an object always contains, and mutually exclusive fields. */
export interface EntityShape {
  /** Fields that are always present, and their empty values. */
  readonly always?: { readonly [field: string]: string | number | boolean | readonly [] };
  /**
   * Fields whose value is an object, or a list of objects, that has a shape: field name to name in
   * `shapes`.
   */
  readonly inner?: { readonly [field: string]: string };
  /** Groups of fields. At most one field of a group is set. */
  readonly oneOf?: readonly (readonly string[])[];
}

/**
 * Shapes in the table, keyed by file and name. Each shape is a string: `name` is an empty string,
 * `name=NONE` another string, `name:0` another value as JSON, `name>Type` has a shape, and the
 * fields in `a|b` are mutually exclusive. A type without a file is in the same file. By default, a
 * type has the name of its field.
 */
export interface ShapeTable {
  readonly [file: string]: { readonly [name: string]: string };
}

function expandShape(text: string, file: string): EntityShape {
  const always: Record<string, string | number | boolean | readonly []> = {};
  const inner: Record<string, string> = {};
  const oneOf: string[][] = [];
  for (const part of text.split(" ").filter(Boolean)) {
    const [, field = "", kind, value = ""] = /^([^=:>|]+)([=:>|]|$)(.*)$/.exec(part) ?? [];
    if (kind === ">") {
      const type = value || field.charAt(0).toUpperCase() + field.slice(1);
      inner[field] = type.includes("#") ? type : `${file}#${type}`;
    } else if (kind === "|") oneOf.push(part.split("|").filter(Boolean));
    else always[field] = kind === ":" ? JSON.parse(value) : value;
  }
  return {
    ...(Object.keys(always).length > 0 && { always }),
    ...(Object.keys(inner).length > 0 && { inner }),
    ...(oneOf.length > 0 && { oneOf }),
  };
}

/** Expands the shapes, keyed by file and name. */
export const expandShapes = (table: ShapeTable): { readonly [name: string]: EntityShape } =>
  Object.fromEntries(
    Object.entries(table).flatMap(([file, shapes]) =>
      Object.entries(shapes).map(([name, text]) => [`${file}#${name}`, expandShape(text, file)]),
    ),
  );
