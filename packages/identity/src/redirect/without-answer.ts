import { ANSWER_NAMES, fragmentOf } from "./redirect-url.js";

/** Removes the result of a login, which works only once, from a URL. */
export function withoutAnswerIn(address: string): string {
  const url = new URL(address);
  const fragment = fragmentOf(url);
  const before = fragment.size;
  for (const name of ANSWER_NAMES) {
    url.searchParams.delete(name);
    fragment.delete(name);
  }
  // keep fragments of the page, such as "#section"
  if (fragment.size !== before) url.hash = fragment.toString();
  return url.href;
}
