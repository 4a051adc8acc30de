import { blank } from "./mask.ts";
import type { Segment } from "./source.ts";

/**
 * Blanks all of a source but the given segments, so that lines and columns are still those of the source. A "|" marks where a
 * segment begins, so that no phrase spans two of them.
 */
export function proseOnly(source: string, segments: readonly Segment[]): string {
  let text = "";
  for (const { start, text: prose } of segments) {
    text += blank(source.slice(text.length, start)).replace(/ $/, "|");
    text += prose.replace(/^ /, "|");
  }
  return text + blank(source.slice(text.length));
}
