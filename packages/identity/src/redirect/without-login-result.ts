import { parseFragment, RESULT_PARAMETERS } from "./redirect-url.js";

/** A login result works only once. */
export function withoutLoginResult(address: string): string {
  const url = new URL(address);
  const fragment = parseFragment(url);
  const originalSize = fragment.size;
  for (const name of RESULT_PARAMETERS) {
    url.searchParams.delete(name);
    fragment.delete(name);
  }
  // keep the fragment of the page, such as "#section"
  if (fragment.size !== originalSize) url.hash = fragment.toString();
  return url.href;
}
