import type { SiteSettings } from "../site/settings.js";
import type { OutboxMessage, WebhookDelivery } from "./events.js";
import type { Seed, Slice } from "./slice.js";

export interface KernelState {
  site: SiteSettings;
  /** After a reset, the same calls generate the same ids. */
  nextId: number;
  outbox: OutboxMessage[];
  webhooks: WebhookDelivery[];
  events: number;
  /** Number of events, keyed by entity type and id, or by the type of a legacy event. */
  entityEvents: Map<string, number>;
  /** Number of successful requests except GET requests. The consistency header contains it. */
  writes: number;
}

export interface State extends KernelState {
  readonly slices: Readonly<Record<string, unknown>>;
}

type Collection<T> =
  T extends ReadonlyMap<infer K, infer V>
    ? ReadonlyMap<K, V>
    : T extends readonly (infer I)[]
      ? readonly I[]
      : T;

/** Read-only data for handlers. Collections can be changed only through `Changes`. */
export type Readable<T> = T extends ReadonlyMap<unknown, unknown> | readonly unknown[]
  ? Collection<T>
  : { readonly [K in keyof T]: Collection<T[K]> };

export type ReadableState = Readable<KernelState>;

type Slices = readonly Slice<unknown>[];

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

export function copyState(slices: Slices, { slices: data, ...rest }: State): State {
  const copies = slices.map((slice) => {
    const sliceData = data[slice.name];
    return [slice.name, slice.copy ? slice.copy(sliceData) : structuredClone(sliceData)] as const;
  });
  return { ...structuredClone(rest), slices: Object.fromEntries(copies) };
}
