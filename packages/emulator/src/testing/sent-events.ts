import { decodeJwt } from "jose";
import { expect } from "vitest";
import type { Emulator } from "../emulator.js";
import { eventProblems } from "./conformance.js";
import type { Json } from "./test-client.js";

export const webhookOptions = () => ({
  webhooks: { url: "http://localhost:9/hook" },
  fetch: async () => new Response(null, { status: 200 }),
});

/**
 * Skips the first `skip` events. For each later event, returns its content and the last part of its
 * type. Checks the events against the API documents.
 */
export async function sentEvents(
  emulator: Emulator,
  skip = 0,
): Promise<{ type: string; content: Json }[]> {
  await emulator.settled();
  return emulator.webhooks.slice(skip).map(({ jwt, eventType }) => {
    const { data } = JSON.parse(decodeJwt(jwt).data as string);
    const content = JSON.parse(data);
    expect([eventType, eventProblems(eventType, content)]).toEqual([eventType, []]);
    return { type: eventType.slice(eventType.lastIndexOf(".") + 1), content };
  });
}
