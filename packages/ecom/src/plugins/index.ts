import { process, processRequest } from "./service-plugins.js";

export * from "../generated/plugins/index.js";
export type { PluginMetadata, PluginPayload } from "./define.js";
export { PluginError } from "./plugin-error.js";
export type { PluginCall, ProcessOptions } from "./service-plugins.js";

/**
 * Processes plugin requests from the platform. Bind it to a client:
 * `createClient({ auth, modules: { servicePlugins } })`.
 */
export const servicePlugins = { process, processRequest };
