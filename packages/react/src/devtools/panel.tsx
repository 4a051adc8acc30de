import { useSyncExternalStore } from "react";
import { useClient } from "../provider/provider.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { callLog } from "./call-log.js";
import { CallsSection } from "./calls-section.js";
import { EmulatorSection } from "./emulator-section.js";
import { CartSection, SessionSection } from "./state-sections.js";
import { styles } from "./styles.js";

export type Theme = "light" | "dark";

export interface PanelProps {
  readonly id?: string;
  readonly theme?: Theme | undefined;
}

export function Panel({ id, theme }: PanelProps) {
  const client = useClient<PorticoClient>();
  const log = callLog(client);
  const calls = useSyncExternalStore(
    log.subscribe,
    () => log.calls,
    () => log.calls,
  );
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
