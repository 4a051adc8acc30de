/// <reference types="node" />
// The emulator over HTTP. Loaded on demand only, so that everything else also runs in a browser.
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as serveNode } from "@hono/node-server";
import type { Listening } from "./emulator.js";
import { DroppedConnection } from "./runtime/faults.js";

/** Starts a server for a handler. */
export function listenOn(
  handle: (request: Request) => Promise<Response>,
  { port = 4477, host }: { readonly port?: number; readonly host?: string },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fetch = async (request: Request, bindings: unknown): Promise<Response> => {
      try {
        return await handle(request);
      } catch (error) {
        if (error instanceof DroppedConnection) {
          (bindings as { incoming: IncomingMessage }).incoming.socket.destroy();
          return new Response(null, { status: 500 });
        }
        const message = error instanceof Error ? error.message : String(error);
        return Response.json({ message, details: {} }, { status: 500 });
      }
    };
    const server = serveNode(
      { fetch, port, ...(host === undefined ? {} : { hostname: host }) },
      (address: AddressInfo) => {
        resolve({
          url: `http://localhost:${address.port}`,
          port: address.port,
          close: () =>
            new Promise<void>((done, failed) => {
              server.close((error) => (error ? failed(error) : done()));
              if ("closeAllConnections" in server) server.closeAllConnections();
            }),
        });
      },
    );
    server.once("error", reject);
  });
}
