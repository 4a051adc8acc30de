// Creates the page that lists which documented error codes the emulator returns.
import { documentedCodes } from "../documents.js";
import { tableLines } from "../markdown.js";
import { IMPOSSIBLE, OTHER_REASONS } from "./reasons.js";

const serviceOf = (operation: string) => operation.slice(0, operation.lastIndexOf("."));

interface Service {
  readonly name: string;
  readonly codes: ReadonlyMap<string, readonly string[]>;
}

function documentedServices(): readonly Service[] {
  const codesByOperation = new Map<string, Map<string, string[]>>();
  for (const [operation, codes] of documentedCodes()) {
    const service = codesByOperation.get(serviceOf(operation)) ?? new Map<string, string[]>();
    for (const code of codes) service.set(code, [...(service.get(code) ?? []), operation]);
    if (codes.length > 0) codesByOperation.set(serviceOf(operation), service);
  }
  return [...codesByOperation]
    .map(([name, codes]) => ({ name, codes }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function reasonsIn(lists: typeof IMPOSSIBLE): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([reason, codes]) => codes.map((code) => [code, reason])),
  );
}

export interface Page {
  readonly text: string;
  readonly mistakes: readonly string[];
}

const UNTESTED_NOTE = "No test returns it yet";

interface Tally {
  returned: number;
  all: number;
  impossible: number;
}

const newTally = (): Tally => ({ returned: 0, all: 0, impossible: 0 });

function countCode(tally: Tally, isReturned: boolean, isPossible: boolean): void {
  tally.all += 1;
  if (isReturned) tally.returned += 1;
  else if (!isPossible) tally.impossible += 1;
}

const formatTally = ({ returned, all, impossible }: Tally) =>
  `${returned} of ${all} documented, or ${Math.floor((returned / (all - impossible)) * 1000) / 10}% of the ${all - impossible} that can occur in the emulator`;

function formatByReason(
  missing: readonly string[],
  reasonOf: (codeKey: string) => string | undefined,
) {
  const lists = new Map<string, string[]>();
  for (const codeKey of missing) {
    const reason = reasonOf(codeKey) ?? UNTESTED_NOTE;
    lists.set(reason, [...(lists.get(reason) ?? []), codeKey]);
  }
  return [...lists].map(([reason, codes]) => `\n${reason}:\n\n${formatList(codes)}\n`).join("");
}

/** @param returnedCodes - `operation CODE` for every code that a test received */
export function pageOf(returnedCodes: ReadonlySet<string>): Page {
  const impossible = reasonsIn(IMPOSSIBLE);
  const reasonOf = new Map([...impossible, ...reasonsIn(OTHER_REASONS)]);
  const all = documentedServices();
  const missing: string[] = [];
  const missingPairs: string[] = [];
  const rows: string[][] = [];
  const tallies = { codes: newTally(), pairs: newTally() };
  for (const { name, codes } of all) {
    const serviceCounts = { codes: 0, pairs: 0, allPairs: 0 };
    for (const [code, operations] of codes) {
      const returningOperations = operations.filter((operation) =>
        returnedCodes.has(`${operation} ${code}`),
      );
      const isImpossible = impossible.has(`${name} ${code}`);
      countCode(tallies.codes, returningOperations.length > 0, !isImpossible);
      for (const operation of operations) {
        const pair = `${operation} ${code}`;
        const isReturned = returningOperations.includes(operation);
        countCode(tallies.pairs, isReturned, !(isImpossible || impossible.has(pair)));
        if (!isReturned && returningOperations.length > 0) missingPairs.push(pair);
      }
      serviceCounts.codes += returningOperations.length > 0 ? 1 : 0;
      serviceCounts.pairs += returningOperations.length;
      serviceCounts.allPairs += operations.length;
      if (returningOperations.length === 0) missing.push(`${name} ${code}`);
    }
    rows.push([
      name,
      `${serviceCounts.codes} of ${codes.size}`,
      `${serviceCounts.pairs} of ${serviceCounts.allPairs}`,
    ]);
  }
  const text = `# Emulator error codes

<!-- Written by the unit tests of packages/emulator, run with -u. Do not edit. -->

The emulator returns most of the [documented error codes](../error-codes.md). This page is generated from the codes that the emulator's
tests received. "Codes by operation" counts a code once for each operation that documents it.

- codes by service: ${formatTally(tallies.codes)}
- codes by operation: ${formatTally(tallies.pairs)}

${tableLines([["service", "codes", "codes by operation"], ...rows]).join("\n")}

## Codes that the emulator does not return
${formatByReason(missing, (codeKey) => reasonOf.get(codeKey))}
## Codes that the emulator returns for only some of their documented operations
${formatByReason(missingPairs, (codeKey) => reasonOf.get(codeKey))}`;
  return { text, mistakes: mistakesIn(reasonOf, all, returnedCodes) };
}

/** Reports reasons with codes that are undocumented, or that the emulator returns. */
function mistakesIn(
  reasonOf: ReadonlyMap<string, string>,
  all: readonly Service[],
  returnedCodes: ReadonlySet<string>,
): string[] {
  const pairs = new Map<string, readonly string[]>(
    all.flatMap(({ name, codes }) =>
      [...codes].flatMap(([code, operations]): [string, string[]][] => [
        [`${name} ${code}`, operations.map((operation) => `${operation} ${code}`)],
        ...operations.map((operation): [string, string[]] => {
          const pair = `${operation} ${code}`;
          return [pair, [pair]];
        }),
      ]),
    ),
  );
  return [...reasonOf.keys()].flatMap((codeKey) => {
    const matchingPairs = pairs.get(codeKey);
    if (!matchingPairs) return [`${codeKey} is not documented, and needs no reason`];
    return matchingPairs.some((pair) => returnedCodes.has(pair))
      ? [`${codeKey} is returned, and needs no reason`]
      : [];
  });
}

function formatList(codes: readonly string[]): string {
  const codesByService = new Map<string, string[]>();
  for (const codeKey of codes) {
    const [name = ""] = codeKey.split(" ");
    codesByService.set(name, [...(codesByService.get(name) ?? []), codeKey]);
  }
  return [...codesByService]
    .map(
      ([name, all]) =>
        `- ${name}: ${all.map((codeKey) => `\`${codeKey.split(" ")[1]}\``).join(", ")}`,
    )
    .join("\n");
}
