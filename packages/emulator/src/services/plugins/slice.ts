import type { Seed, Slice } from "../../kernel/slice.js";
import type { PluginSetup } from "../../options/plugin-setup.js";
import type { Entity } from "../../resource/declaration.js";

/** Plugin call in the log, which `emulator.controls.plugins.calls()` returns. */
export interface PluginRecord {
  /** Type of the plugin, such as `"ECOM_SHIPPING_RATES"`. */
  readonly type: string;
  /** Name of the plugin's handler, such as `"getShippingRates"`. */
  readonly handler: string;
  /** URL of the call. */
  readonly url: string;
  /** Body of the request, with the gift card code masked and the PIN omitted. */
  readonly request: object;
  /**
   * Outcome of the call. `"response"` is a valid response, `"error"` an error that the plugin threw,
   * `"rejected"` any other error status, `"invalid"` an invalid response, `"timeout"` no response
   * within 10 seconds, and `"unreachable"` a failed connection.
   */
  readonly outcome: "response" | "error" | "rejected" | "invalid" | "timeout" | "unreachable";
  /** HTTP status of the response. */
  readonly status?: number;
  /** Error code from the plugin, or the problem with its response. */
  readonly reason?: string;
  /** Time of the call on the emulator's clock, in milliseconds since 1970. */
  readonly at: number;
}

export interface PluginData {
  readonly installed: Map<string, PluginSetup>;
  readonly calls: PluginRecord[];
  readonly cached: Map<string, { readonly until: number; readonly response: Entity }>;
}

export const pluginSlice: Slice<PluginData, Seed, "plugins"> = {
  name: "plugins",
  slice: () => initialPluginData([]),
  // Copy only the collections, because a `fetch` function in a plugin cannot be cloned.
  copy: ({ installed, calls, cached }) => ({
    installed: new Map(installed),
    calls: [...calls],
    cached: new Map(cached),
  }),
};

export const initialPluginData = (plugins: readonly PluginSetup[]): PluginData => ({
  installed: new Map(plugins.map((plugin) => [plugin.type, plugin])),
  calls: [],
  cached: new Map(),
});
