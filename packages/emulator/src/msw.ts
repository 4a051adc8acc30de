import { type HttpHandler, HttpResponse, http } from "msw";
import type { Emulator } from "./emulator.js";
import { API_HOSTS } from "./server/cors.js";
import { DroppedConnection } from "./server/faults.js";

/**
 * Creates Mock Service Worker handlers that pass requests to an emulator. They match the hosts of
 * the platform's API and the emulator's origin.
 *
 * @param emulator - Emulator that handles the requests.
 * @returns The handlers, for `setupServer` or `setupWorker`.
 * @example
 * ```ts
 * import { createEmulator } from "@portico/emulator";
 * import { emulatorHandlers } from "@portico/emulator/msw";
 * import { setupServer } from "msw/node";
 *
 * const emulator = createEmulator();
 * const server = setupServer(...emulatorHandlers(emulator));
 * server.listen();
 * ```
 */
export function emulatorHandlers(emulator: Pick<Emulator, "fetch" | "origin">): HttpHandler[] {
  const origins = [...API_HOSTS.map((host) => `https://${host}`), emulator.origin];
  return origins.map((origin) =>
    http.all(`${origin}/*`, async ({ request }) => {
      try {
        return await emulator.fetch(request);
      } catch (error) {
        if (error instanceof DroppedConnection) return HttpResponse.error();
        throw error;
      }
    }),
  );
}
