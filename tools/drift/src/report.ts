import type { Difference } from "./differences.ts";
import type { KnownDifference } from "./known.ts";
import { proposedEvent, proposedField, proposedOperation } from "./propose.ts";

/** The result for one service. */
export interface ServiceReport {
  /** Title of the API document, such as `ecom/orders` or `ecom/discounts (plugin)`. */
  readonly service: string;
  /** Name of the package, or undefined if Wix no longer publishes one. */
  readonly package: string | undefined;
  readonly publishedVersion: string | undefined;
  /** Version that our document describes, if it contains one. */
  readonly documentedVersion: string | undefined;
  readonly differences: readonly Difference[];
}

export interface Report {
  readonly services: readonly ServiceReport[];
  /** Packages without an API document. */
  readonly newPackages: readonly string[];
  readonly unusedEntries: ReadonlySet<KnownDifference>;
  /** Names of all schemas in the API documents. */
  readonly schemas: ReadonlySet<string>;
}

const formatCode = (value: unknown) => `\`${value}\``;
const formatCodes = (values: readonly unknown[]) => values.map(formatCode).join(", ");
const MAX_PROPOSAL_LENGTH = 4000;

/** Returns whether the report contains differences, new packages or missing packages. */
export const hasDifferences = ({ services, newPackages }: Report): boolean =>
  newPackages.length > 0 ||
  services.some((service) => service.differences.length > 0 || service.package === undefined);

/** Returns a report as Markdown. */
export function writeReport(report: Report): string {
  const { services, newPackages, unusedEntries, schemas } = report;
  const changedServices = services.filter(({ differences }) => differences.length > 0);
  const count = changedServices.reduce((sum, { differences }) => sum + differences.length, 0);
  const removedServices = services.filter((service) => service.package === undefined);
  const updatedServices = services.filter(
    ({ package: name, publishedVersion, documentedVersion, differences }) =>
      name &&
      documentedVersion &&
      publishedVersion !== documentedVersion &&
      differences.length === 0,
  );
  return [
    "# Differences between Wix's packages and the API documents",
    `Compared ${services.length} services: ${count} differences in ${changedServices.length} services.`,
    ...listSection("## New packages without an API document", newPackages.map(formatCode)),
    ...listSection(
      "## Services without a package",
      removedServices.map(({ service }) => formatCode(service)),
    ),
    ...changedServices.flatMap((service) => serviceSection(service, schemas)),
    ...listSection(
      "## New versions without differences",
      updatedServices.map(
        (service) =>
          `${formatCode(service.service)}: set ${formatCode("version")} to ${formatCode(service.publishedVersion)}`,
      ),
    ),
    ...listSection(
      "## Entries of `known.json` that are no longer needed",
      [...unusedEntries].map((entry) =>
        formatCode(`${entry.services} ${entry.kind} ${entry.name}`),
      ),
    ),
  ].join("\n\n");
}

const listSection = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, lines.map((line) => `- ${line}`).join("\n")] : [];

function serviceSection(service: ServiceReport, schemas: ReadonlySet<string>): string[] {
  const differencesOfKind = (kind: Difference["kind"]) =>
    service.differences
      .filter((difference) => difference.kind === kind)
      .map((difference) => describeDifference(difference, schemas));
  const version =
    service.documentedVersion === undefined ||
    service.publishedVersion === service.documentedVersion
      ? `version ${service.publishedVersion}`
      : `version ${service.publishedVersion}, our document describes ${service.documentedVersion}`;
  return [
    `## ${service.service}`,
    `${formatCode(service.package)}, ${version}`,
    ...listSection("### New", differencesOfKind("new")),
    ...listSection("### Gone", differencesOfKind("gone")),
    ...listSection("### Different", differencesOfKind("different")),
  ];
}

function describeDifference(difference: Difference, schemas: ReadonlySet<string>): string {
  const { element, name, key, published, ours, added = [], removed = [] } = difference;
  const subject = `${element.charAt(0).toUpperCase()}${element.slice(1)} ${formatCode(name)}`;
  if (difference.kind === "gone") return `${subject}: the package does not contain it`;
  if (difference.kind === "new") {
    const value = published === undefined ? "" : `: ${formatCode(published)}`;
    return subject + value + proposalText(difference, schemas);
  }
  if (added.length === 0 && removed.length === 0)
    return published === undefined
      ? `${subject}: remove ${formatCode(key)} (${formatCode(ours)})`
      : `${subject}: set ${formatCode(key)} to ${formatCode(published)} (${ours === undefined ? "missing" : `now ${formatCode(ours)}`})`;
  const changes = [
    ...(added.length > 0 ? [`add ${formatCodes(added)}`] : []),
    ...(removed.length > 0 ? [`remove ${formatCodes(removed)}`] : []),
  ];
  return `${subject}, ${formatCode(key)}: ${changes.join("; ")}`;
}

function proposalText(difference: Difference, schemas: ReadonlySet<string>): string {
  const { name, field, operation, event } = difference;
  const json = field
    ? proposedField(name.slice(name.lastIndexOf(".") + 1), field, schemas)
    : operation
      ? proposedOperation(name, operation, schemas)
      : event && proposedEvent(name, event, schemas);
  if (!json) return "";
  const text = JSON.stringify(json, null, 2);
  // GitHub rejects issues with more than 65,536 characters, so shorten long proposals.
  const shortenedText =
    text.length > MAX_PROPOSAL_LENGTH ? `${text.slice(0, MAX_PROPOSAL_LENGTH)}\n…` : text;
  const lines = ["```json", ...shortenedText.split("\n"), "```"];
  return `\n\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
}
