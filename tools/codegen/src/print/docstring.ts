import {
  type Api,
  type NamedOperation,
  operationsOf,
  responseSchema,
  type Service,
} from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { deref, schemaAt } from "../api/located.ts";
import { isSinglePart } from "../model/arguments.ts";
import { joinWithConjunction, nounFromName, pluralize } from "../model/nouns.ts";
import { callersSentence, permissionSentences } from "../model/permissions.ts";
import { limitSentences } from "./limits.ts";
import type { Parameter } from "./signature.ts";
import { capitalized, docCommentText, withPeriod } from "./text.ts";

/** The maximum number of optional fields that a note lists. */
const MAX_OPTIONAL_FIELDS = 6;

/** Returns "`a`, `b` or `c` and `d`" for the fields "a", "b|c" and "d". */
const quoteFields = (fields: string[]) =>
  joinWithConjunction(fields.map((field) => `\`${field.replaceAll("|", "` or `")}\``));

/** Returns the comment at the top of a service's module. */
export function moduleDocstring(service: Service): string {
  const errorSentence =
    "Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.";
  return docCommentText([service.document.info.summary, errorSentence, "@module"]);
}

/** Returns the comment of an operation. */
export function operationDocstring(
  api: Api,
  service: Service,
  { operation, method, path }: NamedOperation,
  parameters: Parameter[],
  example: string[],
  returnDescription = "",
): string {
  const permissions = operation["x-permissions"];
  const errorCodesSentence = operation["x-error-codes"].length
    ? `For error codes, see {@link ${capitalized(operation.operationId)}ErrorCode}.`
    : "";
  const returnsText = returnDescription || returnNote(api, service, operation);
  const permissionText = permissionSentences(permissions);
  const remarks = [errorCodesSentence, callersSentence(operation["x-callers"]), permissionText]
    .filter(Boolean)
    .join(" ");
  return docCommentText([
    operation.summary,
    `\`${method} ${path}\` (${service.document.info.title})`,
    ...parameters.map((parameter) => {
      const parameterText = parameterNote(api, operation, parameter);
      return parameterText && `@param ${parameter.name} - ${parameterText}`;
    }),
    returnsText && `@returns ${returnsText}`,
    remarks && `@remarks ${remarks}`,
    operation.deprecated ? `@deprecated ${deprecationNote(api, service, operation)}` : "",
    ["@example", "```ts", ...example, "```"].join("\n"),
  ]);
}

/** Returns the description of the field that a call returns. */
function returnNote(api: Api, service: Service, operation: OperationDocument): string {
  const response = { from: service.file, schema: responseSchema(operation) };
  const returnedField = operation["x-returns"];
  if (returnedField)
    return schemaAt(api, deref(api, response), returnedField).schema.description ?? "";
  return "";
}

/** Returns the description of an argument. */
function parameterNote(api: Api, operation: OperationDocument, parameter: Parameter): string {
  const requiredFields = operation["x-required-fields"]
    .filter((field) => field.startsWith(`${parameter.name}.`) && field.split(".").length <= 3)
    .map((field) => field.slice(parameter.name.length + 1));
  const [onlyPart] = parameter.parts;
  const sentences: (string | undefined)[] = [];
  if (onlyPart && isSinglePart(parameter)) {
    const { schema } = deref(api, onlyPart.schema);
    const id = idDescription(operation, parameter.name);
    const description = onlyPart.schema.schema.description ?? id ?? schema.description;
    // omit the limits of ids, which are usually GUIDs
    const limitTexts = /^ids? /i.test(description ?? "")
      ? []
      : limitSentences(schema, description ?? "");
    sentences.push(
      description,
      ...needsNotes(schema.items ? "each item requires" : "requires", requiredFields),
      ...limitTexts,
    );
  } else {
    const fields = new Set(requiredFields.map((field) => field.split(".")[0]));
    const optionalFields = parameter.parts.map(({ key }) => key).filter((key) => !fields.has(key));
    const type = `{@link ${capitalized(operation.operationId)}${capitalized(parameter.name)}}`;
    const optionalFieldsText =
      optionalFields.length > MAX_OPTIONAL_FIELDS
        ? `see ${type} for all fields`
        : `optional fields: ${quoteFields(optionalFields)}`;
    sentences.push(
      ...needsNotes("required fields:", requiredFields),
      optionalFields.length ? optionalFieldsText : "",
    );
  }
  return sentences.flatMap((note) => (note ? withPeriod(capitalized(note)) : [])).join(" ");
}

/** Returns notes on the required fields of an argument and of the objects in it. */
function needsNotes(verb: string, requiredFields: string[]): string[] {
  const fieldsOf = (parent: string) =>
    requiredFields
      .filter((field) => field.split(".").slice(0, -1).join(".") === parent)
      .map((field) => field.split(".").at(-1) ?? "");
  const parentPaths = requiredFields.flatMap(
    (field) => field.split(".").slice(0, -1).join(".") || [],
  );
  const topLevelFields = fieldsOf("");
  return [
    ...(topLevelFields.length ? [`${verb} ${quoteFields(topLevelFields)}`] : []),
    ...[...new Set(parentPaths)].map(
      (parent) => `\`${parent}\` requires ${quoteFields(fieldsOf(parent))}`,
    ),
  ];
}

/** Returns "Id of the brand" for "brandId", and for "id" in an operation on brands. */
function idDescription(operation: OperationDocument, name: string): string | undefined {
  const [, owner, pluralSuffix] = /^(.*?)(?:ID|Id|id)(s?)$/.exec(name) ?? [];
  const entity = operation["x-entity"]?.split(".").at(-1)?.replaceAll("_", " ");
  const noun = owner ? nounFromName(owner) : entity;
  if (owner === undefined || !noun) return undefined;
  return pluralSuffix ? `Ids of the ${pluralize(noun)}` : `Id of the ${noun}`;
}

/** Describes the replacement and the removal date of a deprecated operation. */
function deprecationNote(api: Api, service: Service, operation: OperationDocument): string {
  const replacement = operation["x-replaced-by"];
  const date = operation["x-removal-date"];
  const successor =
    typeof replacement === "string" ? successorOf(api, service, replacement) : undefined;
  const replacementSentence = successor
    ? `Use ${successor}.`
    : typeof replacement === "string"
      ? `Its replacement, \`${replacement.split(".").at(-1)}\`, is not part of this SDK.`
      : "The platform documents no replacement.";
  return [replacementSentence, typeof date === "string" && `It may be removed on or after ${date}.`]
    .filter(Boolean)
    .join(" ");
}

/**
 * Returns a reference to a replacement operation. `replacementName` is the operation's `x-rpc` name
 * or, in the same service, its capitalized id.
 */
function successorOf(api: Api, service: Service, replacementName: string): string | undefined {
  for (const otherService of api.services)
    for (const { operation } of operationsOf(otherService)) {
      const hasReplacementName =
        otherService === service && capitalized(operation.operationId) === replacementName;
      if (operation["x-rpc"] === replacementName || hasReplacementName)
        return otherService === service
          ? `{@link ${operation.operationId}}`
          : `\`${otherService.module}.${operation.operationId}\``;
    }
  return undefined;
}
