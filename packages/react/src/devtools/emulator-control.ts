import { API_HOST, viewOf } from "@portico/core/internal";
import type { OutboxMessage } from "@portico/emulator";
import type { ClockState } from "@portico/emulator/client";

type Fault = Readonly<Record<string, unknown>> & { readonly kind: string; readonly times: number };

export interface EmulatorState {
  readonly clock: ClockState;
  readonly faults: readonly Fault[];
  /** Oldest first. */
  readonly outbox: readonly OutboxMessage[];
  readonly members: readonly { readonly id: string; readonly email: string }[];
}

/** Control API of a client's emulator. */
export interface EmulatorControl {
  readonly dashboardUrl: string;
  /** Whether the client may be connected to an emulator. */
  readonly isPossible: boolean;
  /**
   * Returns the emulator's state, or `undefined` if there is no emulator or it rejects requests
   * from this page.
   */
  read(): Promise<EmulatorState | undefined>;
  /** Sends a change, such as `POST clock/advance`. */
  send(method: "POST" | "DELETE", path: string, body?: object): Promise<unknown>;
}

/**
 * Returns the control API. It uses the client's `fetch`, so it also works with an in-process
 * emulator.
 *
 * @throws PorticoError with code `NO_CLIENT` if the client was not created with `createClient`.
 */
export function emulatorControl(client: object): EmulatorControl {
  const { environment, options, headers } = viewOf(client).state;
  const base = new URL("/_portico/", environment.baseUrl).href;
  const tenant = headers["x-portico-tenant"];
  const controlHeaders: Record<string, string> = { "Content-Type": "application/json" };
  if (tenant !== undefined) controlHeaders["X-Portico-Tenant"] = tenant;

  async function request<T>(method: string, path: string, body: object = {}): Promise<T> {
    const init = method === "GET" ? { method } : { method, body: JSON.stringify(body) };
    const address = `${base}control/${path}`;
    const response = await environment.fetch(address, { ...init, headers: controlHeaders });
    const result = (await response.json()) as T & { message?: string };
    if (!response.ok) throw new Error(result.message ?? `${path}: status ${response.status}`);
    return result;
  }

  return {
    dashboardUrl: base,
    isPossible: options.fetch !== undefined || environment.baseUrl !== API_HOST,
    async read() {
      // A server that is not an emulator responds with an error or with the app's HTML.
      const clock = await request<ClockState>("GET", "clock").catch(() => undefined);
      if (typeof clock?.offset !== "number") return undefined;
      const [faults, outbox, members] = await Promise.all([
        request<EmulatorState["faults"]>("GET", "faults"),
        request<EmulatorState["outbox"]>("GET", "outbox"),
        request<EmulatorState["members"]>("GET", "entries?of=members"),
      ]);
      return { clock, faults, outbox, members };
    },
    send: request,
  };
}
