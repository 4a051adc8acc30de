import type { KernelState, State } from "../../kernel/state.js";
import { redact } from "../log/redact.js";
import type { Overview } from "./types.js";

/** A service's main collection has the name of the service. */
function collectionsOf({ slices }: State): Map<string, ReadonlyMap<unknown, unknown>> {
  const collections = new Map<string, ReadonlyMap<unknown, unknown>>();
  for (const [service, data] of Object.entries(slices)) {
    if (data instanceof Map) {
      collections.set(service, data);
      continue;
    }
    for (const [name, value] of Object.entries(data ?? {})) {
      if (value instanceof Map) collections.set(name === "items" ? service : name, value);
    }
  }
  return collections;
}

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

export function entriesOf(state: State, name: string, limit: number): unknown[] | undefined {
  const all = collectionsOf(state).get(name);
  if (!all) return undefined;
  const redaction = { hasLoginCodes: true, keys: keysOf(state) };
  return [...all.values()]
    .reverse()
    .slice(0, limit)
    .map((entity) => redact(entity, redaction));
}

export function keysOf({ site }: Pick<KernelState, "site">): string[] {
  return [...site.apiKeys, ...site.apps.map(({ secret }) => secret)].filter((key) => key !== "");
}
