import type { Api, NamedOperation, Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { deref } from "../api/located.ts";
import { isWhole } from "../model/arguments.ts";
import type { Parameter, Signature } from "./signature.ts";
import { capitalized, spaced } from "./text.ts";

/** What stands above the function of an operation. */
export function operationDocstring(
  api: Api,
  service: Service,
  { operation, method, path }: NamedOperation,
  signature: Signature,
  example: string[],
): string[] {
  const required = operation["x-required-fields"].filter((field) => field.includes("."));
  const permissions = operation["x-permissions"];
  const codes = operation["x-error-codes"];
  return [
    operation.summary,
    `\n\`${method} ${path}\` (${service.document.info.title})`,
    ...signature.parameters.map((p) => `@param ${p.name} - ${parameterNote(api, p, required)}`),
    ...(signature.returns === "void"
      ? []
      : [`@returns ${returnNote(operation, signature.returns)}`]),
    `@throws ValidationError, ${codes.length ? `ApplicationError (see {@link ${capitalized(operation.operationId)}ErrorCode})` : "ApplicationError"}, HttpError or SystemError`,
    ...(permissions.length ? [`@remarks Needs ${permissions.join(", ")}.`] : []),
    ...(operation.deprecated ? [`@deprecated ${replacement(operation)}`] : []),
    "@example",
    "```ts",
    ...example,
    "```",
  ];
}

function parameterNote(api: Api, parameter: Parameter, required: string[]): string {
  const fields = required
    .filter((field) => field.startsWith(`${parameter.name}.`) && field.split(".").length <= 3)
    .map((field) => `\`${field.slice(parameter.name.length + 1)}\``);
  const note = (description(api, parameter) ?? spaced(parameter.name)).replace(/\.$/, "");
  return fields.length ? `${note}; needs ${fields.join(", ")}` : note;
}

/** What the documents say of an argument. */
function description(api: Api, parameter: Parameter): string | undefined {
  const [whole] = parameter.parts;
  if (!whole || !isWhole(parameter)) return undefined;
  return whole.schema.schema.description ?? deref(api, whole.schema).schema.description;
}

function returnNote(operation: OperationDocument, type: string): string {
  if (type === "builder") return "a builder; `find()` sends the query";
  const returns = operation["x-returns"];
  return returns ? `the answer's \`${returns}\`` : `the whole answer, a \`${type}\``;
}

function replacement(operation: OperationDocument): string {
  const by = operation["x-replaced-by"];
  const date = operation["x-removal-date"];
  const name = typeof by === "string" ? by : "";
  return [name && `Use ${name}.`, typeof date === "string" && `Goes on ${date}.`]
    .filter(Boolean)
    .join(" ");
}
