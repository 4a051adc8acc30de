/** Maximum length of a path: a longer one would not fit into the login cookie. */
const LONGEST = 1_500;

/** How many times a path is decoded to check it. */
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

/** Returns whether a path leads to another host, as it is or after decoding it several times. */
function leads(path: string): boolean {
  let layer: string | undefined = path;
  for (let depth = 0; depth < LAYERS && layer !== undefined; depth++) {
    if (ELSEWHERE.test(layer)) return true;
    const next = decoded(layer);
    if (next === layer) return false;
    layer = next;
  }
  // legitimate URLs are not encoded this often
  return layer !== undefined;
}

/**
 * Returns the path to open after a login or logout, with query string and fragment. Paths that are invalid, too long
 * or lead to another site become "/".
 *
 * @param address - as the browser sent it
 * @param basePath - base path of the session routes, which would start another login
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
