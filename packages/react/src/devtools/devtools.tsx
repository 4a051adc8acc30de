import {
  type KeyboardEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useClient } from "../provider/provider.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { callLog } from "./call-log.js";
import { CallsSection } from "./calls-section.js";
import { EmulatorSection } from "./emulator-section.js";
import { CartSection, SessionSection } from "./state-sections.js";
import { styles } from "./styles.js";

type Theme = "light" | "dark";

/** Props of `PorticoDevtools`. */
export interface PorticoDevtoolsProps {
  /** Whether the panel is initially open. Default: false. */
  initialIsOpen?: boolean | undefined;
  /** Color scheme. Default: the user's. */
  theme?: Theme | undefined;
}

const subscribeToNothing = () => () => {};

interface PanelProps {
  readonly id?: string;
  readonly theme?: Theme | undefined;
}

function Panel({ id, theme }: PanelProps) {
  const client = useClient<PorticoClient>();
  const log = callLog(client);
  const getCalls = () => log.calls;
  const calls = useSyncExternalStore(log.subscribe, getCalls, getCalls);
  const operations = calls.flatMap(({ operation }) => operation ?? []);
  return (
    <section
      id={id}
      aria-label="Portico devtools"
      className="portico-devtools"
      style={{ colorScheme: theme }}
    >
      <style>{styles}</style>
      <SessionSection client={client} log={log} />
      <CartSection />
      <EmulatorSection client={client} operations={[...new Set(operations)]} />
      <CallsSection calls={calls} clear={log.clear} />
    </section>
  );
}

export function Devtools({ initialIsOpen = false, theme }: PorticoDevtoolsProps) {
  const client = useClient<PorticoClient>();
  const [isOpen, setOpen] = useState(initialIsOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // Start recording during render, because other components' effects may send requests first.
  if (typeof document !== "undefined") callLog(client);
  if (!isBrowser) return null;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: receives the Escape key of the elements inside
    <div className="portico-devtools-dock" onKeyDown={onKeyDown}>
      {!isOpen && <style>{styles}</style>}
      <button
        ref={toggle}
        type="button"
        className="portico-devtools-toggle"
        style={{ colorScheme: theme }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Portico devtools
      </button>
      {isOpen && <Panel id={panelId} theme={theme} />}
    </div>
  );
}

/** Plugin for the `plugins` prop of `<TanStackDevtools>`. */
export interface PorticoDevtoolsPlugin {
  readonly id: string;
  readonly name: string;
  /** Renders the panel. Earlier versions of TanStack Devtools pass the theme as `props`. */
  readonly render: (element: HTMLElement, props: Theme | { readonly theme: Theme }) => ReactElement;
}

export function devtoolsPlugin(client?: object): PorticoDevtoolsPlugin {
  // On a server, a module-level client can serve several users, so its calls are not recorded.
  if (client && typeof document !== "undefined") callLog(client);
  return {
    id: "portico",
    name: "Portico",
    render: (_element, props) => <Panel theme={typeof props === "string" ? props : props.theme} />,
  };
}
