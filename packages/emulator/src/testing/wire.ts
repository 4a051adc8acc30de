// Sends HTTP requests by method and path, without a client package.

import type { Emulator } from "../emulator.js";
import { API_KEY, type Json } from "./test-client.js";

export interface WireReply {
  readonly status: number;
  readonly body: Json;
}

export function wireCaller(emulator: Emulator, authorization = API_KEY) {
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
