// The page that says which documented error codes the emulator answers with.
import { documentedCodes } from "../documents.js";
import { tableLines } from "../markdown.js";
import { REASONS } from "./reasons.js";

const serviceOf = (operation: string) => operation.slice(0, operation.lastIndexOf("."));

/** What is known of one service's codes. */
interface Service {
  readonly name: string;
  /** Operations by the code that they document. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

function services(): readonly Service[] {
  const found = new Map<string, Map<string, string[]>>();
  for (const [operation, codes] of documentedCodes()) {
    const service = found.get(serviceOf(operation)) ?? new Map<string, string[]>();
    for (const code of codes) service.set(code, [...(service.get(code) ?? []), operation]);
    if (codes.length > 0) found.set(serviceOf(operation), service);
  }
  return [...found]
    .map(([name, codes]) => ({ name, codes }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Reasons by `service CODE`. */
function reasons(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(REASONS).flatMap(([reason, codes]) => codes.map((code) => [code, reason])),
  );
}

/** The page, and what is wrong with the reasons in it. */
export interface Page {
  readonly text: string;
  readonly mistakes: readonly string[];
}

/**
 * Writes the page.
 *
 * @param answered - `operation CODE` of every code that a test was answered with
 */
export function pageOf(answered: ReadonlySet<string>): Page {
  const reasonOf = reasons();
  const all = services();
  const isAnswered = (code: string, operations: readonly string[]) =>
    operations.some((operation) => answered.has(`${operation} ${code}`));
  const missing: string[] = [];
  const rows: string[][] = [];
  const sums = { codes: 0, ofCodes: 0, pairs: 0, ofPairs: 0 };
  for (const { name, codes } of all) {
    const entries = [...codes];
    const here = entries.filter(([code, operations]) => isAnswered(code, operations)).length;
    const pairs = entries.flatMap(([code, operations]) =>
      operations.map((operation) => `${operation} ${code}`),
    );
    const met = pairs.filter((pair) => answered.has(pair)).length;
    rows.push([name, `${here} of ${codes.size}`, `${met} of ${pairs.length}`]);
    sums.codes += here;
    sums.ofCodes += codes.size;
    sums.pairs += met;
    sums.ofPairs += pairs.length;
    for (const [code, operations] of entries)
      if (!isAnswered(code, operations)) missing.push(`${name} ${code}`);
  }
  const lists = new Map<string, string[]>();
  for (const one of missing) {
    const reason = reasonOf.get(one) ?? "No test has met it yet";
    lists.set(reason, [...(lists.get(reason) ?? []), one]);
  }
  const text = `# Error codes of the emulator

<!-- Written by the unit tests of packages/emulator, run with -u. Do not edit. -->

Which of the [documented error codes](error-codes.md) the emulator answers with: those that its own tests were answered with.
${sums.codes} of ${sums.ofCodes} codes of services are answered, ${sums.pairs} of ${sums.ofPairs} pairs of an operation and a code were met by a test.

${tableLines([["service", "codes", "with their operations"], ...rows]).join("\n")}

## Not answered
${[...lists].map(([reason, codes]) => `\n${reason}:\n\n${listed(codes)}\n`).join("")}`;
  const known = new Set(
    all.flatMap(({ name, codes }) => [...codes.keys()].map((code) => `${name} ${code}`)),
  );
  const mistakes = [...reasonOf.keys()].flatMap((one) =>
    !known.has(one)
      ? [`${one} is not documented, and needs no reason`]
      : missing.includes(one)
        ? []
        : [`${one} is answered, and needs no reason`],
  );
  return { text, mistakes };
}

/** A line for each service. */
function listed(codes: readonly string[]): string {
  const byService = new Map<string, string[]>();
  for (const one of codes) {
    const [name = ""] = one.split(" ");
    byService.set(name, [...(byService.get(name) ?? []), one]);
  }
  return [...byService]
    .map(([name, all]) => `- ${name}: ${all.map((one) => `\`${one.split(" ")[1]}\``).join(", ")}`)
    .join("\n");
}
