import { viewOf } from "@portico/core/internal";
import type { FaultInput } from "@portico/emulator";
import { QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useMemo, useState } from "react";
import type { PorticoClient } from "../queries/portico-client.js";
import { type EmulatorState, emulatorControl } from "./emulator-control.js";
import { Section } from "./section.js";
import { externalLoginOf } from "./session-auth.js";

const REFETCH_INTERVAL = 2000;

const API_KEY = "portico-emulator-api-key";

const MINUTE = 60_000;
const MINUTES_BY_SPAN = {
  "1 minute": 1,
  "1 hour": 60,
  "5 hours": 300,
  "1 day": 1440,
  "30 days": 43_200,
};

const FAULTS: Readonly<Record<string, FaultInput>> = {
  "Status 500": { kind: "status", status: 500 },
  "Status 503": { kind: "status", status: 503 },
  "Too many requests": { kind: "throttle" },
  "Delay of 2 seconds": { kind: "delay", ms: 2000 },
  "Dropped connection": { kind: "drop" },
  "Lost response": { kind: "drop", after: true },
  "Malformed response": { kind: "malformed" },
  "Rejected refresh token": { kind: "invalid_grant" },
};

function SelectField({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <label>
      {label}{" "}
      <select name="choice">
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

interface ControlsProps {
  readonly client: PorticoClient;
  readonly operations: readonly string[];
  readonly state: EmulatorState;
  readonly run: (task: () => Promise<unknown>) => void;
}

function Controls({ client, operations, state, run }: ControlsProps) {
  const listId = useId();
  const { clock, faults, outbox, members } = state;
  const { send } = emulatorControl(client);
  const externalLogin = externalLoginOf(viewOf(client).state.auth);
  const submitProps = (task: (field: (name: string) => string) => Promise<unknown>) => ({
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const formData = new FormData(event.currentTarget);
      run(() => task((name) => String(formData.get(name) ?? "")));
    },
  });
  const logIn = async (email: string) => {
    const id = members.find((member) => member.email === email)?.id ?? "";
    externalLogin?.setTokens(await externalLogin.getMemberTokensForExternalLogin(id, API_KEY));
  };

  return (
    <>
      <form
        {...submitProps((field) => {
          const minutes = MINUTES_BY_SPAN[field("choice") as keyof typeof MINUTES_BY_SPAN];
          return send("POST", "clock/advance", { ms: minutes * MINUTE });
        })}
      >
        <p>
          Clock: <time dateTime={clock.iso}>{new Date(clock.now).toLocaleString()}</time>
        </p>
        <SelectField label="Advance by" options={Object.keys(MINUTES_BY_SPAN)} />
        <button type="submit">Advance</button>
        <button type="button" onClick={() => run(() => send("POST", "clock/reset"))}>
          Reset clock
        </button>
      </form>
      <form
        {...submitProps((field) => {
          const operation = field("operation").trim();
          const times = Number(field("times"));
          const fault = FAULTS[field("choice")];
          return send("POST", "faults", { ...fault, times, ...(operation && { operation }) });
        })}
      >
        <SelectField label="Fault" options={Object.keys(FAULTS)} />
        <label>
          Operation <input name="operation" list={listId} placeholder="any" />
        </label>
        <datalist id={listId}>
          {operations.map((operation) => (
            <option key={operation} value={operation} />
          ))}
        </datalist>
        <label>
          Times <input name="times" type="number" min={1} defaultValue={1} required />
        </label>
        <button type="submit">Add fault</button>
        <button type="button" onClick={() => run(() => send("DELETE", "faults"))}>
          Clear faults
        </button>
        <ul aria-label="Pending faults">
          {faults.map(({ kind, status, operation, times }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: faults have no id, and the list is static text
            <li key={index}>
              {[kind, status, operation, `(${times} left)`].filter(Boolean).join(" ")}
            </li>
          ))}
        </ul>
      </form>
      {externalLogin && members.length > 0 && (
        <form {...submitProps((field) => logIn(field("choice")))}>
          <SelectField label="Member" options={members.map(({ email }) => email)} />
          <button type="submit">Log in</button>
        </form>
      )}
      <ul aria-label="Outbox">
        {outbox.length === 0 && <li>No messages</li>}
        {[...outbox]
          .reverse()
          .slice(0, 10)
          .map(({ id, to, subject, code, link }) => (
            <li key={id}>
              {to}: {subject} {code && <code>{code}</code>} {link && <a href={link}>Open link</a>}
            </li>
          ))}
      </ul>
    </>
  );
}

export interface EmulatorSectionProps {
  readonly client: PorticoClient;
  /** Suggestions for new faults. */
  readonly operations: readonly string[];
}

export function EmulatorSection({ client, operations }: EmulatorSectionProps) {
  const control = useMemo(() => emulatorControl(client), [client]);
  // With the app's query client, hooks such as `useIsFetching` would count the panel's requests.
  const [queryClient] = useState(() => new QueryClient());
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [],
      queryFn: async () => (await control.read()) ?? null,
      enabled: control.isPossible,
      networkMode: "always",
      retry: false,
      refetchInterval: ({ state: { status, data } }) =>
        status === "success" && data ? REFETCH_INTERVAL : false,
    },
    queryClient,
  );
  const { mutate, error } = useMutation(
    {
      mutationFn: (task: () => Promise<unknown>) => task(),
      networkMode: "always",
      onSettled: () => void refetch(),
    },
    queryClient,
  );
  if (!control.isPossible) return null;
  return (
    <Section title="Emulator">
      {error && <p role="alert">{error.message}</p>}
      {(isError || data === null) && (
        <p>
          This page cannot control an emulator. If the client uses one on another origin, open its{" "}
          <a href={control.dashboardUrl}>dashboard</a>, or run it with <code>porticoEmulator</code>{" "}
          of <code>@portico/emulator/vite</code>.{" "}
          <button type="button" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {!isError && data && (
        <Controls client={client} operations={operations} state={data} run={mutate} />
      )}
    </Section>
  );
}
