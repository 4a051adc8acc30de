import {
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from "typedoc";

/** A part of a printed type. The target is the declaration that the part names. */
export interface TypePart {
  readonly text: string;
  readonly target?: DeclarationReflection;
}

type TypeParts = readonly TypePart[];

export const textOfParts = (parts: TypeParts): string => parts.map((part) => part.text).join("");

const toTextPart = (value: string): TypeParts => [{ text: value }];

const joinParts = (lists: readonly TypeParts[], separator: string): TypeParts =>
  lists.flatMap((list, index) => (index === 0 ? list : [{ text: separator }, ...list]));

/** Returns the name of a property, in quotes if TypeScript requires them. */
export const propertyName = (name: string): string =>
  /^[\w$]+$|^\[/.test(name) ? name : JSON.stringify(name);

/** Returns the declaration that a type names. Follows re-exports. */
export function declarationOf(type: SomeType): DeclarationReflection | undefined {
  if (type.type !== "reference") return undefined;
  const { reflection } = type;
  const target = reflection?.isReference() ? reflection.tryGetTargetReflectionDeep() : reflection;
  return target?.isDeclaration() ? target : undefined;
}

/** Returns the name of a parameter. TypeDoc calls destructured parameters `__namedParameters`. */
export function parameterName({ name, parent }: ParameterReflection): string {
  if (name !== "__namedParameters") return name;
  return /^[A-Z]/.test(parent?.name ?? "") ? "props" : "options";
}

const needsParentheses = (type: SomeType): boolean =>
  type.type === "union" ||
  type.type === "intersection" ||
  type.type === "conditional" ||
  (type.type === "reflection" && Boolean(type.declaration.signatures));

/** Returns the name of a type in the module of the current page, or undefined. */
export type NameOf = (target: DeclarationReflection) => string | undefined;

/** Prints types as TypeScript. */
export class TypePrinter {
  readonly #nameOf: NameOf;

  constructor(nameOf: NameOf = () => undefined) {
    this.#nameOf = nameOf;
  }

  text(type: SomeType | undefined): string {
    return textOfParts(this.parts(type));
  }

  #parenthesize(type: SomeType): TypeParts {
    const parts = this.parts(type);
    return needsParentheses(type) ? [...toTextPart("("), ...parts, ...toTextPart(")")] : parts;
  }

  parts(type: SomeType | undefined): TypeParts {
    if (!type) return toTextPart("unknown");
    switch (type.type) {
      case "array":
        return [...this.#parenthesize(type.elementType), ...toTextPart("[]")];
      case "union":
        return this.#printUnion(type.types);
      case "intersection":
        return joinParts(
          type.types.map((inner) => this.#parenthesize(inner)),
          " & ",
        );
      case "literal":
        return toTextPart(
          typeof type.value === "string" ? JSON.stringify(type.value) : String(type.value),
        );
      case "reference":
        return this.#printReference(type);
      case "reflection":
        return this.#printObject(type.declaration);
      case "typeOperator":
        return [...toTextPart(`${type.operator} `), ...this.#parenthesize(type.target)];
      case "indexedAccess":
        return [
          ...this.#parenthesize(type.objectType),
          ...toTextPart("["),
          ...this.parts(type.indexType),
          ...toTextPart("]"),
        ];
      case "tuple":
        return [
          ...toTextPart("["),
          ...joinParts(
            type.elements.map((inner) => this.parts(inner)),
            ", ",
          ),
          ...toTextPart("]"),
        ];
      case "namedTupleMember":
        return [
          ...toTextPart(`${type.name}${type.isOptional ? "?" : ""}: `),
          ...this.parts(type.element),
        ];
      case "optional":
        return [...this.#parenthesize(type.elementType), ...toTextPart("?")];
      case "rest":
        return [...toTextPart("..."), ...this.#parenthesize(type.elementType)];
      case "query":
        return [...toTextPart("typeof "), ...this.parts(type.queryType)];
      case "conditional":
        return [
          ...this.parts(type.checkType),
          ...toTextPart(" extends "),
          ...this.parts(type.extendsType),
          ...toTextPart(" ? "),
          ...this.parts(type.trueType),
          ...toTextPart(" : "),
          ...this.parts(type.falseType),
        ];
      case "mapped":
        return [
          ...toTextPart(
            `{ ${type.readonlyModifier === "+" ? "readonly " : ""}[${type.parameter} in `,
          ),
          ...this.parts(type.parameterType),
          ...(type.nameType ? [...toTextPart(" as "), ...this.parts(type.nameType)] : []),
          ...toTextPart(`]${type.optionalModifier === "+" ? "?" : ""}: `),
          ...this.parts(type.templateType),
          ...toTextPart(" }"),
        ];
      case "predicate":
        return [
          ...toTextPart(`${type.asserts ? "asserts " : ""}${type.name}`),
          ...(type.targetType ? [...toTextPart(" is "), ...this.parts(type.targetType)] : []),
        ];
      case "templateLiteral":
        return [
          ...toTextPart(`\`${type.head}`),
          ...type.tail.flatMap(([inner, tail]) => [
            ...toTextPart("${"),
            ...this.parts(inner),
            ...toTextPart(`}${tail}`),
          ]),
          ...toTextPart("`"),
        ];
      case "inferred":
        return toTextPart(`infer ${type.name}`);
      default:
        return toTextPart(type.toString());
    }
  }

  /**
   * Prints a union. Open enums end with `string & {}`, which editors need to suggest the known
   * values.
   */
  #printUnion(types: readonly SomeType[]): TypeParts {
    const isOpen = (type: SomeType) =>
      type.type === "intersection" && this.text(type) === "string & {}";
    // TypeScript expands React's `ReactNode` to its union members. Print its name instead.
    if (types.some((type) => this.text(type) === "Promise<AwaitedReactNode>"))
      return toTextPart("ReactNode");
    const isTrue = (type: SomeType) => type.type === "literal" && type.value === true;
    const isFalse = (type: SomeType) => type.type === "literal" && type.value === false;
    const isBoolean = types.some(isTrue) && types.some(isFalse);
    const parts = types.flatMap((type): TypeParts[] => {
      if (isOpen(type)) return [toTextPart("string")];
      if (isBoolean && isTrue(type)) return [toTextPart("boolean")];
      if (isBoolean && isFalse(type)) return [];
      return [this.#parenthesize(type)];
    });
    return joinParts(parts, " | ");
  }

  #printReference(type: SomeType & { type: "reference" }): TypeParts {
    const target = declarationOf(type);
    const name = (target && this.#nameOf(target)) ?? type.name;
    const typeName: TypePart =
      target && !type.refersToTypeParameter ? { text: name, target } : { text: name };
    if (!type.typeArguments?.length) return [typeName];
    const typeArguments = joinParts(
      type.typeArguments.map((argument) => this.parts(argument)),
      ", ",
    );
    return [typeName, ...toTextPart("<"), ...typeArguments, ...toTextPart(">")];
  }

  #printObject(declaration: DeclarationReflection): TypeParts {
    const { signatures = [], indexSignatures = [], children = [] } = declaration;
    const constructors = children.filter((child) => child.kindOf(ReflectionKind.Constructor));
    if (signatures.length === 1 && children.length === 0 && signatures[0])
      return this.signature(signatures[0], " => ");
    const members = [
      ...signatures.map((signature) => this.signature(signature)),
      ...constructors.flatMap(({ signatures: constructSignatures = [] }) =>
        constructSignatures.map((signature) => [
          ...toTextPart("new "),
          ...this.signature(signature),
        ]),
      ),
      ...indexSignatures.map((signature) => [
        ...toTextPart("["),
        ...this.#printParameters(signature),
        ...toTextPart("]: "),
        ...this.parts(signature.type),
      ]),
      ...children
        .filter((child) => !child.kindOf(ReflectionKind.Constructor))
        .map((child) => this.member(child)),
    ];
    return members.length === 0
      ? toTextPart("{}")
      : [...toTextPart("{ "), ...joinParts(members, "; "), ...toTextPart(" }")];
  }

  /** Prints a property or method: `name?: string`, `find(): Promise<Page>`. */
  member(member: DeclarationReflection): TypeParts {
    const optionalMark = member.flags.isOptional ? "?" : "";
    const name = `${propertyName(member.name)}${optionalMark}`;
    const methods = member.signatures ?? [];
    if (methods.length)
      return joinParts(
        methods.map((signature) => [...toTextPart(name), ...this.signature(signature)]),
        "; ",
      );
    const type = member.type ?? member.getSignature?.type;
    return [...toTextPart(`${name}: `), ...this.parts(type)];
  }

  parameter(parameter: ParameterReflection): TypeParts {
    const { isOptional, isRest } = parameter.flags;
    const optionalMark = isOptional || parameter.defaultValue !== undefined ? "?" : "";
    const name = `${isRest ? "..." : ""}${parameterName(parameter)}${optionalMark}`;
    return [...toTextPart(`${name}: `), ...this.parts(parameter.type)];
  }

  #printParameters({ parameters = [] }: SignatureReflection): TypeParts {
    return joinParts(
      parameters.map((parameter) => this.parameter(parameter)),
      ", ",
    );
  }

  /** Prints the type parameters, parameters and result of a signature. */
  signature(signature: SignatureReflection, arrow = ": "): TypeParts {
    return [
      ...this.typeParameters(signature.typeParameters),
      ...toTextPart("("),
      ...this.#printParameters(signature),
      ...toTextPart(`)${arrow}`),
      ...this.parts(signature.type),
    ];
  }

  typeParameters(parameters: SignatureReflection["typeParameters"]): TypeParts {
    if (!parameters?.length) return [];
    const parameterParts = parameters.map((parameter) => [
      ...toTextPart(`${parameter.flags.isConst ? "const " : ""}${parameter.name}`),
      ...(parameter.type ? [...toTextPart(" extends "), ...this.parts(parameter.type)] : []),
      ...(parameter.default ? [...toTextPart(" = "), ...this.parts(parameter.default)] : []),
    ]);
    return [...toTextPart("<"), ...joinParts(parameterParts, ", "), ...toTextPart(">")];
  }
}
