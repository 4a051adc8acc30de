import type { OutboxMessage, WebhookDelivery } from "./events.js";
import type { SiteSettings } from "./site.js";
import type { Seed, Slice } from "./slice.js";

/** What every emulator knows, whatever its services. */
export interface KernelState {
  site: SiteSettings;
  /** Counter behind generated ids: the same calls give the same ids. */
  nextId: number;
  outbox: OutboxMessage[];
  webhooks: WebhookDelivery[];
  /** How many events were recorded. */
  events: number;
  /** How many events there were of each entity, by its type and id. */
  entityEvents: Map<string, number>;
  /** Grows with every write; answered as the consistency header. */
  writes: number;
}

/** Everything the emulator knows. */
export interface State extends KernelState {
  /** The data of the services, by name. */
  readonly slices: Readonly<Record<string, unknown>>;
}

type Collection<T> =
  T extends ReadonlyMap<infer K, infer V>
    ? ReadonlyMap<K, V>
    : T extends readonly (infer I)[]
      ? readonly I[]
      : T;

/** Data as handlers have it: its collections change through `Changes` only. */
export type Readable<T> = T extends ReadonlyMap<unknown, unknown> | readonly unknown[]
  ? Collection<T>
  : { readonly [K in keyof T]: Collection<T[K]> };

/** The kernel's own state as handlers have it. */
export type ReadableState = Readable<KernelState>;

type Slices = readonly Slice<unknown>[];

/** A fresh state over a seed. */
export function stateFrom(slices: Slices, seed: Seed): State {
  return {
    site: structuredClone(seed.site),
    nextId: 1,
    outbox: [],
    webhooks: [],
    events: 0,
    entityEvents: new Map(),
    writes: 0,
    slices: Object.fromEntries(slices.map((slice) => [slice.name, slice.slice(seed)])),
  };
}

/** A copy of a state, which later changes of either do not reach. */
export function copyState(slices: Slices, { slices: data, ...own }: State): State {
  const copies = slices.map((slice) => {
    const known = data[slice.name];
    return [slice.name, slice.copy ? slice.copy(known) : structuredClone(known)] as const;
  });
  return { ...structuredClone(own), slices: Object.fromEntries(copies) };
}
