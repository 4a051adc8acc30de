import type { ReactElement } from "react";
import { callLog } from "./call-log.js";
import { Panel, type Theme } from "./panel.js";

/** Plugin for `plugins` of `<TanStackDevtools>`. */
export interface PorticoDevtoolsPlugin {
  readonly id: string;
  readonly name: string;
  /** Renders the panel. Earlier versions of TanStack Devtools pass the theme itself. */
  readonly render: (element: HTMLElement, props: Theme | { readonly theme: Theme }) => ReactElement;
}

export function devtoolsPlugin(client?: object): PorticoDevtoolsPlugin {
  // On a server, the module's client can serve several users.
  if (client && typeof document !== "undefined") callLog(client);
  return {
    id: "portico",
    name: "Portico",
    render: (_element, props) => <Panel theme={typeof props === "string" ? props : props.theme} />,
  };
}
