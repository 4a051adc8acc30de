import type { Seed, Slice } from "../../kernel/slice.js";
import type { PluginSetup } from "../../options/plugin-setup.js";

/** Logged plugin call. */
export interface PluginRecord {
  readonly type: string;
  readonly handler: string;
  readonly url: string;
  /** Request without the signature. */
  readonly request: object;
  /**
   * Outcome of the call: `error` is an error of the plugin, `refused` any other error status,
   * `wrong` an invalid response, `late` a timeout.
   */
  readonly outcome: "answer" | "error" | "refused" | "wrong" | "late" | "unreachable";
  readonly status?: number;
  /** Problem of the response, or the error code. */
  readonly reason?: string;
  /** Time of the call in milliseconds since 1970, by the emulator's clock. */
  readonly at: number;
}

/** A response that is reused while its input stays the same. */
export interface CachedResponse {
  readonly until: number;
  readonly response: Readonly<Record<string, unknown>>;
}

export interface PluginData {
  readonly installed: Map<string, PluginSetup>;
  readonly calls: PluginRecord[];
  readonly cached: Map<string, CachedResponse>;
}

const data = (installed: Iterable<readonly [string, PluginSetup]>): PluginData => ({
  installed: new Map(installed),
  calls: [],
  cached: new Map(),
});

/** The installed plugins. Empty by default. */
export const pluginSlice: Slice<PluginData, Seed, "plugins"> = {
  name: "plugins",
  slice: () => data([]),
  // A `fetch` function cannot be cloned.
  copy: ({ installed, calls, cached }) => ({
    installed: new Map(installed),
    calls: [...calls],
    cached: new Map(cached),
  }),
};

/** Returns the initial data with the plugins of the emulator's options. */
export const startWith = (plugins: readonly PluginSetup[]): PluginData =>
  data(plugins.map((plugin) => [plugin.type, plugin] as const));
