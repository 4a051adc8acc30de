// Sends HTTP requests to an emulator, for operations that no client package has.

import type { Emulator } from "../emulator.js";
import { type Answer, API_KEY } from "./test-client.js";

/** A response's status and JSON body. */
export interface WireReply {
  readonly status: number;
  readonly body: Answer;
}

/**
 * Returns a function that sends requests to the platform's API host.
 *
 * @param authorization - value of the Authorization header; an API key by default
 */
export function wire(emulator: Emulator, authorization = API_KEY) {
  return async (method: string, path: string, body?: unknown): Promise<WireReply> => {
    const response = await emulator.fetch(`https://www.wixapis.com${path}`, {
      method,
      headers: {
        ...(authorization && { Authorization: authorization }),
        "Content-Type": "application/json",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
  };
}
