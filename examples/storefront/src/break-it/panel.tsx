import "../forms/forms.css";
import "./break-it.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { emulator } from "../demo/emulator.js";
import { BREAKAGES, type Breakage } from "./breakages.js";

const timeFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

function useEmulator() {
  return useQuery({
    queryKey: ["emulator"],
    queryFn: async () => {
      const [{ now, origin }, faults] = await Promise.all([
        emulator.overview(),
        emulator.faults.list(),
      ]);
      return { now: Date.parse(now), origin, faults };
    },
    refetchInterval: 2000,
    gcTime: 0,
    retry: false,
  });
}

export function Panel() {
  const { data, error, refetch } = useEmulator();
  const [completedName, setCompletedName] = useState<string>();
  const { mutate, error: failure } = useMutation({
    mutationFn: ({ run }: Pick<Breakage, "run" | "name">) => run(emulator),
    onMutate: () => setCompletedName(undefined),
    onSuccess: (_result, { name }) => {
      setCompletedName(name);
      void refetch();
    },
  });
  if (error) return <p>This store doesn’t run on the emulator.</p>;
  const pendingCount = data?.faults.reduce((sum, { times }) => sum + times, 0) ?? 0;
  return (
    <div className="break-it">
      <p className="muted">
        This store runs on an emulator. Choose a failure, close this panel and keep shopping.
      </p>
      <p className="small" role="status">
        {failure
          ? "The emulator rejected the request."
          : completedName && `${completedName}: done.`}
      </p>
      {BREAKAGES.map(({ title, breakages }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {breakages.map((breakage) => (
              <li key={breakage.name}>
                <button className="breakage" type="button" onClick={() => mutate(breakage)}>
                  <strong>{breakage.name}</strong>
                  <span className="muted small">{breakage.effect}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3>Reset</h3>
        <p className="muted small">
          {pendingCount === 0 ? "No failures pending." : `${pendingCount} pending.`}
          {data && ` Emulator time: ${timeFormat.format(data.now)}.`}
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
          {data && (
            <a className="text-button" href={`${data.origin}/_portico/`}>
              Dashboard
            </a>
          )}
        </div>
      </section>
    </div>
  );
}
