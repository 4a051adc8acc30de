import { type Api, operationsOf, packagesOf, type Service } from "../api/api.ts";
import { docCommentText, literalText, moduleText } from "./text.ts";

/** Writes the help text of each application error code as data. */
export function writeRemedies(api: Api): string {
  const undocumentedRemedies = [...api.sdkErrors]
    .filter(([code, { isPlatformError }]) => isPlatformError && !api.remedies.has(code))
    .map(([code, { help }]) => [code, help] as const);
  const lines = [...api.remedies, ...undocumentedRemedies].map(
    ([code, remedy]) => `${code}: ${literalText(remedy)}`,
  );
  const header = docCommentText(["Help texts for the platform's application errors."]);
  return moduleText([
    `${header}export const remedies: Readonly<Record<string, string>> = {\n${lines.join(",\n")},\n};`,
  ]);
}

/** Writes the help text of the SDK's errors as data. */
export function writeHelp(api: Api): string {
  const lines = [...api.sdkErrors].map(([code, { help }]) => `${code}: ${literalText(help)}`);
  const docComment = docCommentText(["Help texts for SDK errors. Production builds omit them."]);
  return moduleText([
    `${docComment}export const helpTexts: Readonly<Record<string, string>> = {\n${lines.join(",\n")},\n};`,
  ]);
}

/** Writes the section on the SDK's codes. `error.docs` links to its headings. */
function sdkCodesSection(api: Api): string[] {
  const sections = [...api.sdkErrors].map(
    ([code, { meaning, help }]) =>
      `### ${code}\n\n${meaning} ${help.replaceAll("{operation}", "the function")}`,
  );
  return ["## SDK error codes", ...sections];
}

/**
 * Writes the page that lists error codes by package and service, with the operations that return
 * them.
 */
export function writeErrorCodes(api: Api): string {
  // Each code has one anchor: its heading, or the first place that mentions it.
  const anchoredCodes = new Set(api.sdkErrors.keys());
  const packages = [...packagesOf(api)].flatMap(([name, services]) => {
    const sections = services.flatMap((service) => codesOf(api, service, anchoredCodes));
    return sections.length ? [`## @portico/${name}`, ...sections] : [];
  });
  return `${[
    "# Error codes",
    "<!-- Generated from api/ by `npm run generate`. Do not edit. -->",
    [
      "Look up the meaning of an error code and how to fix the error. `error.docs` links to this page.",
      "[Errors](errors.md) explains how to handle errors in your code.",
    ].join("\n"),
    ...sdkCodesSection(api),
    "## Platform error codes",
    [
      "These are the codes of application errors, grouped by package and service. After each code, the operations that document it are listed",
      "in parentheses. You can find the same texts in the docstrings of the code types and in `@portico/core/remedies`. The platform can also",
      "send codes that are not documented. In this case, read the message of the error.",
    ].join("\n"),
    ...packages,
  ].join("\n\n")}\n`;
}

/** Maximum number of operations to list for a code. */
const MAX_OPERATIONS = 3;

function codesOf(api: Api, service: Service, anchoredCodes: Set<string>): string[] {
  const codes = new Map<string, string[]>();
  for (const { operation } of operationsOf(service))
    for (const code of operation["x-error-codes"])
      codes.set(code, [...(codes.get(code) ?? []), operation.operationId]);
  if (!codes.size) return [];
  const lines = [...codes].sort().map(([code, operationIds]) => {
    const quotedIds = operationIds.slice(0, MAX_OPERATIONS).map((id) => `\`${id}\``);
    const remainingText =
      operationIds.length > MAX_OPERATIONS
        ? ` and ${operationIds.length - MAX_OPERATIONS} more`
        : "";
    const anchor = anchoredCodes.has(code) ? "" : `<a id="${code.toLowerCase()}"></a>`;
    anchoredCodes.add(code);
    return `- ${anchor}\`${code}\`: ${api.remedies.get(code)} (${quotedIds.join(", ")}${remainingText})`;
  });
  return [`### ${service.module}`, lines.join("\n")];
}
