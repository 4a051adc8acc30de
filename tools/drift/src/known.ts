import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { z } from "zod";
import type { Difference } from "./differences.ts";

const knownDifference = z.strictObject({
  /** Pattern for names of services, such as `ecom/*` or `ecom/* (plugin)`. */
  services: z.string(),
  kind: z.enum(["new", "gone", "different"]),
  /** Pattern for names of operations, events, errors, types or fields, such as `Order.*`. */
  name: z.string(),
  /** Key in the API document, such as `enum`. */
  key: z.string().optional(),
  /** Why our documents differ from the packages. */
  reason: z.string().regex(/\.$/),
});

export type KnownDifference = z.infer<typeof knownDifference>;

export function readKnown(file: string): KnownDifference[] {
  return z.array(knownDifference).parse(JSON.parse(readFileSync(file, "utf8")));
}

const matches = (entry: KnownDifference, service: string, difference: Difference): boolean =>
  entry.kind === difference.kind &&
  entry.key === difference.key &&
  posix.matchesGlob(service, entry.services) &&
  posix.matchesGlob(difference.name, entry.name);

/** Creates a filter that removes known differences. Entries that never matched are in `unusedEntries`. */
export function createKnownFilter(knownDifferences: readonly KnownDifference[]) {
  const unusedEntries = new Set(knownDifferences);
  return {
    unusedEntries: unusedEntries as ReadonlySet<KnownDifference>,
    removeKnown(service: string, differences: readonly Difference[]): Difference[] {
      return differences.filter((difference) => {
        const entries = knownDifferences.filter((entry) => matches(entry, service, difference));
        for (const entry of entries) unusedEntries.delete(entry);
        return entries.length === 0;
      });
    },
  };
}
