import { isPorticoError } from "@portico/core";
import type { RecordedCall } from "./call-log.js";
import { Section } from "./section.js";

/** Shows the message only for a `PorticoError`. Other messages can contain secrets in a URL. */
function ErrorDetails({ error }: { error: unknown }) {
  if (!isPorticoError(error)) return error instanceof Error ? error.name : "Error";
  const { code, message, help, docs } = error;
  return (
    <details>
      <summary>{code}</summary>
      <p>{message}</p>
      {help && <p>{help}</p>}
      <a href={docs} target="_blank" rel="noreferrer">
        Documentation of {code}
      </a>
    </details>
  );
}

export interface CallsSectionProps {
  readonly calls: readonly RecordedCall[];
  readonly clear: () => void;
}

export function CallsSection({ calls, clear }: CallsSectionProps) {
  return (
    <Section title="Calls">
      <button type="button" onClick={clear}>
        Clear calls
      </button>
      <table>
        <thead>
          <tr>
            {["Operation", "Status", "Duration", "Retries", "Request id", "Error"].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr key={call.id}>
              <th scope="row">{call.name}</th>
              <td>{call.isPending ? "pending" : call.status}</td>
              <td>{call.duration !== undefined && `${Math.round(call.duration)} ms`}</td>
              <td>{Math.max(0, call.attempts - 1)}</td>
              <td>{call.requestId}</td>
              <td>{call.error !== undefined && <ErrorDetails error={call.error} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
