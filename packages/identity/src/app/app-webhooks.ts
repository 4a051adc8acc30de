import {
  type Clock,
  decode,
  type Listener,
  PorticoError,
  type ProcessedWebhook,
  requestText,
  type Webhooks,
} from "@portico/core/internal";
import { domainEvent } from "./domain-event.js";
import { parsePayload, webhookClaimSchema } from "./webhook-claims.js";
import { verifyJwt } from "./webhook-signature.js";

/** Maximum size of a webhook. An order with 300 line items is about 1 MB. */
const MAX_WEBHOOK_BYTES = 8_000_000;

export interface AppWebhooksOptions {
  appId: string;
  publicKey: string | undefined;
  clock: () => Clock;
  listeners: () => readonly Listener[];
}

export function appWebhooks(options: AppWebhooksOptions): Webhooks {
  const webhooks: Webhooks = {
    async process(jwt) {
      const { eventType, instanceId, identity, accountInfo, data } = parsePayload(
        webhookClaimSchema,
        (await verifyJwt(jwt, options, options.clock())).data,
        "data",
      );
      const listeners = options
        .listeners()
        .filter(({ definition }) => definition.type === eventType);
      const [firstListener] = listeners;
      if (!firstListener) {
        throw new PorticoError(
          `No handler is registered for the event type "${eventType}". Register one on the client, for example client.orders.onOrderApproved(handler)`,
          { code: "WEBHOOK_UNKNOWN_EVENT" },
        );
      }
      const commonMetadata = { eventType, instanceId, identity, accountInfo };
      let payload: unknown;
      const outcomes = await Promise.allSettled(
        listeners.map(async ({ definition, handler }) => {
          const event = definition.plain
            ? { data, metadata: commonMetadata }
            : domainEvent(data, commonMetadata);
          payload = decode(event, { ...definition.codec, metadata: { eventTime: "d" } });
          await handler(payload);
        }),
      );
      const failures = outcomes.flatMap((outcome) =>
        outcome.status === "rejected" ? [outcome.reason] : [],
      );
      if (failures.length === 1) throw failures[0];
      if (failures.length) throw new AggregateError(failures, `${failures.length} handlers failed`);
      return { eventType, instanceId, identity, payload } as ProcessedWebhook;
    },
    async processRequest(request) {
      return webhooks.process((await requestText(request, MAX_WEBHOOK_BYTES)).trim());
    },
  };
  return webhooks;
}
