import { cookies, headers } from "next/headers.js";
import { NextResponse } from "next/server.js";
import type { SessionServer } from "../server/server-types.js";
import { type NextServer, type NextServerOptions, nextServerOn } from "./next-parts.js";

export type { NextServer, NextServerOptions } from "./next-parts.js";

/**
 * Creates session functions for the Next.js App Router. They are used in the proxy
 * (https://nextjs.org/docs/app/api-reference/file-conventions/proxy), route handlers, server
 * components and server actions. If Next.js runs behind a reverse proxy, pass `origin` or
 * `trustProxy` to `sessionServer`, because Next.js reports only the address that it listens on.
 *
 * @param server - the site's session server
 * @param options - when sessions start
 * @example
 * ```ts
 * // src/portico.ts
 * import { nextServer } from "@portico/identity/next";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 * });
 * export const portico = nextServer(server);
 * // src/proxy.ts: export const proxy = portico.proxy;  (Next.js 15: src/middleware.ts, export const middleware)
 * // and: export const config = { matcher: "/((?!_next/|favicon).*)" };
 * // src/app/auth/[...path]/route.ts: export const { GET, POST } = portico;
 * // a server component: const client = await portico.serverClient();
 * // a server action: const client = await portico.actionClient();
 * ```
 */
export function nextServer<Modules extends object = object, Data = unknown>(
  server: SessionServer<Modules, Data>,
  options?: NextServerOptions,
): NextServer<Modules, Data> {
  // Import next/navigation on demand, because Turbopack cannot load it in a route handler.
  const redirect = async (url: string) => (await import("next/navigation.js")).redirect(url);
  return nextServerOn(server, { cookies, headers, NextResponse, redirect }, options);
}
