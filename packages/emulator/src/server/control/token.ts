// Control from other machines, as of a container from the machine that runs it: for whoever has the token.
import { isOwnHost, type Trusted } from "../cors.js";
import { isControlled, refusedMachine, TENANTS } from "./guard.js";

type Handle = (request: Request, from?: string) => Promise<Response>;

/** What can be written into a header, and not be guessed. */
const TOKEN = /^[\x21-\x7e]{16,}$/;

/**
 * Checks a token.
 *
 * @throws TypeError when it is too short, or has characters other than letters, digits and signs of ASCII
 */
export function checkedToken(token: string, name: string): string {
  if (TOKEN.test(token)) return token;
  throw new TypeError(`${name} must have at least 16 printable ASCII characters`);
}

/** The header that brings a token along: as the password of a user of any name, which browsers ask for (RFC 7617). */
export const headerOf = (token: string): string => `Basic ${btoa(`portico:${token}`)}`;

function tokenOf(request: Request): string | undefined {
  const packed = /^Basic +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  try {
    return packed === undefined ? undefined : /:(.*)$/.exec(atob(packed))?.[1];
  } catch {
    return undefined;
  }
}

/** Compared in place of the texts: how far two of these agree tells nothing of them. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).join();
}

/** Who has no token, and is no program of this machine. */
const refusal = () =>
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

/** Lets other machines control what a handler serves, if they have the token: to it, they are this one then. */
export function withToken(token: string, handle: Handle, trusted: () => Trusted): Handle {
  const known = digestOf(checkedToken(token, "controlToken"));
  return async (request, from) => {
    const { pathname } = new URL(request.url);
    const isControl = isControlled(pathname) || pathname.startsWith(TENANTS);
    const isOpen = !isControl || refusedMachine(from) === undefined;
    // a name that is not the emulator's is refused, whatever comes with it
    if (isOpen || !isOwnHost(request, trusted())) return await handle(request, from);
    const sent = tokenOf(request);
    if (sent === undefined || (await digestOf(sent)) !== (await known)) return refusal();
    return await handle(request);
  };
}
