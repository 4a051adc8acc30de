// The facts that can be read from a published package and from an API document.

/** The type of a value on the wire. */
export type Shape =
  | { readonly kind: "object"; readonly object: ObjectShape }
  | { readonly kind: "array"; readonly items: Shape }
  | { readonly kind: "map"; readonly values: Shape }
  | {
      readonly kind: "enum";
      readonly name: string;
      readonly values: readonly string[];
      /** Whether the document names another source. If so, the package may lack some values. */
      readonly hasSource?: boolean;
    }
  | { readonly kind: "string" | "number" | "boolean" | "any" };

/** An object with fields. Objects can be recursive, so each one exists only once. */
export interface ObjectShape {
  readonly name: string;
  readonly fields: ReadonlyMap<string, Field>;
  /** Groups of mutually exclusive fields. */
  readonly oneOfs: readonly (readonly string[])[];
}

export interface Field {
  readonly shape: Shape;
  /** Keywords of the schema, such as `maxLength` or `x-immutable`. */
  readonly facts: Facts;
  /** Whether the document names another source, so the package may lack the field. */
  readonly hasSource?: boolean;
}

export type Facts = Readonly<Record<string, string | number | boolean>>;

export interface Operation {
  /** Keys of an operation in the API documents, such as `x-proto-path`. */
  readonly facts: Facts;
  /** Unordered lists, such as `x-error-codes`. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly request: Shape | undefined;
  readonly response: Shape | undefined;
  /** Fields that the client must convert: dotted paths with a format, such as `date-time`. */
  readonly conversions: readonly Conversion[];
}

export interface Conversion {
  readonly payload: "request" | "response";
  readonly path: string;
  readonly format: string;
}

export interface Event {
  readonly facts: Facts;
  readonly entity: Shape | undefined;
  readonly data: Shape | undefined;
}

export interface Surface {
  /** Version of the package. The documents of service plugins do not contain it. */
  readonly version: string | undefined;
  readonly operations: ReadonlyMap<string, Operation>;
  readonly events: ReadonlyMap<string, Event>;
  /** The errors of a service plugin. */
  readonly errors: ReadonlyMap<string, Facts>;
}
