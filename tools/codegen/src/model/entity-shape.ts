/** What an object of the documents always has, and what excludes each other in it. */
export interface EntityShape {
  /** Fields that are always present, with the value that says nothing. */
  readonly always?: { readonly [field: string]: string | number | boolean | readonly [] };
  /** Objects, and lists of objects, that have a shape themselves: names of `shapes`. */
  readonly inner?: { readonly [field: string]: string };
  /** Groups of fields of which at most one is set. */
  readonly oneOf?: readonly (readonly string[])[];
}
