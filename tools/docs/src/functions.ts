import type {
  DeclarationReflection,
  ParameterReflection,
  SignatureReflection,
  SomeType,
} from "typedoc";
import { fieldsOfResult, propertyRows, signatureText, TABLE_HEAD } from "./declarations.ts";
import { capitalize, codeBlock, formatTable, inlineCode, joinBlocks } from "./markdown.ts";
import type { Plan } from "./plan.ts";
import { propertiesOf } from "./properties.ts";
import { queryFieldsTable } from "./query-fields.ts";
import { declarationOf, parameterName } from "./types.ts";
import type { Writer } from "./writer.ts";

/**
 * Sentences that list the fields of an argument. They are removed, because the table has a row for
 * each field.
 */
const FIELD_LIST_SENTENCES =
  /Optional\s+fields:[^.]*\.|See\s+\[`\w+`\]\([^)]*\)\s+for\s+all\s+fields\./g;

const isOptional = (parameter: ParameterReflection) =>
  parameter.flags.isOptional || parameter.defaultValue !== undefined;

const unwrapPromise = (type: SomeType | undefined): SomeType | undefined =>
  type?.type === "reference" && type.name === "Promise" ? type.typeArguments?.[0] : type;

/** Describes one function of a page. */
export class FunctionSection {
  readonly #signatures: readonly SignatureReflection[];

  readonly #writer: Writer;
  readonly #plan: Plan;
  readonly #declaration: DeclarationReflection;

  constructor(writer: Writer, plan: Plan, declaration: DeclarationReflection) {
    this.#writer = writer;
    this.#plan = plan;
    this.#declaration = declaration;
    this.#signatures = declaration.signatures ?? [];
  }

  get comment() {
    return this.#signatures[0]?.comment;
  }

  signature(): string {
    const { name } = this.#declaration;
    const lines = this.#signatures.map((signature) => signatureText(this.#writer, name, signature));
    return codeBlock("ts", lines.join("\n"));
  }

  #isInlined(type: DeclarationReflection | undefined): type is DeclarationReflection {
    return type !== undefined && this.#plan.inlinedTypes.get(type) === this.#declaration;
  }

  /** Returns a table of the parameters, and of the fields of types that only this function uses. */
  argumentTable(): string | undefined {
    const rows = new Map<string, readonly string[]>();
    for (const { parameters = [] } of this.#signatures)
      for (const parameter of parameters)
        for (const row of this.#argumentRows(parameter)) {
          const [name = ""] = row;
          if (!rows.has(name)) rows.set(name, row);
        }
    return formatTable(["Argument", "Type", "Description"], [...rows.values()]);
  }

  #argumentRows(parameter: ParameterReflection): readonly (readonly string[])[] {
    const writer = this.#writer;
    const type = parameter.type && declarationOf(parameter.type);
    const properties = this.#isInlined(type) ? propertiesOf(type) : undefined;
    const name = parameterName(parameter);
    const displayName = `${parameter.flags.isRest ? "..." : ""}${name}${isOptional(parameter) ? "?" : ""}`;
    const typeText =
      properties && type
        ? inlineCode(writer.printer.text(parameter.type))
        : writer.type(parameter.type);
    const comment = capitalize(writer.comment(parameter.comment?.summary));
    const text = properties ? comment.replaceAll(FIELD_LIST_SENTENCES, "").trim() : comment;
    const typeSummary = properties && type ? writer.summary(type.comment) : "";
    const isGenericSummary = /^(Options|Identifiers) of /.test(typeSummary);
    const ownRow = [
      inlineCode(displayName),
      typeText,
      text || (isGenericSummary ? "" : typeSummary),
    ];
    return [ownRow, ...(properties ? propertyRows(writer, properties, `${name}.`) : [])];
  }

  /** Describes the result, with the fields of a type that only this function uses. */
  result(): string | undefined {
    const writer = this.#writer;
    const results = this.#signatures.map(({ type }) => unwrapPromise(type));
    const typeTexts = [...new Set(results.map((type) => this.#resultType(type)))];
    const returnsText = writer.tags(this.comment, "@returns").join(" ");
    const [firstResult] = results;
    const isVoid =
      typeTexts.length === 1 && firstResult?.type === "intrinsic" && firstResult.name === "void";
    if (isVoid && !returnsText) return undefined;
    const fieldTables = results.flatMap((type) => {
      const target = type && declarationOf(type);
      const properties = this.#isInlined(target)
        ? propertiesOf(target)
        : fieldsOfResult(writer, type);
      return properties?.length ? [formatTable(TABLE_HEAD, propertyRows(writer, properties))] : [];
    });
    const type = isVoid ? "" : ` ${typeTexts.join(" or ")}${returnsText ? ":" : ""}`;
    return joinBlocks(`**Returns**${type}${returnsText ? ` ${returnsText}` : ""}`, ...fieldTables);
  }

  #resultType(type: SomeType | undefined): string {
    // omit the other type arguments of a builder, which describe its methods
    if (type?.type === "reference" && /Builder$/.test(type.name) && type.typeArguments?.length) {
      const builder = declarationOf(type);
      const name = builder ? this.#writer.reference(builder) : inlineCode(type.name);
      return `${name} of ${this.#writer.type(type.typeArguments[0])}`;
    }
    const target = type && declarationOf(type);
    if (this.#isInlined(target)) return inlineCode(this.#writer.printer.text(type));
    return fieldsOfResult(this.#writer, type) ? "an object" : this.#writer.type(type);
  }

  /** Returns a table of the fields that this query or search supports. */
  queryFields(): string | undefined {
    for (const [type, owner] of this.#plan.inlinedTypes) {
      const fields = owner === this.#declaration ? queryFieldsTable(this.#writer, type) : undefined;
      if (fields) return fields;
    }
    return undefined;
  }
}

/** Describes a function of a module. */
export function functionSection(
  writer: Writer,
  plan: Plan,
  declaration: DeclarationReflection,
  heading: string,
): string {
  const section = new FunctionSection(writer, plan, declaration);
  const { comment } = section;
  const errors = writer.errors(comment).map((text) => `- ${text}`);
  return joinBlocks(
    heading,
    writer.summary(comment),
    section.signature(),
    section.argumentTable(),
    section.result(),
    ...writer.tags(comment, "@remarks"),
    errors.length > 0 && joinBlocks("**Throws**", errors.join("\n")),
    section.queryFields(),
    writer.examples(comment),
  );
}
