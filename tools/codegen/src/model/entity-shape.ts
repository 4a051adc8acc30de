/** Fields that an object always contains, and fields that exclude each other. */
export interface EntityShape {
  /** Fields that are always present, with their empty value. */
  readonly always?: { readonly [field: string]: string | number | boolean | readonly [] };
  /** Fields with objects, or lists of objects, that have a shape: names in `shapes`. */
  readonly inner?: { readonly [field: string]: string };
  /** Groups of fields. At most one field of a group is set. */
  readonly oneOf?: readonly (readonly string[])[];
}
