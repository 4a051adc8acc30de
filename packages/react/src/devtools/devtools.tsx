import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from "react";
import { useClient } from "../provider/provider.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { callLog } from "./call-log.js";
import { Panel, type Theme } from "./panel.js";
import { styles } from "./styles.js";

/** Props of `PorticoDevtools`. */
export interface PorticoDevtoolsProps {
  /** Whether the panel is initially open. Default: false. */
  initialIsOpen?: boolean | undefined;
  /** Color scheme. Default: the user's. */
  theme?: Theme | undefined;
}

const never = () => () => {};

/** Shows a button that opens the panel. Escape closes it. */
export function Devtools({ initialIsOpen = false, theme }: PorticoDevtoolsProps) {
  const client = useClient<PorticoClient>();
  const [isOpen, setOpen] = useState(initialIsOpen);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Starts during render, because effects of other components send requests before effects of this one.
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
