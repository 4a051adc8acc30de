"use client";

import { createElement, Fragment } from "react";
import { Devtools, devtoolsPlugin } from "./devtools/devtools.js";

export type { PorticoDevtoolsPlugin, PorticoDevtoolsProps } from "./devtools/devtools.js";

// Bundlers replace `process.env.NODE_ENV` and then remove unreachable code. They may keep it if the
// comparison is in a shared constant, and `typeof process` is "undefined" in browsers, so repeat
// the whole comparison.

/**
 * Shows a button that opens a panel with the session, the client's calls and the cart's pending
 * changes. If the client uses the emulator, the panel also controls its clock, faults and logins.
 * Render it once, inside `<PorticoProvider>`. It renders nothing unless `NODE_ENV` is
 * `"development"`.
 *
 * @returns The button and the panel, or `null`.
 * @throws PorticoError with code `NO_PROVIDER` outside of a provider. Only in development.
 * @example
 * ```tsx
 * import { createClient } from "@portico/core";
 * import { OAuthStrategy } from "@portico/identity";
 * import { PorticoProvider } from "@portico/react";
 * import { PorticoDevtools } from "@portico/react/devtools";
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: "<your client id>" }) });
 *
 * const app = (
 *   <PorticoProvider client={client}>
 *     the shop
 *     <PorticoDevtools />
 *   </PorticoProvider>
 * );
 * ```
 */
export const PorticoDevtools: typeof Devtools =
  process.env.NODE_ENV === "development" ? Devtools : () => null;

/**
 * Creates a plugin for `@tanstack/react-devtools` with the panel of {@link PorticoDevtools}. Render
 * `<TanStackDevtools>` inside `<PorticoProvider>`. The panel is empty unless `NODE_ENV` is
 * `"development"`.
 *
 * @param client - The provider's client. Pass it to record calls before the panel opens.
 * @returns The plugin. Create it outside of components.
 * @throws PorticoError with code `NO_CLIENT` if `client` was not created with `createClient`. Only
 * in development.
 * @example
 * ```tsx
 * import { createClient } from "@portico/core";
 * import { porticoDevtools } from "@portico/react/devtools";
 *
 * const client = createClient();
 * const plugins = [porticoDevtools(client)];
 * ```
 */
export const porticoDevtools: typeof devtoolsPlugin =
  process.env.NODE_ENV === "development"
    ? devtoolsPlugin
    : () => ({ id: "portico", name: "Portico", render: () => createElement(Fragment) });
