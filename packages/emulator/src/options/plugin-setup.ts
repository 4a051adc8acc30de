import { z } from "zod/v4";
import { pluginTypes } from "../generated/plugins.js";

const APP_ID = "7d7b2a9e-44a6-4b9c-9f5e-0c8f1f3b6a11";
const INSTANCE_ID = "a1f0c2de-7c34-4b1e-8d52-6e9b0f4c7d22";

export const pluginSetup = z
  .strictObject({
    type: z.enum(pluginTypes),
    url: z.url({ protocol: /^https?$/ }).optional(),
    fetch: z.custom<PluginFetch>((value) => typeof value === "function").optional(),
    appId: z.guid().default(APP_ID),
    instanceId: z.guid().default(INSTANCE_ID),
    backupRate: z
      .strictObject({ title: z.string().min(1), amount: z.string().regex(/^\d+(\.\d{1,3})?$/) })
      .optional(),
    unsupportedCountries: z.array(z.string().length(2)).optional(),
  })
  .refine(({ url, fetch }) => url !== undefined || fetch !== undefined, {
    message: "A plugin requires url or fetch",
  });

/** Function that handles plugin calls in this process. */
export type PluginFetch = (request: Request) => Response | Promise<Response>;

export type PluginSetup = z.output<typeof pluginSetup>;

/** Service plugin that the emulator calls. Set `url`, `fetch` or both. */
export interface PluginInput {
  /** Type of the plugin, such as `"ECOM_SHIPPING_RATES"`. */
  type: (typeof pluginTypes)[number];
  /** Base URL of the plugin. The emulator appends the path of the handler. */
  url?: string;
  /**
   * Function that handles calls instead of the server at `url`, such as `(request) =>
   * client.servicePlugins.processRequest(request)`.
   */
  fetch?: PluginFetch;
  /**
   * Id of the plugin's app, as a GUID. It is also the audience of the signed body and the id of the
   * plugin's catalog or carrier. Default: a fixed id.
   */
  appId?: string;
  /** Id of the app's instance on the site, as a GUID. Default: a fixed id. */
  instanceId?: string;
  /** Rate if a shipping rates plugin does not respond. `amount` is a decimal string. */
  backupRate?: { title: string; amount: string };
  /** Two-letter codes of the countries that a tax plugin does not support. Default: none. */
  unsupportedCountries?: string[];
}
