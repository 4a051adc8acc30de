/// <reference types="node" />
// The emulator over HTTP. Loaded on demand only, so that everything else also runs in a browser.
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { DroppedConnection } from "./faults.js";

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

/** The server's module. Its name is put together here, so that a bundler for browsers does not follow it. */
async function loadServer(): Promise<typeof import("@hono/node-server")> {
  const specifier = ["@hono", "node-server"].join("/");
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
  const { serve } = await loadServer();
  const fetch = async (request: Request, bindings: unknown): Promise<Response> => {
    const { socket } = (bindings as { incoming: IncomingMessage }).incoming;
    try {
      return await handle(request, socket.remoteAddress);
    } catch (error) {
      if (error instanceof DroppedConnection) {
        socket.destroy();
        return new Response(null, { status: 500 });
      }
      const message = error instanceof Error ? error.message : String(error);
      return Response.json({ message, details: {} }, { status: 500 });
    }
  };
  return await new Promise((resolve, reject) => {
    const hostname = host ?? LOCAL;
    // the process keeps its own Request and Response: others in it (msw, say) count on them
    const own = { overrideGlobalObjects: false };
    const server = serve({ fetch, port, hostname, ...own }, (address: AddressInfo) => {
      resolve({
        url: `http://${hostName(host)}:${address.port}`,
        port: address.port,
        close: () =>
          new Promise<void>((done, failed) => {
            server.close((error?: Error) => (error ? failed(error) : done()));
            if ("closeAllConnections" in server) server.closeAllConnections();
          }),
      });
    });
    server.once("error", reject);
  });
}
