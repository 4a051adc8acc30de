import { blankOut } from "./mask.ts";
import type { Segment } from "./source.ts";

/**
 * Blanks everything except the given segments, so that lines and columns still match the source. A
 * "|" marks the start of a segment, so that no phrase spans two segments.
 */
export function proseOnly(source: string, segments: readonly Segment[]): string {
  let text = "";
  for (const { start, text: prose } of segments) {
    text += blankOut(source.slice(text.length, start)).replace(/ $/, "|");
    text += prose.replace(/^ /, "|");
  }
  return text + blankOut(source.slice(text.length));
}
