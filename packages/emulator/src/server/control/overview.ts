// What the services keep, without knowing any of them: collections by their names.
import type { KernelState, State } from "../../kernel/state.js";
import { redact } from "../log/redact.js";
import type { Overview } from "./types.js";

/** The collections of a state: of a service that keeps one, by its name; of others, by the names that they give. */
function collectionsOf({ slices }: State): Map<string, ReadonlyMap<unknown, unknown>> {
  const found = new Map<string, ReadonlyMap<unknown, unknown>>();
  for (const [service, data] of Object.entries(slices)) {
    if (data instanceof Map) {
      found.set(service, data);
      continue;
    }
    for (const [name, held] of Object.entries(data ?? {})) {
      if (held instanceof Map) found.set(name === "items" ? service : name, held);
    }
  }
  return found;
}

/** A state at a glance. */
export function overviewOf(
  state: State,
  { origin, now, run }: { origin: string; now: number; run: number },
): Overview {
  const { id, name, currency, catalogVersion } = state.site;
  const counts = [...collectionsOf(state)].map(([key, { size }]) => [key, size] as const);
  return {
    origin,
    now: new Date(now).toISOString(),
    run,
    site: { id, name, currency, catalogVersion },
    counts: Object.fromEntries(counts),
  };
}

/** The last entries of a collection, the newest first, without secrets; undefined where there is none of the name. */
export function entriesOf(state: State, name: string, limit: number): unknown[] | undefined {
  const all = collectionsOf(state).get(name);
  if (!all) return undefined;
  const shown = { codes: true, keys: keysOf(state) };
  return [...all.values()]
    .reverse()
    .slice(0, limit)
    .map((entry) => redact(entry, shown));
}

/** Keys that are shown nowhere. */
export function keysOf({ site }: Pick<KernelState, "site">): string[] {
  return [...site.apiKeys, ...site.apps.map(({ secret }) => secret)].filter((key) => key !== "");
}
