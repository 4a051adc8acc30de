import { viewOf } from "@portico/core/internal";
import { useEffect, useReducer } from "react";
import type { CartStore } from "../cart/cart-store.js";
import { useCartStore } from "../cart/use-cart.js";
import type { CartChange } from "../queries/cart-adapter.js";
import type { PorticoClient } from "../queries/portico-client.js";
import type { CallLog } from "./call-log.js";
import { Section } from "./section.js";
import { sessionAuthOf } from "./session-auth.js";

/** Re-renders regularly, because subscribing to the cart would send a request. */
function useTick(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, []);
}

const formatTime = (ms: number) => new Date(ms).toLocaleTimeString();

function expiryText(expiresAt: number, now: number): string {
  const minutes = Math.round((expiresAt - now) / 60_000);
  const time = formatTime(expiresAt);
  return expiresAt > now ? `expires at ${time}, in ${minutes} min` : `expired at ${time}`;
}

export function SessionSection({ client, log }: { client: PorticoClient; log: CallLog }) {
  useTick();
  const { auth, environment } = viewOf(client).state;
  const tokens = sessionAuthOf(auth)?.getTokens();
  const { value, expiresAt = 0 } = tokens?.accessToken ?? {};
  const { refreshCount, refreshedAt } = log;
  return (
    <Section title="Session">
      {!tokens && <p>The client's strategy has no session.</p>}
      {tokens && (
        <dl>
          <dt>Role</dt>
          <dd>{tokens.refreshToken.role}</dd>
          <dt>Access token</dt>
          <dd>{value ? expiryText(expiresAt * 1000, environment.clock.now()) : "none"}</dd>
          <dt>Refreshes</dt>
          <dd>
            {refreshCount}
            {refreshedAt !== undefined && `, last at ${formatTime(refreshedAt)}`}
          </dd>
        </dl>
      )}
    </Section>
  );
}

/** Describes a change without notes, codes and addresses. */
function describeChange(change: CartChange, { settled }: CartStore): string {
  const nameOf = (id: string) => settled?.lines.find((line) => line.id === id)?.name ?? id;
  switch (change.kind) {
    case "add":
      return `add ${change.items
        .map(({ quantity, preview, lineId }) => `${quantity} × ${preview?.name ?? nameOf(lineId)}`)
        .join(", ")}`;
    case "quantity":
      return `set ${nameOf(change.lineId)} to ${change.quantity}`;
    case "remove":
      return `remove ${change.lineIds.map(nameOf).join(", ")}`;
    default:
      return change.kind;
  }
}

export function CartSection() {
  useTick();
  const store = useCartStore();
  const { changes, isSending, isPaused } = store.queue;
  const waitingText = isPaused ? "waits for the network" : "waits";
  return (
    <Section title="Cart changes">
      {changes.length === 0 && <p>No pending changes</p>}
      <ol>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes have no id, and the list is static text
          <li key={index}>
            {describeChange(change, store)}: {index === 0 && isSending ? "sending" : waitingText}
          </li>
        ))}
      </ol>
    </Section>
  );
}
