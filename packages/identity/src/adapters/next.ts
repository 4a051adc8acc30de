import { cookies, headers } from "next/headers.js";
import { NextResponse } from "next/server.js";
import type { SessionServer } from "../server/server-types.js";
import { type NextServer, type NextServerOptions, nextServerOn } from "./next-parts.js";

export type { NextServer, NextServerOptions } from "./next-parts.js";

/**
 * Sessions for Next.js (App Router): proxy, route handlers, server components and server actions. Behind a
 * proxy of your own, `sessionServer` needs `origin` or `trustProxy`: Next.js tells the address it listens at.
 *
 * @param server - of the site
 * @param options - when sessions start
 * @returns what `proxy.ts`, the route and the components take
 *   (https://nextjs.org/docs/app/api-reference/file-conventions/proxy)
 * @example
 * ```ts
 * // src/portico.ts
 * import { nextServer } from "@portico/identity/next";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({ clientId: "…", secret: "32 or more random characters, kept secret" });
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
  // Turbopack cannot load this module in a route handler, so it is imported only where a page redirects.
  const redirect = async (url: string) => (await import("next/navigation.js")).redirect(url);
  return nextServerOn(server, { cookies, headers, NextResponse, redirect }, options);
}
