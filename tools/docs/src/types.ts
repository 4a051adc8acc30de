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

const textPart = (value: string): TypeParts => [{ text: value }];

const joinParts = (lists: readonly TypeParts[], separator: string): TypeParts =>
  lists.flatMap((list, index) => (index === 0 ? list : [{ text: separator }, ...list]));

/** Returns the name of a property, in quotes if it is not a valid identifier. */
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

  #inParentheses(type: SomeType): TypeParts {
    const parts = this.parts(type);
    return needsParentheses(type) ? [...textPart("("), ...parts, ...textPart(")")] : parts;
  }

  parts(type: SomeType | undefined): TypeParts {
    if (!type) return textPart("unknown");
    switch (type.type) {
      case "array":
        return [...this.#inParentheses(type.elementType), ...textPart("[]")];
      case "union":
        return this.#union(type.types);
      case "intersection":
        return joinParts(
          type.types.map((inner) => this.#inParentheses(inner)),
          " & ",
        );
      case "literal":
        return textPart(
          typeof type.value === "string" ? JSON.stringify(type.value) : String(type.value),
        );
      case "reference":
        return this.#reference(type);
      case "reflection":
        return this.#object(type.declaration);
      case "typeOperator":
        return [...textPart(`${type.operator} `), ...this.#inParentheses(type.target)];
      case "indexedAccess":
        return [
          ...this.#inParentheses(type.objectType),
          ...textPart("["),
          ...this.parts(type.indexType),
          ...textPart("]"),
        ];
      case "tuple":
        return [
          ...textPart("["),
          ...joinParts(
            type.elements.map((inner) => this.parts(inner)),
            ", ",
          ),
          ...textPart("]"),
        ];
      case "namedTupleMember":
        return [
          ...textPart(`${type.name}${type.isOptional ? "?" : ""}: `),
          ...this.parts(type.element),
        ];
      case "optional":
        return [...this.#inParentheses(type.elementType), ...textPart("?")];
      case "rest":
        return [...textPart("..."), ...this.#inParentheses(type.elementType)];
      case "query":
        return [...textPart("typeof "), ...this.parts(type.queryType)];
      case "conditional":
        return [
          ...this.parts(type.checkType),
          ...textPart(" extends "),
          ...this.parts(type.extendsType),
          ...textPart(" ? "),
          ...this.parts(type.trueType),
          ...textPart(" : "),
          ...this.parts(type.falseType),
        ];
      case "mapped":
        return [
          ...textPart(
            `{ ${type.readonlyModifier === "+" ? "readonly " : ""}[${type.parameter} in `,
          ),
          ...this.parts(type.parameterType),
          ...(type.nameType ? [...textPart(" as "), ...this.parts(type.nameType)] : []),
          ...textPart(`]${type.optionalModifier === "+" ? "?" : ""}: `),
          ...this.parts(type.templateType),
          ...textPart(" }"),
        ];
      case "predicate":
        return [
          ...textPart(`${type.asserts ? "asserts " : ""}${type.name}`),
          ...(type.targetType ? [...textPart(" is "), ...this.parts(type.targetType)] : []),
        ];
      case "templateLiteral":
        return [
          ...textPart(`\`${type.head}`),
          ...type.tail.flatMap(([inner, tail]) => [
            ...textPart("${"),
            ...this.parts(inner),
            ...textPart(`}${tail}`),
          ]),
          ...textPart("`"),
        ];
      case "inferred":
        return textPart(`infer ${type.name}`);
      default:
        return textPart(type.toString());
    }
  }

  /** Open enums end with `string & {}`, which editors need to suggest the known values. */
  #union(types: readonly SomeType[]): TypeParts {
    const isOpen = (type: SomeType) =>
      type.type === "intersection" && this.text(type) === "string & {}";
    // TypeScript replaces React's `ReactNode` with its alternatives.
    if (types.some((type) => this.text(type) === "Promise<AwaitedReactNode>"))
      return textPart("ReactNode");
    const isTrue = (type: SomeType) => type.type === "literal" && type.value === true;
    const isFalse = (type: SomeType) => type.type === "literal" && type.value === false;
    const isBoolean = types.some(isTrue) && types.some(isFalse);
    const parts = types.flatMap((type): TypeParts[] => {
      if (isOpen(type)) return [textPart("string")];
      if (isBoolean && isTrue(type)) return [textPart("boolean")];
      if (isBoolean && isFalse(type)) return [];
      return [this.#inParentheses(type)];
    });
    return joinParts(parts, " | ");
  }

  #reference(type: SomeType & { type: "reference" }): TypeParts {
    const target = declarationOf(type);
    const name = (target && this.#nameOf(target)) ?? type.name;
    const typeName: TypePart =
      target && !type.refersToTypeParameter ? { text: name, target } : { text: name };
    if (!type.typeArguments?.length) return [typeName];
    const typeArguments = joinParts(
      type.typeArguments.map((argument) => this.parts(argument)),
      ", ",
    );
    return [typeName, ...textPart("<"), ...typeArguments, ...textPart(">")];
  }

  #object(declaration: DeclarationReflection): TypeParts {
    const { signatures = [], indexSignatures = [], children = [] } = declaration;
    const constructors = children.filter((child) => child.kindOf(ReflectionKind.Constructor));
    if (signatures.length === 1 && children.length === 0 && signatures[0])
      return this.signature(signatures[0], " => ");
    const members = [
      ...signatures.map((signature) => this.signature(signature)),
      ...constructors.flatMap(({ signatures: news = [] }) =>
        news.map((signature) => [...textPart("new "), ...this.signature(signature)]),
      ),
      ...indexSignatures.map((signature) => [
        ...textPart("["),
        ...this.#parameters(signature),
        ...textPart("]: "),
        ...this.parts(signature.type),
      ]),
      ...children
        .filter((child) => !child.kindOf(ReflectionKind.Constructor))
        .map((child) => this.member(child)),
    ];
    return members.length === 0
      ? textPart("{}")
      : [...textPart("{ "), ...joinParts(members, "; "), ...textPart(" }")];
  }

  /** Prints a property or method: `name?: string`, `find(): Promise<Page>`. */
  member(member: DeclarationReflection): TypeParts {
    const optionalMark = member.flags.isOptional ? "?" : "";
    const name = `${propertyName(member.name)}${optionalMark}`;
    const methods = member.signatures ?? [];
    if (methods.length)
      return joinParts(
        methods.map((signature) => [...textPart(name), ...this.signature(signature)]),
        "; ",
      );
    const type = member.type ?? member.getSignature?.type;
    return [...textPart(`${name}: `), ...this.parts(type)];
  }

  parameter(parameter: ParameterReflection): TypeParts {
    const { isOptional, isRest } = parameter.flags;
    const optionalMark = isOptional || parameter.defaultValue !== undefined ? "?" : "";
    const name = `${isRest ? "..." : ""}${parameterName(parameter)}${optionalMark}`;
    return [...textPart(`${name}: `), ...this.parts(parameter.type)];
  }

  #parameters({ parameters = [] }: SignatureReflection): TypeParts {
    return joinParts(
      parameters.map((parameter) => this.parameter(parameter)),
      ", ",
    );
  }

  /** Prints type parameters, parameters and result. */
  signature(signature: SignatureReflection, arrow = ": "): TypeParts {
    return [
      ...this.typeParameters(signature.typeParameters),
      ...textPart("("),
      ...this.#parameters(signature),
      ...textPart(`)${arrow}`),
      ...this.parts(signature.type),
    ];
  }

  typeParameters(parameters: SignatureReflection["typeParameters"]): TypeParts {
    if (!parameters?.length) return [];
    const parameterParts = parameters.map((parameter) => [
      ...textPart(`${parameter.flags.isConst ? "const " : ""}${parameter.name}`),
      ...(parameter.type ? [...textPart(" extends "), ...this.parts(parameter.type)] : []),
      ...(parameter.default ? [...textPart(" = "), ...this.parts(parameter.default)] : []),
    ]);
    return [...textPart("<"), ...joinParts(parameterParts, ", "), ...textPart(">")];
  }
}
