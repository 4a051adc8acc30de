/// <reference types="node" />
// The emulator over HTTP. Loaded on demand only, so that everything else also runs in a browser.
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DroppedConnection } from "./faults.js";
import { requestOf, sendResponse } from "./node-http.js";

/** Running HTTP server. */
export interface ListeningServer {
  /** URL of the server, such as `"http://localhost:4477"`. */
  readonly url: string;
  readonly port: number;
  /** Stops the server and closes its connections. */
  close(): Promise<void>;
}

/** Options of {@link Emulator.listen}. */
export interface ListenOptions {
  /** Port. 0 uses any free port. Default: 4477. */
  readonly port?: number;
  /** Address to listen on. Default: `"127.0.0.1"`, this machine only. */
  readonly host?: string;
  /** Additional host names to accept, such as a container's name. */
  readonly aliases?: readonly string[];
  /**
   * Password (HTTP Basic, any user name) that gives other machines access to the control API and
   * the dashboard. At least 16 characters. Default: only this machine has access.
   */
  readonly controlToken?: string;
  /** Called after each request that changes state or time. */
  readonly onChange?: () => void;
  /**
   * Maximum number of tenants: separate emulators with the same options, which requests select with
   * the `x-portico-tenant` header. Default: 32.
   */
  readonly tenants?: number;
}

/**
 * Imports the HTTP module of Node.js. The name is assembled at run time so that bundlers for
 * browsers do not include it.
 */
async function loadHttp(): Promise<typeof import("node:http")> {
  const specifier = ["node", "http"].join(":");
  return await import(/* @vite-ignore */ specifier);
}

/**
 * Default address. Do not listen on the network by default, because the emulator holds login codes
 * and keys.
 */
const LOCAL = "127.0.0.1";

/** Returns the host name in the server's URL: localhost for this machine and for all interfaces. */
function hostName(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Starts a server for a handler. */
export async function listenOn(
  handle: (request: Request, from: string | undefined) => Promise<Response>,
  { port = 4477, host }: ListenOptions,
): Promise<ListeningServer> {
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
