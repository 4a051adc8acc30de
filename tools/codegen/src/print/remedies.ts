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

/** What to do about each of the SDK's own errors, as data. */
export function writeHelp(api: Api): string {
  const lines = [...api.sdkErrors].map(([code, { help }]) => `${code}: ${literal(help)}`);
  const notes = comment(["What to do about the SDK's own errors. Production builds drop it."]);
  return moduleText([
    `${notes}export const helpTexts: Readonly<Record<string, string>> = {\n${lines.join(",\n")},\n};`,
  ]);
}

/** The part of the page that documents the SDK's own codes. Its headings are what `error.docs` links to. */
function sdkCodes(api: Api): string[] {
  const sections = [...api.sdkErrors].map(
    ([code, { meaning, help }]) =>
      `### ${code}\n\n${meaning} ${help.replaceAll("{operation}", "it")}`,
  );
  return ["## Codes of the SDK", ...sections];
}

/** The guide's page of codes: by package and service, with the operations that have them. */
export function writeErrorCodes(api: Api): string {
  // Each code has one anchor: a heading of the SDK's own, or its first mention.
  const anchored = new Set(api.sdkErrors.keys());
  const packages = [...packagesOf(api)].flatMap(([name, services]) => {
    const parts = services.flatMap((service) => codesOf(api, service, anchored));
    return parts.length ? [`## @portico/${name}`, ...parts] : [];
  });
  return `${[
    "# Error codes",
    "<!-- Generated from api/ by `npm run generate`. Do not edit. -->",
    [
      "What each error code means and what to do about it. `error.docs` links here. The first part has the codes of the SDK, the",
      "second those that operations of the platform document. See [Errors](errors.md) for how to handle them.",
    ].join("\n"),
    ...sdkCodes(api),
    "## Codes of the platform",
    [
      "The codes of application errors, with the operations that document them. The same sentences are in the types of the",
      "codes, and are data in `@portico/core/remedies`. The platform may send other codes too: see their message.",
    ].join("\n"),
    ...packages,
  ].join("\n\n")}\n`;
}

/** The most operations that are named with a code. */
const FEW = 3;

function codesOf(api: Api, service: Service, anchored: Set<string>): string[] {
  const codes = new Map<string, string[]>();
  for (const { operation } of operationsOf(service))
    for (const code of operation["x-error-codes"])
      codes.set(code, [...(codes.get(code) ?? []), operation.operationId]);
  if (!codes.size) return [];
  const lines = [...codes].sort().map(([code, of]) => {
    const named = of.slice(0, FEW).map((id) => `\`${id}\``);
    const more = of.length > FEW ? `, ${of.length - FEW} more` : "";
    const anchor = anchored.has(code) ? "" : `<a id="${code.toLowerCase()}"></a>`;
    anchored.add(code);
    return `- ${anchor}\`${code}\`: ${api.remedies.get(code)} (${named.join(", ")}${more})`;
  });
  return [`### ${service.module}`, lines.join("\n")];
}
