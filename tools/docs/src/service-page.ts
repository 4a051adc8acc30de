import type { DeclarationReflection } from "typedoc";
import { permissionSentences } from "../../codegen/src/model/permissions.ts";
import type { OperationFacts } from "./api-facts.ts";
import { propertyRows, TABLE_HEAD } from "./declarations.ts";
import { FunctionSection } from "./functions.ts";
import { capitalize, codeBlock, formatTable, inlineCode, joinBlocks } from "./markdown.ts";
import type { Plan } from "./plan.ts";
import { propertiesOf } from "./properties.ts";
import type { ResponsePrinter } from "./responses.ts";
import type { Writer } from "./writer.ts";

/** Maximum number of lines of an expanded response. Longer responses are collapsed. */
const MAX_LINES = 30;

/**
 * Returns the type with the error codes of an operation. The type's comment explains how to fix
 * each error.
 */
export function errorCodesOf(
  plan: Plan,
  { name }: DeclarationReflection,
): DeclarationReflection | undefined {
  const type = `${capitalize(name)}ErrorCode`;
  return plan.scope.children?.find((child) => child.name === type);
}

function errorTable(
  writer: Writer,
  plan: Plan,
  operation: DeclarationReflection,
): string | undefined {
  const text = writer.comment(errorCodesOf(plan, operation)?.comment?.summary);
  const rows = text.split(/\n(?=- )/).flatMap((item) => {
    const [, name = "", remedy = ""] = /^- `(\w+)`: ([\s\S]*)/.exec(item) ?? [];
    return name
      ? [[`[${inlineCode(name)}](${writer.guide("error-codes.md")}#${name.toLowerCase()})`, remedy]]
      : [];
  });
  return formatTable(["Error code", "What to do"], rows);
}

function factList({ endpoint, callers, permissions }: OperationFacts): string {
  const items = [
    `**Endpoint:** ${inlineCode(endpoint)}`,
    callers && `**Who can call it:** ${callers}`,
    permissions.length > 0 &&
      `**Permission:** ${permissionSentences(permissions).replace(/^Requires the permissions? /, "")}`,
  ];
  return items.flatMap((item) => (item ? [`- ${item}`] : [])).join("\n");
}

/** Prints the part of the recorded response that the call returns, as Markdown. */
function responseBlock(
  response: unknown,
  { returns, items }: OperationFacts,
  printer: ResponsePrinter,
): string | undefined {
  if (response === undefined) return undefined;
  const value = returns ? (response as Record<string, unknown>)[returns] : response;
  const text = printer.print(value);
  if (text === "{}") return "**Response:** empty";
  const note = items && `\`find()\` returns a page with the ${inlineCode(items)} as its \`items\`.`;
  const block = codeBlock("jsonc", text);
  if (text.split("\n").length <= MAX_LINES) return joinBlocks("**Response**", note, block);
  return joinBlocks("<details>\n<summary>Response</summary>", note, block, "</details>");
}

/** Describes an operation of a service. */
export function operationSection(
  writer: Writer,
  plan: Plan,
  operation: DeclarationReflection,
  heading: string,
  facts: OperationFacts | undefined,
  response: unknown,
  printer: ResponsePrinter,
): string {
  const section = new FunctionSection(writer, plan, operation);
  const { comment } = section;
  // Remove the last paragraph, which states the endpoint, because the facts also state it.
  const summary = writer.summary(comment).replace(/\n\n`[A-Z]+ [^`]+`\s\(.*?\)$/s, "");
  return joinBlocks(
    heading,
    summary,
    section.signature(),
    section.argumentTable(),
    section.result(),
    facts && factList(facts),
    errorTable(writer, plan, operation),
    section.queryFields(),
    writer.examples(comment),
    facts && responseBlock(response, facts, printer),
  );
}

/** Describes an event of a service. */
export function eventSection(
  writer: Writer,
  plan: Plan,
  event: DeclarationReflection,
  heading: string,
): string {
  const section = new FunctionSection(writer, plan, event);
  const payload = [...plan.inlinedTypes].find(([, owner]) => owner === event)?.[0];
  return joinBlocks(
    heading,
    writer.summary(section.comment),
    payload && formatTable(TABLE_HEAD, propertyRows(writer, propertiesOf(payload) ?? [], "event.")),
    writer.examples(section.comment),
  );
}

/** Returns a table of contents with the first sentence of each operation's summary. */
export function operationList(
  writer: Writer,
  operations: readonly DeclarationReflection[],
): string | undefined {
  const rows = operations.map((operation) => {
    const summary = writer.summary(operation.signatures?.[0]?.comment).split("\n\n")[0] ?? "";
    const sentence = /^[\s\S]*?\.(?=\s|$)/.exec(summary)?.[0] ?? summary;
    return [writer.reference(operation), sentence];
  });
  return formatTable(["Operation", "What it does"], rows);
}
