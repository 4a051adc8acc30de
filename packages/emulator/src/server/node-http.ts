/// <reference types="node" />
// Requests and responses of Node.js as those of the web, for the emulator's own server and for Vite's.
import type { IncomingMessage, ServerResponse } from "node:http";

/** Not in TypeScript's DOM library yet. */
interface StreamFactory {
  from(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array>;
}

/**
 * Returns a request of Node.js as the web's.
 *
 * @param incoming - of Node.js
 * @param origin - "http://localhost:4477", for a request that names only a path
 * @throws TypeError for an address or a method that no Request can have
 */
export function requestOf(incoming: IncomingMessage, origin: string): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  // Joined as text: "//other/path" is a path here, though `new URL` would take it for a host.
  return new Request(url.startsWith("/") ? origin + url : url, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
    ...(hasBody && {
      body: (ReadableStream as unknown as StreamFactory).from(incoming),
      duplex: "half",
    }),
  });
}

/** Sends a response of the web through Node.js, which adds its length. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(response.body ? body : undefined);
}
