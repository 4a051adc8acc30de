import { type Api, operationsOf, packagesOf, type Service } from "../api/api.ts";
import { comment, literal, moduleText } from "./text.ts";

/** What to do about each code, as data. */
export function writeRemedies(api: Api): string {
  const lines = [...api.remedies].map(([code, remedy]) => `${code}: ${literal(remedy)}`);
  const notes = comment(["What to do about the application errors that operations document."]);
  return moduleText([
    `${notes}export const remedies: Readonly<Record<string, string>> = {\n${lines.join(",\n")},\n};`,
  ]);
}

/** The guide's page of codes: by package and service, with the operations that have them. */
export function writeErrorCodes(api: Api): string {
  const packages = [...packagesOf(api)].flatMap(([name, services]) => {
    const parts = services.flatMap((service) => codesOf(api, service));
    return parts.length ? [`## @portico/${name}`, ...parts] : [];
  });
  return `${[
    "# Error codes",
    "<!-- Generated from api/ by `npm run generate`. Do not edit. -->",
    [
      "The codes of the application errors that operations document, what to do about each, and which operations have it. The",
      "same sentences stand at the types of the codes, and are data in `@portico/core/remedies`: see [Errors](errors.md).",
    ].join("\n"),
    ...packages,
  ].join("\n\n")}\n`;
}

/** The most operations that are named with a code. */
const FEW = 3;

function codesOf(api: Api, service: Service): string[] {
  const codes = new Map<string, string[]>();
  for (const { operation } of operationsOf(service))
    for (const code of operation["x-error-codes"])
      codes.set(code, [...(codes.get(code) ?? []), operation.operationId]);
  if (!codes.size) return [];
  const lines = [...codes].sort().map(([code, of]) => {
    const named = of.slice(0, FEW).map((id) => `\`${id}\``);
    const more = of.length > FEW ? `, ${of.length - FEW} more` : "";
    return `- \`${code}\`: ${api.remedies.get(code)} (${named.join(", ")}${more})`;
  });
  return [`### ${service.module}`, lines.join("\n")];
}
