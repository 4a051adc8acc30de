import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendResponse } from "./node-http.js";

const LONG = "portico ".repeat(1000);
const responses: Record<string, () => Response> = {
  "/long": () => Response.json({ LONG }, { headers: { vary: "Origin" } }),
  "/short": () => Response.json({}),
  "/image": () => new Response(LONG, { headers: { "content-type": "image/webp" } }),
  "/encoded": () =>
    new Response(LONG, { headers: { "content-type": "text/plain", "content-encoding": "x" } }),
};
const server = createServer((incoming, outgoing) => {
  void sendResponse(responses[incoming.url ?? ""]?.() ?? new Response(), outgoing);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

function get(path: string, encoding?: string, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const headers = encoding === undefined ? {} : { "accept-encoding": encoding };
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, method, headers, agent: false }, (message) => {
      buffer(message).then((body) => resolve({ headers: message.headers, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

describe("sendResponse", () => {
  it.each(["gzip", "br, gzip;q=0.8", "GZIP"])(
    "compresses long text if Accept-Encoding is %s",
    async (encoding) => {
      const { headers, body } = await get("/long", encoding);
      expect(headers).toMatchObject({
        "content-encoding": "gzip",
        vary: "Origin, Accept-Encoding",
      });
      expect(JSON.parse(gunzipSync(body).toString())).toEqual({ LONG });
      expect(body.length).toBeLessThan(500);
    },
  );

  it.each([undefined, "br", "gzip;q=0"])(
    "does not compress long text if Accept-Encoding is %s",
    async (encoding) => {
      const { headers, body } = await get("/long", encoding);
      expect(headers).not.toHaveProperty("content-encoding");
      expect(headers).toMatchObject({ "content-length": String(body.length) });
      expect(JSON.parse(body.toString())).toEqual({ LONG });
    },
  );

  it.each(["/short", "/image"])("does not compress short or binary content: %s", async (path) => {
    expect((await get(path, "gzip")).headers).not.toHaveProperty("content-encoding");
  });

  it("keeps an existing content encoding", async () => {
    expect((await get("/encoded", "gzip")).headers).toMatchObject({ "content-encoding": "x" });
  });
});
