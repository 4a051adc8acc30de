import type { TokensInput } from "@portico/core/internal";
import type { SessionServer } from "./server-types.js";

/**
 * Creates a session cookie, so that your tests can start with a logged-in user.
 *
 * @param server - your site's server, or one with the same `clientId`, `secret`, `cookie` and
 *   `storage`
 * @param tokens - the user's tokens, such as `client.auth.getTokens()` after a login on the
 *   emulator
 * @param url - URL of the page that the test opens, because cookie names differ between http and
 *   https. Default: "https://localhost/"
 * @returns the value of the Cookie header
 * @throws PorticoError - SESSION_TOO_LARGE; SystemError - SESSION_STORE_UNAVAILABLE
 * @example
 * ```ts
 * import { sessionServer } from "@portico/identity/server";
 * import { createSessionCookie } from "@portico/identity/testing";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 * });
 * const tokens = {
 *   accessToken: { value: "access", expiresAt: Math.floor(Date.now() / 1000) + 3600 },
 *   refreshToken: { value: "refresh", role: "member" as const },
 * };
 * const Cookie = await createSessionCookie(server, tokens);
 * const client = await server.createServerClient(
 *   new Request("https://localhost/account", { headers: { Cookie } }),
 * );
 * console.log(client.session.isMember); // true
 * ```
 */
export async function createSessionCookie(
  server: SessionServer,
  tokens: TokensInput,
  url = "https://localhost/",
): Promise<string> {
  const { auth, session } = await server.createServerClient(new Request(url));
  await auth.setTokens(tokens);
  return session.cookieHeader();
}
