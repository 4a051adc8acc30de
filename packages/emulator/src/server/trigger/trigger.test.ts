import { createClient } from "@portico/core";
import { onOrderApproved } from "@portico/ecom/orders";
import { AppStrategy } from "@portico/identity/app";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { eventSchema } from "../../checks/requests.js";
import { violationsOf } from "../../checks/violations.js";
import { createEmulator } from "../../emulator.js";
import { type EventFacts, events } from "../../generated/events.js";
import { entities } from "../../generated/operations.js";
import { eventProblems } from "../../testing/conformance.js";
import { sampleOf } from "./sample.js";

const to = "http://localhost:9/hook";
const requests: { url: string; type: string | null; body: string }[] = [];
const emulator = createEmulator({
  seed: "empty",
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const { url, headers } = request;
    requests.push({ url, type: headers.get("Content-Type"), body: await request.text() });
    return new Response(null, { status: 200 });
  },
});

const claimIn = (jwt: string) => JSON.parse(String(decodeJwt(jwt).data));

describe("trigger", () => {
  it("supports all documented events", () => {
    const types = Object.values(entities).flatMap(({ events: ownEvents = {} }) =>
      Object.values(ownEvents),
    );
    expect(Object.keys(events).sort()).toEqual([...new Set(types)].sort());
    expect(types).toHaveLength(146);
  });

  it.each(Object.entries(events))(
    "sends a valid sample of %s",
    async (event, facts: EventFacts) => {
      const schema = await eventSchema(facts);
      const sample = sampleOf(schema, "2026-05-04T10:00:00.000Z");
      expect(violationsOf(schema, sample)).toEqual([]);
      const { jwt, status } = await emulator.trigger({ event, to });
      expect(status).toBe(200);
      const claim = claimIn(jwt);
      expect(claim.eventType).toBe(event);
      expect(eventProblems(event, JSON.parse(claim.data))).toEqual([]);
    },
  );

  it("sends a webhook that an app can verify with the emulator's key", async () => {
    const publicKey = await emulator.publicKey();
    const client = createClient({ auth: AppStrategy({ appId: "my-app", publicKey }) });
    const notifications: unknown[] = [];
    client.use(onOrderApproved)((notification) => void notifications.push(notification));
    const event = "wix.ecom.v1.order_approved";
    await emulator.trigger({ event, to, appId: "my-app", instanceId: "here" });
    const last = requests.at(-1);
    expect([last?.url, last?.type]).toEqual([to, "text/plain"]);
    const { instanceId } = await client.webhooks.process(last?.body ?? "");
    expect(instanceId).toBe("here");
    expect(notifications).toMatchObject([{ metadata: { eventType: event, instanceId: "here" } }]);
    expect(emulator.webhooks).toEqual([]);
  });

  it("sends the given data, or throws if the data does not match the schema", async () => {
    const event = "wix.stores.catalog.v3.brand_created";
    const { jwt } = await emulator.trigger({ event, to, data: { name: "Field Notes" } });
    expect(JSON.parse(claimIn(jwt).data).createdEvent.entity.name).toBe("Field Notes");
    const invalid = emulator.trigger({ event, to, data: { name: 5 } });
    await expect(invalid).rejects.toThrow(/does not match Brand: name/);
  });

  it("suggests similar names for an unknown event, and rejects an invalid URL", async () => {
    await expect(emulator.trigger({ event: "order_approved", to })).rejects.toThrow(
      "Unknown event order_approved. Did you mean wix.ecom.v1.order_approved or",
    );
    await expect(emulator.trigger({ event: "constructor", to })).rejects.toThrow(/Unknown event/);
    await expect(emulator.trigger({ event: "x", to: "nowhere" })).rejects.toThrow(/URL/);
  });
});
