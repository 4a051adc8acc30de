import type { Field, Shape } from "./surface.ts";

/** Returns the innermost item type of lists and maps, and other types unchanged. */
function contentOf(shape: Shape): Shape {
  if (shape.kind === "array") return contentOf(shape.items);
  if (shape.kind === "map") return contentOf(shape.values);
  return shape;
}

/** Returns the field at a dotted path of a conversion. `*` means any key of a map. */
export function fieldAt(payload: Shape | undefined, path: string): Field | undefined {
  let shape = payload;
  let field: Field | undefined;
  for (const name of path.replaceAll("{}", "").split(".")) {
    if (name === "*") continue;
    const parent = shape && contentOf(shape);
    field = parent?.kind === "object" ? parent.object.fields.get(name) : undefined;
    if (!field) return undefined;
    shape = field.shape;
  }
  return field;
}
