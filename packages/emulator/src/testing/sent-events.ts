// Reads what an emulator has sent to its webhook address, and checks it against the API documents.
import { decodeJwt } from "jose";
import { expect } from "vitest";
import type { Emulator } from "../emulator.js";
import { eventConformance } from "./conformance.js";
import type { Answer } from "./test-client.js";

/** Options of an emulator that sends events. */
export const listening = () => ({
  webhooks: { url: "http://localhost:9/hook" },
  fetch: async () => new Response(null, { status: 200 }),
});

/** The events after the first `skip`: last part of their type, and content. */
export async function sentEvents(
  emulator: Emulator,
  skip = 0,
): Promise<{ type: string; content: Answer }[]> {
  await emulator.settled();
  return emulator.webhooks.slice(skip).map(({ jwt, eventType }) => {
    const { data } = JSON.parse(decodeJwt(jwt).data as string);
    const content = JSON.parse(data);
    expect([eventType, eventConformance(eventType, content)]).toEqual([eventType, []]);
    return { type: eventType.slice(eventType.lastIndexOf(".") + 1), content };
  });
}
