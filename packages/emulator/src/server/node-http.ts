/// <reference types="node" />
import type { IncomingMessage, ServerResponse } from "node:http";

/** TypeScript's DOM library does not declare `ReadableStream.from` yet. */
interface StreamFactory {
  from(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array>;
}

/** @throws TypeError if the URL or method is invalid for a `Request` */
export function webRequest(incoming: IncomingMessage, origin: string): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  // Concatenate instead of using `new URL`, which would read "//other/path" as a host.
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

/** Size in bytes. Smaller bodies fit into one network packet. */
const MIN_GZIP_SIZE = 1400;

/** Compresses without `node:zlib`, because bundlers also include this file in browser builds. */
async function compress(body: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const isText = (type: string | null) => /^text\/|json|javascript|xml/.test(type ?? "");

export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (isText(response.headers.get("content-type")) && !response.headers.has("content-encoding")) {
    outgoing.appendHeader("vary", "Accept-Encoding");
    const encodings = String(outgoing.req.headers["accept-encoding"] ?? "");
    if (body.length >= MIN_GZIP_SIZE && /\bgzip\b(?!;\s*q=0(\.0+)?\s*(,|$))/i.test(encodings)) {
      outgoing.setHeader("content-encoding", "gzip");
      outgoing.removeHeader("content-length");
      outgoing.end(await compress(body));
      return;
    }
  }
  outgoing.end(response.body ? body : undefined);
}
