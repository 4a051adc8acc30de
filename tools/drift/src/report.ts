import type { Difference } from "./differences.ts";
import type { KnownDifference } from "./known.ts";
import { proposedEvent, proposedField, proposedOperation } from "./propose.ts";

/** The result for one service. */
export interface ServiceReport {
  /** Name of the API document, such as `ecom/orders`. */
  readonly service: string;
  /** Name of the package. It is undefined if Wix no longer publishes one. */
  readonly package: string | undefined;
  readonly published: string | undefined;
  /** Version that our document describes, if it contains one. */
  readonly described: string | undefined;
  readonly differences: readonly Difference[];
}

export interface Report {
  readonly services: readonly ServiceReport[];
  /** Packages without an API document. */
  readonly newPackages: readonly string[];
  readonly unused: ReadonlySet<KnownDifference>;
  /** Names of all schemas in the API documents. */
  readonly schemas: ReadonlySet<string>;
}

const code = (value: unknown) => `\`${value}\``;
const codes = (values: readonly unknown[]) => values.map(code).join(", ");
const MAX_PROPOSAL = 4000;

/** Whether the API documents must change. */
export const hasDifferences = ({ services, newPackages }: Report): boolean =>
  newPackages.length > 0 ||
  services.some((service) => service.differences.length > 0 || service.package === undefined);

/** Writes a report as Markdown. */
export function writeReport(report: Report): string {
  const { services, newPackages, unused, schemas } = report;
  const changed = services.filter(({ differences }) => differences.length > 0);
  const count = changed.reduce((sum, { differences }) => sum + differences.length, 0);
  const removed = services.filter((service) => service.package === undefined);
  const updated = services.filter(
    ({ package: name, published, described, differences }) =>
      name && described && published !== described && differences.length === 0,
  );
  return [
    "# Differences between Wix's packages and the API documents",
    `Compared ${services.length} services: ${count} differences in ${changed.length} services.`,
    ...list("## New packages without an API document", newPackages.map(code)),
    ...list(
      "## Services without a package",
      removed.map(({ service }) => code(service)),
    ),
    ...changed.flatMap((service) => serviceSection(service, schemas)),
    ...list(
      "## New versions without differences",
      updated.map((s) => `${code(s.service)}: set ${code("version")} to ${code(s.published)}`),
    ),
    ...list(
      "## Entries of `known.json` that are no longer needed",
      [...unused].map((entry) => code(`${entry.services} ${entry.kind} ${entry.name}`)),
    ),
  ].join("\n\n");
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, lines.map((line) => `- ${line}`).join("\n")] : [];

function serviceSection(service: ServiceReport, schemas: ReadonlySet<string>): string[] {
  const of = (kind: Difference["kind"]) =>
    service.differences
      .filter((difference) => difference.kind === kind)
      .map((difference) => describe(difference, schemas));
  const version =
    service.described === undefined || service.published === service.described
      ? `version ${service.published}`
      : `version ${service.published}, our document describes ${service.described}`;
  return [
    `## ${service.service}`,
    `${code(service.package)}, ${version}`,
    ...list("### New", of("new")),
    ...list("### Gone", of("gone")),
    ...list("### Different", of("different")),
  ];
}

function describe(difference: Difference, schemas: ReadonlySet<string>): string {
  const { place, name, key, published, ours, added = [], removed = [] } = difference;
  const subject = `${place.charAt(0).toUpperCase()}${place.slice(1)} ${code(name)}`;
  if (difference.kind === "gone") return `${subject}: the package does not contain it`;
  if (difference.kind === "new") {
    const value = published === undefined ? "" : `: ${code(published)}`;
    return subject + value + proposal(difference, schemas);
  }
  if (added.length === 0 && removed.length === 0)
    return published === undefined
      ? `${subject}: remove ${code(key)} (${code(ours)})`
      : `${subject}: set ${code(key)} to ${code(published)} (${ours === undefined ? "missing" : `now ${code(ours)}`})`;
  const changes = [
    ...(added.length > 0 ? [`add ${codes(added)}`] : []),
    ...(removed.length > 0 ? [`remove ${codes(removed)}`] : []),
  ];
  return `${subject}, ${code(key)}: ${changes.join("; ")}`;
}

function proposal(difference: Difference, schemas: ReadonlySet<string>): string {
  const { name, field, operation, event } = difference;
  const json = field
    ? proposedField(name.slice(name.lastIndexOf(".") + 1), field, schemas)
    : operation
      ? proposedOperation(name, operation, schemas)
      : event && proposedEvent(name, event, schemas);
  if (!json) return "";
  const text = JSON.stringify(json, null, 2);
  // GitHub rejects issues with more than 65,536 characters.
  const shortened = text.length > MAX_PROPOSAL ? `${text.slice(0, MAX_PROPOSAL)}\n…` : text;
  const lines = ["```json", ...shortened.split("\n"), "```"];
  return `\n\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
}
