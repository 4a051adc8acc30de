import "../forms/forms.css";
import "./break-it.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BREAKAGES, type Breakage, emulator } from "./breakages.js";

const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** What the emulator says about itself, asked for as long as the panel is open. */
function useEmulator() {
  return useQuery({
    queryKey: ["emulator"],
    queryFn: async () => {
      const [now, faults, outbox] = await Promise.all([
        emulator.clock.now(),
        emulator.faults.list(),
        emulator.outbox(),
      ]);
      return { now, faults, messages: outbox.slice(-3).reverse() };
    },
    refetchInterval: 2000,
    gcTime: 0,
    retry: false,
  });
}

function Mail({ messages }: { messages: Awaited<ReturnType<typeof emulator.outbox>> }) {
  return (
    <section>
      <h3>Mail</h3>
      {messages.length === 0 && <p className="muted small">No messages yet.</p>}
      <ul className="mail">
        {messages.map((message) => (
          <li key={message.id}>
            <p className="small">
              <span className="muted">To {message.to}:</span> {message.subject}
            </p>
            {message.link ? <a href={message.link}>Open link</a> : <code>{message.code}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can go wrong, and what the emulator has sent; for whoever wants to see how the shop takes it. */
export function Panel() {
  const { data, error, refetch } = useEmulator();
  const [done, setDone] = useState<string>();
  const { mutate, error: refused } = useMutation({
    mutationFn: ({ run }: Pick<Breakage, "run" | "name">) => run(emulator),
    onMutate: () => setDone(undefined),
    onSuccess: (_answer, { name }) => {
      setDone(name);
      void refetch();
    },
  });
  if (error) return <p>This store doesn’t run on the emulator.</p>;
  const waiting = data?.faults.reduce((sum, { times }) => sum + times, 0) ?? 0;
  return (
    <div className="break-it">
      <p className="muted">
        This store runs on an emulator. Choose a failure, close this panel and keep shopping.
      </p>
      <p className="small" role="status">
        {refused ? "The emulator rejected the request." : done && `${done}: done.`}
      </p>
      {BREAKAGES.map(({ title, all }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {all.map((breakage) => (
              <li key={breakage.name}>
                <button className="breakage" type="button" onClick={() => mutate(breakage)}>
                  <strong>{breakage.name}</strong>
                  <span className="muted small">{breakage.expect}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Mail messages={data?.messages ?? []} />
      <section>
        <h3>Reset</h3>
        <p className="muted small">
          {waiting === 0 ? "No failures pending." : `${waiting} pending.`}
          {data && ` Emulator time: ${time.format(data.now)}.`}
        </p>
        <div className="form-row">
          <button
            className="button secondary"
            type="button"
            onClick={() =>
              mutate({ name: "Failures cleared", run: ({ faults }) => faults.clear() })
            }
          >
            Clear all failures
          </button>
          <a className="text-button" href="/_portico/">
            Dashboard
          </a>
        </div>
      </section>
    </div>
  );
}
