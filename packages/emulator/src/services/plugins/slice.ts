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

/** An answer that is used again as long as nothing changes. */
export interface CachedAnswer {
  readonly until: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface PluginData {
  readonly installed: Map<string, PluginSetup>;
  readonly calls: PluginRecord[];
  readonly cached: Map<string, CachedAnswer>;
}

const data = (installed: Iterable<readonly [string, PluginSetup]>): PluginData => ({
  installed: new Map(installed),
  calls: [],
  cached: new Map(),
});

/** The plugins that the site has; a site has none unless told. */
export const pluginSlice: Slice<PluginData, Seed, "plugins"> = {
  name: "plugins",
  slice: () => data([]),
  // a fetch cannot be cloned
  copy: ({ installed, calls, cached }) => ({
    installed: new Map(installed),
    calls: [...calls],
    cached: new Map(cached),
  }),
};

/** The data at the start, with the plugins that the emulator was made with. */
export const startWith = (plugins: readonly PluginSetup[]): PluginData =>
  data(plugins.map((plugin) => [plugin.type, plugin] as const));
