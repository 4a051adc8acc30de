/// <reference types="node" />
import { existsSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, PreviewServer, ViteDevServer } from "vite";
import type { Emulator } from "./emulator.js";
import type { EmulatorOptions } from "./options/option-types.js";
import { isControlPath, machineError } from "./server/control/guard.js";
import { DroppedConnection } from "./server/faults.js";
import { sendResponse, webRequest } from "./server/node-http.js";

/** Options of {@link porticoEmulator}. */
export interface ViteEmulatorOptions extends EmulatorOptions {
  /**
   * Returns whether to run the emulator. `env` contains the environment variables that Vite
   * exposes. Default: always.
   */
  active?: (env: Readonly<Record<string, unknown>>) => boolean;
}

/** Only this machine can access the dashboard and control API. */
async function respond(emulator: Emulator, incoming: IncomingMessage, outgoing: ServerResponse) {
  const request = webRequest(incoming, emulator.origin);
  const message = isControlPath(new URL(request.url).pathname)
    ? machineError(incoming.socket.remoteAddress)
    : undefined;
  const rejection = message === undefined ? undefined : Response.json({ message }, { status: 403 });
  await sendResponse(rejection ?? (await emulator.fetch(request)), outgoing);
}

/**
 * Creates a Vite plugin that runs an emulator on your app's origin, in `vite dev` and `vite
 * preview`. The emulator serves the platform's API, hosted pages, and the dashboard at
 * `/_portico/`. The plugin does not affect builds.
 *
 * @param options - Options for the emulator, and whether to run it.
 * @returns The plugin. Create your app's client with `baseUrl: location.origin`.
 * @example
 * ```ts
 * import { porticoEmulator } from "@portico/emulator/vite";
 * import { defineConfig } from "vite";
 *
 * export default defineConfig({ plugins: [porticoEmulator({ seed: "minimal" })] });
 * ```
 */
export function porticoEmulator({ active, ...options }: ViteEmulatorOptions = {}): Plugin {
  async function serve(server: ViteDevServer | PreviewServer, files: string[]): Promise<void> {
    if (active && !active(server.config.env)) return;
    const { createEmulator } = await import("./emulator.js");
    // Create the emulator on the first request, because the server has no URL before then.
    let emulator: Emulator | undefined;
    const isFile = (path: string) =>
      path !== "/" &&
      files.some((folder) => {
        const file = join(folder, path);
        return existsSync(file) && statSync(file).isFile();
      });
    server.middlewares.use((incoming, outgoing, next) => {
      // Do not parse the path as a URL, because paths such as "//[" are invalid URLs.
      const [pathname = "/"] = (incoming.url ?? "/").split("?");
      const address = server.resolvedUrls?.local[0] ?? `http://${incoming.headers.host}`;
      emulator ??= createEmulator({ origin: new URL(address).origin, ...options });
      const isHandled = pathname !== "/" && emulator.serves(incoming.method ?? "GET", pathname);
      if (!isHandled || isFile(pathname)) return next();
      respond(emulator, incoming, outgoing).catch((error: unknown) => {
        if (error instanceof DroppedConnection) incoming.socket.destroy();
        // The error is irrelevant if the browser closed the connection.
        else if (!outgoing.destroyed) next(error);
      });
    });
  }
  return {
    name: "portico-emulator",
    apply: "serve",
    configureServer: (server) => serve(server, [server.config.publicDir, server.config.root]),
    configurePreviewServer: (server) => {
      const { root, build } = server.config;
      return serve(server, [join(root, build.outDir)]);
    },
  };
}
