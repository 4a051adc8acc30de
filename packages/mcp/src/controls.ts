/**
 * Functions of an emulator that the tools call. A client from `createEmulatorClient` in
 * `@portico/emulator/client` has all of them.
 */
export interface EmulatorControls {
  overview(): Promise<{ readonly counts: Readonly<Record<string, number>> }>;
  reset(): Promise<void>;
  seed(seed: unknown): Promise<void>;
  snapshot(): Promise<{ readonly id: string }>;
  restore(snapshot: { readonly id: string }): Promise<void>;
  entries(of: string, limit?: number): Promise<unknown>;
  requests(query: object): Promise<readonly object[]>;
  events(query: object): Promise<readonly object[]>;
  outbox(): Promise<readonly { readonly to: string }[]>;
  webhooks(): Promise<readonly object[]>;
  trigger(webhook: unknown): Promise<unknown>;
  readonly clock: {
    advance(ms: number): Promise<object>;
    set(time: string): Promise<object>;
    reset(): Promise<object>;
  };
  readonly faults: {
    add(fault: unknown): Promise<unknown>;
    list(): Promise<unknown>;
    clear(): Promise<void>;
  };
}
