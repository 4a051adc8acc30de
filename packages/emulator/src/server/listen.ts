/// <reference types="node" />
// The emulator over HTTP. Loaded on demand only, so that everything else also runs in a browser.
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DroppedConnection } from "./faults.js";
import { requestOf, sendResponse } from "./node-http.js";

/** A server that `listen` started. */
export interface Listening {
  /** "http://localhost:4477". */
  readonly url: string;
  readonly port: number;
  /** Stops the server and its open connections. */
  close(): Promise<void>;
}

/** How an emulator listens. */
export interface ListenOptions {
  /** 4477 unless told otherwise; 0 takes a free one. */
  readonly port?: number;
  /** 127.0.0.1 unless told otherwise. */
  readonly host?: string;
  /** Further host names that requests may call it by, as "emulator" among containers. */
  readonly aliases?: readonly string[];
  /**
   * Lets other machines have the control API and the dashboard, if they send it: as the password of any user (HTTP Basic),
   * which a browser asks for. 16 characters or more. Without one, they are for this machine alone.
   */
  readonly controlToken?: string;
  /** Called after each request that changed something. */
  readonly onChange?: () => void;
  /**
   * How many tenants there may be: emulators of the same options that requests name by the header `x-portico-tenant`, each
   * with data of its own. 32 unless told otherwise.
   */
  readonly tenants?: number;
}

/** Imports the HTTP module of Node.js. The name is put together here so that bundlers for browsers do not follow it. */
async function loadHttp(): Promise<typeof import("node:http")> {
  const specifier = ["node", "http"].join(":");
  return await import(/* @vite-ignore */ specifier);
}

/** Where it listens unless told otherwise: it knows codes and keys, which are nobody's business in the network. */
const LOCAL = "127.0.0.1";

/** What to call a server that listens on an address: everywhere, and this machine alone, are localhost. */
function hostName(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Starts a server for a handler. */
export async function listenOn(
  handle: (request: Request, from: string | undefined) => Promise<Response>,
  { port = 4477, host }: ListenOptions,
): Promise<Listening> {
  const { createServer } = await loadHttp();
  const respond = async (incoming: IncomingMessage): Promise<Response> => {
    let request: Request;
    try {
      request = requestOf(incoming, `http://${incoming.headers.host ?? LOCAL}`);
    } catch {
      return Response.json({ message: "The request URL is invalid", details: {} }, { status: 400 });
    }
    return await handle(request, incoming.socket.remoteAddress);
  };
  const server = createServer(async (incoming, outgoing) => {
    try {
      await sendResponse(await respond(incoming), outgoing);
    } catch (error) {
      if (error instanceof DroppedConnection || outgoing.headersSent)
        return incoming.socket.destroy();
      const message = error instanceof Error ? error.message : String(error);
      await sendResponse(Response.json({ message, details: {} }, { status: 500 }), outgoing);
    }
  });
  return await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host ?? LOCAL, () => {
      const address = server.address() as AddressInfo;
      resolve({
        url: `http://${hostName(host)}:${address.port}`,
        port: address.port,
        close: () =>
          new Promise<void>((done, failed) => {
            server.close((error?: Error) => (error ? failed(error) : done()));
            server.closeAllConnections();
          }),
      });
    });
  });
}
