// The platform inside Vite's development server, on the shop's own origin.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { answerWith } from "./node-fetch-handler.mjs";
import { isForPlatform } from "./platform-requests.mjs";

/**
 * Answers the shop's calls with an emulator, unless VITE_PORTICO_URL names a platform elsewhere.
 *
 * @returns {import("vite").Plugin}
 */
export function emulatorPlugin() {
  return {
    name: "portico-emulator",
    apply: "serve",
    async configureServer(server) {
      if (server.config.env.VITE_PORTICO_URL) return;
      const { createEmulator } = await import("@portico/emulator");
      /** Made with the first request: only then the server's address is known. */
      let emulator;
      const { root, publicDir } = server.config;
      const isViteFile = (pathname) =>
        /^\/(@|node_modules\/|src\/)/.test(pathname) ||
        existsSync(join(publicDir, pathname)) ||
        existsSync(join(root, pathname));
      server.middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? "/", "http://localhost");
        const request = { method: incoming.method, pathname, accept: incoming.headers.accept };
        if (!isForPlatform(request, isViteFile)) return next();
        const address = server.resolvedUrls?.local[0] ?? `http://${incoming.headers.host}`;
        emulator ??= createEmulator({ origin: new URL(address).origin });
        answerWith(emulator.fetch, emulator.origin, incoming, outgoing).catch(next);
      });
    },
  };
}
