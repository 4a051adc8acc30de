// Serves a Node request with a web-standard handler.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Answers a Node request with what a fetch handler makes of it.
 *
 * @param {(request: Request) => Promise<Response>} handler
 * @param {string} origin the handler's own, however the browser names this machine
 * @param {import("node:http").IncomingMessage} incoming
 * @param {import("node:http").ServerResponse} outgoing
 */
export async function answerWith(handler, origin, incoming, outgoing) {
  const { method = "GET", headers } = incoming;
  const url = new URL(incoming.url ?? "/", origin);
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(url, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
    ),
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: "half" } : {}),
  });
  const response = await handler(request);
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (!response.body) return outgoing.end();
  await pipeline(Readable.fromWeb(response.body), outgoing);
}
