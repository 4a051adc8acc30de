import { defineService } from "../../kernel/service.js";
import { type PluginInput, type PluginSetup, pluginSetup } from "../../options/plugin-setup.js";
import { calls } from "./call.js";
import { type PluginData, type PluginRecord, pluginSlice, startWith } from "./slice.js";

/** What a test, or the one who writes a plugin, does with plugins. */
export interface PluginControls {
  /** Calls a plugin at an address from now on, in place of the one of its type that there was. */
  install(plugin: PluginInput): void;
  /** Calls the plugin of a type no more. */
  remove(type: PluginInput["type"]): void;
  /** The last 500 calls with what became of each, the oldest first. */
  calls(): readonly PluginRecord[];
}

/** The plugins of apps that the site has, and their calls. */
export const plugins = (options: {
  readonly plugins?: readonly PluginSetup[];
  readonly fetch?: typeof globalThis.fetch | undefined;
}) =>
  defineService({
    ...pluginSlice,
    slice: () => startWith(options.plugins ?? []),
    handlers: {},
    outside: calls(options.fetch),
    controls: (act): PluginControls => ({
      install(plugin) {
        const setup = pluginSetup.parse(plugin);
        act(({ store, changes }) => {
          const data = store(pluginSlice) as PluginData;
          // what another one has said is nothing to it
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
