/// <reference types="node" />
// This module is loaded on demand, so that the rest of the emulator also runs in a browser.
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DroppedConnection } from "./faults.js";
import { sendResponse, webRequest } from "./node-http.js";

/** Running HTTP server of an emulator, as returned by {@link Emulator.listen}. */
export interface ListeningServer {
  /** URL of the server, such as `"http://localhost:4477"`. */
  readonly url: string;
  /** Port of the server. */
  readonly port: number;
  /** Stops the server and closes its connections. */
  close(): Promise<void>;
}

/** Options of {@link Emulator.listen}. */
export interface ListenOptions {
  /** Port to listen on, from 0 to 65535. 0 uses any free port. Default: 4477. */
  readonly port?: number;
  /** Address to listen on. Default: `"127.0.0.1"`, which only this machine can reach. */
  readonly host?: string;
  /** Additional host names that requests may use, such as a container's name. Default: none. */
  readonly aliases?: readonly string[];
  /**
   * Password that gives other machines access to the control API and the dashboard. It must have at
   * least 16 printable ASCII characters and no spaces. Browsers prompt for it with HTTP Basic
   * authentication, with any user name. Default: only this machine has access.
   */
  readonly controlToken?: string;
  /** Called after each request that changes the state or the clock. Default: none. */
  readonly onChange?: () => void;
  /**
   * Maximum number of tenants: separate emulators with the same options. Requests select one with
   * the `x-portico-tenant` header. Default: 32.
   */
  readonly tenants?: number;
}

/** Imports `node:http` by a computed name, so that bundlers for browsers do not include it. */
async function loadHttp(): Promise<typeof import("node:http")> {
  const specifier = ["node", "http"].join(":");
  return await import(/* @vite-ignore */ specifier);
}

/** The default allows only this machine, because the emulator holds login codes and keys. */
const LOCAL_HOST = "127.0.0.1";

function hostName(host: string | undefined): string {
  if (host === undefined || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

export async function listenOn(
  handle: (request: Request, address: string | undefined) => Promise<Response>,
  { port = 4477, host }: ListenOptions,
): Promise<ListeningServer> {
  const { createServer } = await loadHttp();
  const respond = async (incoming: IncomingMessage): Promise<Response> => {
    let request: Request;
    try {
      request = webRequest(incoming, `http://${incoming.headers.host ?? LOCAL_HOST}`);
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
    server.listen(port, host ?? LOCAL_HOST, () => {
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
