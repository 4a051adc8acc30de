import { defineService } from "../../kernel/service.js";
import { checkedValue } from "../../options/option-error.js";
import { type PluginInput, type PluginSetup, pluginSetup } from "../../options/plugin-setup.js";
import { callSender } from "./send-call.js";
import { initialPluginData, type PluginData, type PluginRecord, pluginSlice } from "./slice.js";

/** Functions of `emulator.controls.plugins`, which install and inspect service plugins. */
export interface PluginControls {
  /**
   * Installs a plugin, replacing any plugin of the same type.
   *
   * @throws TypeError with code `INVALID_EMULATOR_OPTION` if the plugin is invalid.
   */
  install(plugin: PluginInput): void;
  /** Uninstalls the plugin of the given type. */
  remove(type: PluginInput["type"]): void;
  /** Returns the last 500 plugin calls and their outcomes, oldest first. */
  calls(): readonly PluginRecord[];
}

export const plugins = (options: {
  readonly plugins?: readonly PluginSetup[];
  readonly fetch?: typeof globalThis.fetch | undefined;
}) =>
  defineService({
    ...pluginSlice,
    slice: () => initialPluginData(options.plugins ?? []),
    handlers: {},
    callExternal: callSender(options.fetch),
    controls: (act): PluginControls => ({
      install(plugin) {
        const setup = checkedValue(pluginSetup, plugin, "Plugin");
        act(({ store, changes }) => {
          const data = store(pluginSlice) as PluginData;
          // Cached responses of the previous plugin do not apply to the new one.
          data.cached.clear();
          changes.put(data.installed, setup.type, setup);
        });
      },
      remove(type) {
        act(({ store, changes }) => changes.remove(store(pluginSlice).installed, type));
      },
      calls: () => act(({ store }) => [...(store(pluginSlice) as PluginData).calls]),
    }),
  });
