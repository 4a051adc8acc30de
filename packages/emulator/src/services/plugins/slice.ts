import type { Seed, Slice } from "../../kernel/slice.js";
import type { PluginSetup } from "../../options/plugin-setup.js";

/** A call of a plugin, and what became of it. */
export interface PluginRecord {
  readonly type: string;
  readonly handler: string;
  readonly url: string;
  /** Its request, without the signature. */
  readonly request: object;
  /** "error": the plugin's own; "refused": another status; "wrong": an answer that the platform does not take. */
  readonly outcome: "answer" | "error" | "refused" | "wrong" | "late" | "unreachable";
  readonly status?: number;
  /** What is wrong with the answer, or the code of the error. */
  readonly reason?: string;
  /** When it was called: milliseconds since 1970, by the emulator's clock. */
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
