import "./demo.css";
import { useQuery } from "@tanstack/react-query";
import { emulator } from "./emulator.js";
import { grace } from "./members.js";

const timeFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The last 20 emails and text messages from the emulator, newest first. */
export function Inbox() {
  const { data: messages, error } = useQuery({
    queryKey: ["demo-inbox"],
    queryFn: async () => (await emulator.outbox()).slice(-20).reverse(),
    refetchInterval: 2000,
    gcTime: 0,
    retry: false,
  });
  if (error) return <p role="alert">The inbox couldn’t be loaded. Is the emulator running?</p>;
  if (!messages) return <p role="status">Loading…</p>;
  return (
    <div className="inbox">
      <p className="muted">
        This is a demo, so emails and text messages are never sent. They appear here instead.
      </p>
      <div role="status">
        {messages.length === 0 && (
          <p>
            No messages yet. To receive a login code, log in with {grace.email} and password{" "}
            {grace.password}.
          </p>
        )}
      </div>
      <ul>
        {messages.map(({ id, to, subject, sentAt, code, link }) => (
          <li key={id}>
            <h3>{subject}</h3>
            <p className="muted small">
              To {to} · <time dateTime={sentAt}>{timeFormat.format(new Date(sentAt))}</time>
            </p>
            {code && (
              <p>
                Code: <code>{code}</code>
              </p>
            )}
            {link && (
              <p>
                <a href={link}>Open link</a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
