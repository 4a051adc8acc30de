import { parseFragment, RESULT_PARAMETERS } from "./redirect-url.js";

/** Removes the login result from a URL, because its code works only once. */
export function withoutLoginResult(address: string): string {
  const url = new URL(address);
  const fragment = parseFragment(url);
  const originalSize = fragment.size;
  for (const name of RESULT_PARAMETERS) {
    url.searchParams.delete(name);
    fragment.delete(name);
  }
  // do not rewrite a fragment that belongs to the page, such as "#section"
  if (fragment.size !== originalSize) url.hash = fragment.toString();
  return url.href;
}
