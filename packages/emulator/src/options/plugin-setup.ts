import { z } from "zod/v4";
import { pluginTypes } from "../kernel/generated/plugins.js";

/** The app that plugins belong to unless told otherwise, and its instance on the site. */
const APP_ID = "7d7b2a9e-44a6-4b9c-9f5e-0c8f1f3b6a11";
const INSTANCE_ID = "a1f0c2de-7c34-4b1e-8d52-6e9b0f4c7d22";

/** The check of a plugin that the site has. */
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

/** Answers a plugin's calls in this process: what a server's route does. */
export type PluginFetch = (request: Request) => Response | Promise<Response>;

/** A plugin that the site has, with every default filled in. */
export type PluginSetup = z.output<typeof pluginSetup>;

/** A plugin that the site has. */
export interface PluginInput {
  /** "ECOM_SHIPPING_RATES", … */
  type: (typeof pluginTypes)[number];
  /** Where it is called: the paths of its handlers are put behind it. */
  url?: string;
  /** Answers in place of the address: `(request) => client.servicePlugins.processRequest(request)`. */
  fetch?: PluginFetch;
  /** The app that it belongs to: audience of the signed body, and the catalog's or carrier's id. */
  appId?: string;
  /** The app's instance on the site. */
  instanceId?: string;
  /** Shipping rates: what is offered when the plugin does not answer. */
  backupRate?: { title: string; amount: string };
  /** Tax calculation: two-letter countries that the app does not cover, whose tax regions cannot name it. */
  unsupportedCountries?: string[];
}
