/** A longer address would not fit into a login's cookie. */
const LONGEST = 1_500;

/** How often an address may be percent-encoded, to be looked through. */
const LAYERS = 4;

// A browser takes a backslash for a slash and leaves control characters out; a second slash begins a host.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ELSEWHERE = /^[/\\][/\\]|[\u0000-\u001f\u007f\\]/;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Whether a path leads to another host, as it is or however often it is decoded on its way. */
function leads(path: string): boolean {
  let layer: string | undefined = path;
  for (let depth = 0; depth < LAYERS && layer !== undefined; depth++) {
    if (ELSEWHERE.test(layer)) return true;
    const next = decoded(layer);
    if (next === layer) return false;
    layer = next;
  }
  // Encoded more often than anybody who means well does it.
  return layer !== undefined;
}

/**
 * Where to go after a login or a logout: a path of this site, with its query and fragment. Whatever
 * leads elsewhere, cannot be read or is too long, becomes "/".
 *
 * @param address - as a browser sent it
 * @param basePath - where a login would begin again
 */
export function returnPath(address: unknown, basePath: string): string {
  if (typeof address !== "string" || !address.startsWith("/")) return "/";
  const site = "https://site.invalid";
  if (ELSEWHERE.test(address) || !URL.canParse(address, site)) return "/";
  const { origin, pathname, search, hash } = new URL(address, site);
  if (origin !== site || leads(pathname)) return "/";
  if (pathname === basePath || pathname.startsWith(`${basePath}/`)) return "/";
  const path = pathname + search + hash;
  return path.length > LONGEST ? "/" : path;
}
