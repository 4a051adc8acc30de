import { isOwnHost, type TrustedHosts } from "../cors.js";
import { type Handle, isControlPath, machineError, TENANTS_PATH } from "./guard.js";

/** Printable ASCII, because the token is sent in a header. The minimum length prevents guessing. */
const TOKEN_FORMAT = /^[\x21-\x7e]{16,}$/;

export function checkedToken(token: string, name: string): string {
  if (TOKEN_FORMAT.test(token)) return token;
  throw new TypeError(`${name} must have at least 16 printable ASCII characters`);
}

/** The token is sent as the HTTP Basic password, because browsers prompt for it. */
export const authorizationOf = (token: string): string => `Basic ${btoa(`portico:${token}`)}`;

function tokenOf(request: Request): string | undefined {
  const encoded = /^Basic +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  try {
    return encoded === undefined ? undefined : /:(.*)$/.exec(atob(encoded))?.[1];
  } catch {
    return undefined;
  }
}

/** The server compares hashes, so that timing reveals nothing about the token. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).join();
}

const unauthorized = () =>
  Response.json(
    { message: "The control API and the dashboard require the control token on other machines" },
    {
      status: 401,
      headers: {
        "WWW-Authenticate": 'Basic realm="Portico emulator", charset="UTF-8"',
        "Cache-Control": "no-store",
      },
    },
  );

/** Gives other machines that send the token the same access as this machine. */
export function withToken(token: string, handle: Handle, trusted: () => TrustedHosts): Handle {
  const expected = digestOf(checkedToken(token, "controlToken"));
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    const isControl = isControlPath(pathname) || pathname.startsWith(TENANTS_PATH);
    const isOpen = !isControl || machineError(address) === undefined;
    // The handler rejects unknown host names, even with a valid token.
    if (isOpen || !isOwnHost(request, trusted())) return await handle(request, address);
    const sent = tokenOf(request);
    if (sent === undefined || (await digestOf(sent)) !== (await expected)) return unauthorized();
    return await handle(request);
  };
}
